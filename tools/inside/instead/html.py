"""Instead of `html`: what PyScript and the page use of it, without the names of all entities."""
# Under Python's licence (PSF-2.0), as what it stands for.
# mypy: ignore-errors


def escape(s, quote=True):
    """Write a text so that HTML reads it as text."""
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return s.replace('"', "&quot;").replace("'", "&#x27;") if quote else s
