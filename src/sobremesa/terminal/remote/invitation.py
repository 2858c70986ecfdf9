"""An invitation at the terminal: the link, its QR code, and a short code."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from ...local.identity import TableLink
from ...protocol.rest import InvitationCode
from ...words import Words
from ..text import safe_text

QUIET_ZONE = 2  # light modules around a QR code
QR_STYLE = "#000000 on #ffffff"
HALF_BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}  # by dark above, dark below


class Invitation(NamedTuple):
    lines: list[Text]
    qr_code: list[Text]  # empty where only this machine can open the link, or block characters lack


def invitation(
    link: TableLink, words: Words, has_blocks: bool, issued: InvitationCode | None = None
) -> Invitation:
    """What invites others."""
    lines = [safe_text(words("invite-others")), safe_text(str(link), "bold")]
    if link.is_loopback:
        lines.append(safe_text(words("invite-only-here")))
    if issued:
        lines += code_lines(link, issued, words)
    return Invitation(lines, draw_qr_code(str(link)) if has_blocks and not link.is_loopback else [])


def draw_qr_code(link: str) -> list[Text]:
    """Two rows of modules in each line, always dark on light: not every camera reads the reverse."""
    import segno  # only where somebody invites

    rows = [bytes(row) for row in segno.make(link, micro=False, error="l").matrix_iter(border=QUIET_ZONE)]
    pairs = zip(rows[::2], [*rows[1::2], bytes(len(rows[0]))], strict=False)
    return [
        Text("".join(HALF_BLOCKS[dark] for dark in zip(above, below, strict=True)), QR_STYLE)
        for above, below in pairs
    ]


def code_lines(link: TableLink, issued: InvitationCode, words: Words) -> list[Text]:
    """The address that a short code is typed with, and until when."""
    half = len(issued.code) // 2
    address = f"{link.server.partition('://')[2]}/t/{issued.code[:half]}-{issued.code[half:]}"
    minutes = issued.expires_in // 60
    return [safe_text(words("invite-code", minutes=minutes)), safe_text(address, "bold")]
