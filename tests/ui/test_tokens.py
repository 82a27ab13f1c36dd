"""The design tokens: every pair of inks that text is set in can be read, and sizes come from the scale alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CSS = Path(__file__).resolve().parents[2] / "static" / "css"
TOKENS = (CSS / "tokens.css").read_text(encoding="utf-8")


def _block(selector: str) -> dict[str, str]:
    body = re.search(re.escape(selector) + r"\s*\{(.*?)\}", TOKENS, re.DOTALL)
    assert body, selector
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", body[1]))


LIGHT = _block(":root")
DARK = LIGHT | _block(':root[data-theme="dark"]')
SYSTEM = LIGHT | _block(':root:not([data-theme="light"])')


def _light(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Give the WCAG contrast of two colours written #rrggbb."""
    dark, light = sorted((_light(one), _light(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


#: What text is set in, on what it is set.
READ = [
    *((ink, paper) for ink in ("ink", "ink-2", "red", "blue", "gold", "good", "bad") for paper in ("paper", "paper-2")),
    ("ink", "spot"),
    ("red", "spot"),
    ("blue", "spot"),
    ("red-ink", "red"),
    ("blue-ink", "blue"),
    ("plate-ink", "red-plate"),
    ("plate-ink", "blue-plate"),
    ("gold-ink", "gold-leaf"),
    ("key-ink", "key"),
]
#: Lines and marks that carry meaning, and the ring of the focus where it falls.
SEEN = [
    ("line", "paper"),
    ("line", "paper-2"),
    ("focus", "paper"),
    ("focus", "paper-2"),
    ("gold-leaf", "red-plate"),
    ("gold-leaf", "blue-plate"),
    ("gold-leaf", "key"),
]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), READ)
def test_text_can_be_read(theme: dict[str, str], ink: str, ground: str) -> None:
    assert contrast(theme[ink], theme[ground]) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), SEEN)
def test_lines_can_be_seen(theme: dict[str, str], ink: str, ground: str) -> None:
    assert contrast(theme[ink], theme[ground]) >= 3


def test_dark_is_the_same_by_choice_and_by_the_system() -> None:
    assert DARK == SYSTEM


def test_the_scale_has_six_sizes_and_no_sheet_uses_another() -> None:
    assert [name for name in LIGHT if re.fullmatch(r"s\d", name)] == ["s1", "s2", "s3", "s4", "s5", "s6"]
    for path in sorted(CSS.glob("*.css")):
        for size in re.findall(r"font-size:\s*([^;}]+)", path.read_text(encoding="utf-8")):
            assert re.fullmatch(r"var\(--s[1-6]\)|0", size.strip()), f"{path.name}: {size}"


def test_no_sheet_has_a_colour_of_its_own_or_asks_another_host() -> None:
    for path in sorted(CSS.glob("*.css")):
        text = path.read_text(encoding="utf-8")
        assert "http" not in text, path.name
        if path.name in ("base.css", "shell.css"):
            assert not set(re.findall(r"#[0-9a-f]{3,8}\b", text)) - {"#000"}, path.name  # black is a mask's "all of it"


def test_every_token_used_is_defined() -> None:
    own = re.compile(r"--([\w-]+)\s*:")
    text = "".join(path.read_text(encoding="utf-8") for path in CSS.glob("*.css"))
    # What a view says of one element by its style attribute.
    defined = set(own.findall(text)) | {"share", "value", "size", "row", "column"}
    used = set(re.findall(r"var\(--([\w-]+)\)", text))
    assert used <= defined, used - defined
