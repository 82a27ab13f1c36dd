"""What makes, serves, checks and measures the site; nothing here is shipped.

Lives here: the machine's set-up (`setup`, `browser`), the build (`build` and the
modules it calls), the server (`serve`), the benchmarks (`bench`) and the sheet
of screenshots (`sheet`).  May import: `engine` and `ui` (pure parts), the
development packages.  Must never: be imported by `engine` or `ui`, or ask any
host but the package registries, and those only through pip, npm and apt.
"""
