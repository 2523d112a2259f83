"""The wire's structs: what is not exactly a message is refused."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server import bodies, protocol
from tafelrunde.server.protocol import FromBrowser, FromServer, Wire
from tafelrunde.server.typescript import OF_THE_ENGINE
from tafelrunde.table import Answer

decode = msgspec.json.Decoder(FromBrowser).decode
kinds: list[type[Wire]] = Wire.__subclasses__()
ours: st.SearchStrategy[Answer] = st.integers(-(2**40), 2**40) | st.lists(
    st.integers(-(2**40), 2**40), max_size=5
).map(tuple)


@given(st.one_of(*(st.from_type(kind) for kind in FromBrowser.__args__)))
def test_every_message_survives_the_wire(message: Wire) -> None:
    assert decode(msgspec.json.encode(message)) == message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        '"undo"',
        "{}",
        '{"type":"undo"',
        '{"type":"undo"} {"type":"undo"}',
        '{"type":"destroy"}',
        '{"type":7}',
        '{"type":"undo","extra":1}',
        '{"Type":"undo"}',
        '{"type":"answer","question":1}',
        '{"type":"answer","question":"1","answer":1}',
        '{"type":"answer","question":1,"answer":1.5}',
        '{"type":"answer","question":1,"answer":true}',
        '{"type":"answer","question":1,"answer":null}',
        '{"type":"answer","question":1,"answer":[1,"2"]}',
        '{"type":"answer","question":1,"answer":[[1]]}',
        '{"type":"resume","after":-0.5}',
        '{"type":"pace","pace":"warp"}',
        '{"type":"consent","request":1,"agree":1}',
        '{"type":"talk","text":null}',
        '{"type":"talk","text":"\\ud800"}',
        # Messages of the server are none of a browser.
        '{"type":"refused","about":"","field":"","key":"","reason":""}',
        '{"type":"gone","key":"shutdown"}',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode(text)


@given(st.text() | st.binary())
def test_noise_is_refused(noise: str | bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeError)):
        decode(noise)


def test_every_struct_on_the_wire_refuses_unknown_fields() -> None:
    for kind in kinds:
        assert kind.__struct_config__.forbid_unknown_fields, kind
        assert kind.__struct_config__.frozen, kind


def test_messages_have_tags_of_their_own() -> None:
    tags = [kind.__struct_config__.tag for kind in (*FromBrowser.__args__, *FromServer.__args__)]
    assert None not in tags
    assert len(set(tags)) == len(tags)


def test_everything_in_the_protocol_is_a_wire_struct_or_the_engines() -> None:
    structs = {
        thing
        for thing in (*vars(protocol).values(), *vars(bodies).values())
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct)
    }
    assert {thing for thing in structs if not issubclass(thing, Wire)} == {*OF_THE_ENGINE}
    assert len(structs) > 30
