"""Names that people cannot be mistaken for one another by.

Two names are confusable if their skeletons are equal, as in Unicode's Technical Standard 39. The
table of look-alikes is a small one of our own, of letters that are drawn the same in common typefaces;
a false alarm costs a number after the name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from ..engine import BadInput, Seat
from ..engine.setup import MOST_NAME

# Unicode's Default_Ignorable_Code_Point, and letters that are drawn as nothing.
INVISIBLE = [
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5),
    (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800),
    (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3), (0x1D159, 0x1D159), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
]  # fmt: skip

# Each Latin letter, in lower case, with what looks like it in either case.
LOOK_ALIKES = {
    "a": "αаɑᴀΑА", "b": "вьƄʙΒВ", "c": "сϲᴄСϹ", "d": "ԁɗԀ", "e": "еєҽᴇΕЕ", "f": "ғϝ", "g": "ɡԍց",
    "h": "һнһհʜΗН", "j": "јϳᴊЈ", "k": "кκᴋΚК", "l": "iıɩιіӏ1|ΙІӀǀ∣", "m": "мᴍΜМ", "n": "пոɴΝ",
    "o": "οоօσᴏ0ΟОՕ", "p": "рρΡР", "q": "ԛգ", "r": "гʀᴦ", "s": "ѕꜱЅ", "t": "тτᴛΤТ", "u": "υսцʋᴜ",
    "v": "νѵᴠѴ", "w": "ԝωшᴡԜ", "x": "хχΧХ", "y": "уγʏΥУҮү", "z": "ᴢΖ",
}  # fmt: skip
PAIRS = {"rn": "m", "vv": "w"}
TO_LATIN = str.maketrans({sign: letter for letter, signs in LOOK_ALIKES.items() for sign in signs})


def is_invisible(sign: str) -> bool:
    return any(first <= ord(sign) <= last for first, last in INVISIBLE)


def checked_name(name: str) -> str:
    """A name for a person, in which every letter can be seen."""
    if any(is_invisible(sign) for sign in name):
        raise BadInput("bad-name", name=name[:MOST_NAME], most=MOST_NAME)
    return Seat(name).name


def skeleton(name: str) -> str:
    """The look of a name, without case, width, invisible letters, spaces and look-alikes."""
    text = "".join(sign for sign in unicodedata.normalize("NFKC", name) if not is_invisible(sign))
    text = unicodedata.normalize("NFKC", text.translate(TO_LATIN).casefold()).translate(TO_LATIN)
    for pair, letter in PAIRS.items():
        text = text.replace(pair, letter)
    return "".join(text.split())


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody takes for one of those: it gets a number if it looks like one."""
    known = {skeleton(other) for other in taken}
    number, distinct = 1, name
    while skeleton(distinct) in known:
        number += 1
        distinct = f"{name[: MOST_NAME - 4].strip()} {number}"
    return Seat(distinct).name
