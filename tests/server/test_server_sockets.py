"""A socket's short way: what is said is heard as it was said, however its bytes arrive."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import uvicorn
from hypothesis import example, given, settings
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from sobremesa.server.http.sockets import SHORT_WAY, Socket, heading

LENGTHS = [0, 1, 125, 126, 127, 128, 1_000, 16_384, 65_535]  # around those that are written differently
MOST = 64 * 1024  # bytes of a message


class Wire(asyncio.Transport):
    """The server's end of a connection: what is written is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Talk:
    """A socket of ours with a client, whose bytes a test hands over as it likes. What is heard is
    kept, and told again by the short way."""

    def __init__(self) -> None:
        config = uvicorn.Config(
            self.answer, interface="asgi3", ws_per_message_deflate=False, ws_max_size=MOST, log_config=None
        )
        config.load()
        self.heard: list[str] = []
        self.wire = Wire()
        self.socket = Socket(config, ServerState(), {})
        self.socket.connection_made(self.wire)
        self.client = ClientProtocol(parse_uri("ws://house/socket"))

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        ours = scope["extensions"][SHORT_WAY]["socket"]
        while True:
            self.heard.append(await ours.listen())
            ours.tell(self.heard[-1].encode())

    async def shake_hands(self, behind: bytes = b"") -> None:
        self.client.send_request(self.client.connect())
        await self.arrive(b"".join(self.client.data_to_send()) + behind)

    async def arrive(self, data: bytes) -> None:
        self.socket.data_received(data)
        for _ in range(8):
            await asyncio.sleep(0)

    def answers(self) -> list[Frame]:
        """What the client makes of all that the socket wrote."""
        self.client.receive_data(self.wire.written)
        return [frame for frame in self.client.events_received() if isinstance(frame, Frame)]


def said(pieces: Sequence[bytes]) -> bytes:
    """A text as a client sends it, in so many frames."""
    last = len(pieces) - 1
    frames = (
        Frame(Opcode.CONT if i else Opcode.TEXT, piece, fin=i == last) for i, piece in enumerate(pieces)
    )
    return b"".join(frame.serialize(mask=True) for frame in frames)


async def heard_of(data: Sequence[bytes]) -> Talk:
    talk = Talk()
    await talk.shake_hands()
    for piece in data:
        await talk.arrive(piece)
    return talk


texts = st.builds(lambda sign, length: sign * length, st.sampled_from("aé"), st.sampled_from(LENGTHS))
texts = texts.filter(lambda text: len(text.encode()) <= MOST)
cuts = st.lists(st.integers(0, 2_000), max_size=12)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(texts, st.integers(1, 3), st.booleans()), max_size=6), cuts, st.booleans())
@example([("", 1, False), ("x" * 127, 1, True), ("y", 2, False), ("z", 1, False)], [], False)
def test_what_is_said_is_heard_as_it_was_said_however_its_bytes_are_cut(
    messages: list[tuple[str, int, bool]], places: list[int], is_cut: bool
) -> None:
    frames = []
    for text, parts, pings in messages:
        data = text.encode()
        ends = [len(data) * part // parts for part in range(parts + 1)]
        frames.append(said([data[a:b] for a, b in pairwise(ends)]))
        if pings:
            frames.append(Frame(Opcode.PING, b"here?").serialize(mask=True))
    if is_cut:
        whole = b"".join(frames)
        ends = sorted({0, len(whole), *(place % (len(whole) + 1) for place in places)})
        frames = [whole[a:b] for a, b in pairwise(ends)]
    talk = asyncio.run(heard_of(frames))
    expected = [text for text, _, _ in messages]
    assert talk.heard == expected
    told = talk.answers()
    assert [bytes(frame.data).decode() for frame in told if frame.opcode is Opcode.TEXT] == expected
    assert sum(frame.opcode is Opcode.PONG for frame in told) == sum(pings for *_, pings in messages)


HIGH = 0x80


def within_another() -> tuple[bytes, bytes, str]:
    """A text whose bytes on the wire, after its first six, are a whole frame; and that text."""
    inner = b"inner"
    frame = bytes((HIGH | Opcode.TEXT, HIGH | len(inner), *[HIGH] * 4, *(byte ^ HIGH for byte in inner)))
    text = bytes(byte ^ HIGH for byte in frame)
    return bytes((HIGH | Opcode.TEXT, HIGH | len(text), *[HIGH] * 4)), frame, text.decode()


def test_what_looks_like_a_frame_within_a_text_is_a_part_of_it() -> None:
    beginning, rest, text = within_another()
    assert asyncio.run(heard_of([beginning, rest])).heard == [text]


def test_it_is_so_after_a_handshake_with_more_behind_it_too() -> None:
    beginning, rest, text = within_another()

    async def talked() -> Talk:
        talk = Talk()
        await talk.shake_hands(beginning)
        await talk.arrive(rest)
        return talk

    assert asyncio.run(talked()).heard == [text]


def closed_with(*data: bytes) -> int | None:
    talk = asyncio.run(heard_of(data))
    assert talk.heard == []
    talk.answers()
    return talk.client.close_rcvd.code if talk.client.close_rcvd else None


def test_a_text_that_is_no_text_closes_the_socket() -> None:
    assert closed_with(said([b"\xff\xfe"])) == 1007


def test_a_frame_without_a_mask_closes_the_socket() -> None:
    assert closed_with(heading(2) + b"{}") == 1002


def test_a_message_longer_than_a_socket_takes_closes_it() -> None:
    assert closed_with(said([b"x" * (MOST + 1)])) == 1009


def test_a_frame_that_uses_what_was_not_agreed_upon_closes_the_socket() -> None:
    compressed = bytearray(said([b"{}"]))
    compressed[0] |= 0x40
    assert closed_with(bytes(compressed)) == 1002


def test_a_text_of_any_length_can_be_told() -> None:
    for length in (*LENGTHS, 65_536, 70_000):
        text = b"x" * length
        assert heading(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
