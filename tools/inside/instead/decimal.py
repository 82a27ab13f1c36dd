"""Instead of `decimal`: `fractions` asks of numbers whether they are such, and here none is."""
# mypy: ignore-errors


class Decimal:
    """No number of the page's is one."""
