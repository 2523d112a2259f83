"""One websocket: reads messages one by one, hands them to the room, sends what the room says."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tafelrunde.server.connection import Connection
from tafelrunde.server.guests import clean
from tafelrunde.server.protocol import (
    MAX_MESSAGE,
    MAX_TEXT,
    AnswerQuestion,
    AskEnd,
    AskHint,
    AskRedo,
    AskRematch,
    AskUndo,
    EndPass,
    FromBrowser,
    GiveConsent,
    Gone,
    Ping,
    Pong,
    Propose,
    Recall,
    Refused,
    Resign,
    Resume,
    SayPass,
    SetPace,
    StandIn,
    TakeBack,
    Talk,
    Withdraw,
)
from tafelrunde.server.room import Room
from tafelrunde.server.store import StoreError
from tafelrunde.table import BadSetup, Refusal

log = logging.getLogger(__name__)

#: A reason may quote what was sent; so much of it is enough.
MAX_REASON = 200
PONG = Pong()

_decoder = msgspec.json.Decoder(FromBrowser)


async def serve(socket: WebSocket[Any, Any, Any], room: Room, connection: Connection) -> None:
    """Serve one tab until it goes away."""
    sender = asyncio.create_task(_send(socket, connection))
    hints: set[asyncio.Task[None]] = set()
    room.enter(connection)
    try:
        await _receive(socket, room, connection, hints)
    except WebSocketDisconnect:
        pass
    finally:
        for hint in hints:
            hint.cancel()
        room.leave(connection)
        connection.close()
        await asyncio.wait([sender], timeout=2)
        sender.cancel()


async def turn_away(socket: WebSocket[Any, Any, Any], gone: Gone, code: int) -> None:
    """Say why somebody cannot come in; a browser hears nothing of a refused handshake."""
    await socket.accept()
    with suppress(WebSocketDisconnect):
        await socket.send_data(msgspec.json.encode(gone).decode(), mode="text")
        await socket.close(code=code)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while (message := await connection.next()) is not None:
        await socket.send_data(message, mode="text")
        connection.sent(message)
    await socket.close()


async def _receive(
    socket: WebSocket[Any, Any, Any],
    room: Room,
    connection: Connection,
    hints: set[asyncio.Task[None]],
) -> None:
    doors = room.house.doors
    while True:
        data = await socket.receive_data(mode="text")
        if not doors.message(connection.guest.id):
            connection.send(Gone("too_fast"))
            return
        if len(data) > MAX_MESSAGE:
            connection.send(Gone("too_large"))
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            connection.send(Refused("message", "message", "malformed", str(error)[:MAX_REASON]))
            continue
        try:
            if isinstance(message, Ping):
                # Not through the room: this is about the line, however busy the table is.
                connection.send(PONG)
            elif isinstance(message, AskHint):
                # A hint takes a while; the tab may go on meanwhile, but not ask for many at once.
                doors.hint(connection.guest.id)
                task = asyncio.create_task(_hint(room, connection, message))
                hints.add(task)
                task.add_done_callback(hints.discard)
                # Not at the end of the task: that is not reached when it is cancelled at once.
                task.add_done_callback(lambda _: doors.hinted(connection.guest.id))
            else:
                await _handle(room, connection, message)
        except Refusal as refusal:
            connection.send(refused(message, refusal))
        except StoreError as error:
            connection.send(refused(message, Refusal("store", error.key, str(error))))


async def _handle(room: Room, connection: Connection, message: FromBrowser) -> None:
    guest = connection.guest

    async def action() -> None:
        match message:
            case Resume(after, question):
                await room.play.resume(connection, after, question)
            case AnswerQuestion(question, answer):
                await room.play.answer(guest, question, answer)
            case Withdraw(question):
                await room.play.withdraw(guest, question)
            case Propose(door, answer, source):
                await room.play.propose(guest, door, answer, source)
            case SayPass():
                await room.play.say_pass(guest, message)
            case EndPass(number):
                await room.play.end_pass(guest, number)
            case AskUndo():
                await room.play.undo(guest)
            case AskRedo():
                await room.play.redo(guest)
            case GiveConsent(request, agree):
                await room.requests.consent(guest, request, agree)
            case Recall(request):
                await room.requests.recall(guest, request)
            case Resign():
                await room.endings.resign(guest)
            case AskEnd(how):
                await room.endings.ask(guest, how)
            case Talk(text):
                said = clean("text", text, MAX_TEXT)
                room.house.doors.talk(guest.id)
                await room.talk(guest, said)
            case StandIn(seat):
                await room.play.stand_in(guest, seat)
            case TakeBack():
                await room.play.take_back(guest)
            case SetPace(pace):
                await room.set_pace(guest, pace)
            case AskRematch():
                await room.rematch(guest, message)
            case _:
                raise BadSetup("type", "malformed", "is no message a table takes")

    await room.do(action)


async def _hint(room: Room, connection: Connection, message: AskHint) -> None:
    try:
        connection.send(await room.play.hint(connection.guest, message.question))
    except Refusal as refusal:
        connection.send(refused(message, refusal))
    except Exception:
        log.exception("a hint could not be given")
        reason = "the computer could not think about it"
        connection.send(refused(message, BadSetup("question", "server", reason)))


def refused(message: msgspec.Struct, refusal: Refusal) -> Refused:
    """Tell a refusal with the name of the message it is about."""
    about = str(type(message).__struct_config__.tag)
    reason = refusal.reason[:MAX_REASON]
    return Refused(about, refusal.field, refusal.key, reason, {**refusal.details})
