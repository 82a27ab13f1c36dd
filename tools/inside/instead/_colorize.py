"""Instead of `_colorize`: a traceback in the page has no colours."""
# mypy: ignore-errors


class Plain(str):
    """No colour, of whatever part is asked for."""

    def __getattr__(self, name):
        return self


def can_colorize(*, file=None):
    """Tell that there are no colours."""
    return False


def get_theme(**wishes):
    """Give the theme without colours."""
    return Plain()
