"""The boxers that are shipped.  A boxer once shipped never changes under its id; `ui.text` has words about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.blow_of_fate.builds import Build


@dataclass(frozen=True, slots=True)
class Shipped:
    """A boxer of the roster: the names in Latin letters (the record's) and in Japanese, the build, the style's code."""

    id: str
    name: str
    name_ja: str
    build: Build
    style: str


#: The roster in the order in which it is shown; the twins come first, and a bout for which nobody is named is theirs.
ROSTER: Final = {
    boxer.id: boxer
    for boxer in (
        Shipped("dawn_scale", "Asahi Tenbin", "天秤アサヒ", (5, 5, 5), "all-round"),
        Shipped("dusk_scale", "Yuhi Tenbin", "天秤ユウヒ", (5, 5, 5), "all-round"),
        Shipped("iron_gate", "Goro Tetsumon", "鉄門ゴロー", (4, 1, 10), "wall"),
        Shipped("glass_spark", "Hibana Garasu", "硝子ヒバナ", (9, 5, 1), "glass-cannon"),
        Shipped("thunder_step", "Raita Inabikari", "稲光ライタ", (8, 6, 1), "blitz"),
        Shipped("temple_bell", "Donzo Tsurigane", "釣鐘ドンゾー", (10, 1, 4), "heavy-hitter"),
        Shipped("night_firework", "Ichigeki Hanabi", "花火イチゲキ", (10, 4, 1), "gambler"),
        Shipped("paper_crane", "Suzu Orizuru", "折鶴スズ", (3, 10, 2), "fast-light"),
        Shipped("kite_in_storm", "Tsumuji Yakko", "奴ツムジ", (6, 7, 2), "swarmer"),
        Shipped("dusk_cat", "Tama Yoiyami", "宵闇タマ", (2, 8, 5), "out-boxer"),
        Shipped("river_willow", "Nagare Kawayanagi", "川柳ナガレ", (6, 2, 7), "counter-puncher"),
        Shipped("ox_cart", "Ushimatsu Daihachi", "大八ウシマツ", (7, 2, 6), "brawler"),
        Shipped("mooring_line", "Maiwai Tomozuna", "艫綱マイワイ", (3, 5, 7), "stayer"),
        Shipped("stone_turtle", "Manzo Ishigame", "石亀マンゾー", (2, 3, 10), "shell"),
    )
}
