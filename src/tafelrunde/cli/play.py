"""`tafelrunde play`: a game in this terminal, against the computer or with others around it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tafelrunde.cli.language import Lang, words_for

if TYPE_CHECKING:
    from tafelrunde.cli.screen import Screen
    from tafelrunde.cli.session import Session


def play(
    game: Annotated[
        str | None, typer.Argument(help="Name of a game; a resumed record knows its own.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    against: Annotated[
        str | None,
        typer.Option(metavar="LEVEL[,LEVEL]", help="Computer opponents: easy, medium or hard."),
    ] = None,
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="Several people share this keyboard.")
    ] = False,
    name: Annotated[list[str] | None, typer.Option(help="Your name; once for each person.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A table option of the game.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Makes the shuffles repeatable.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in this new file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    fast: Annotated[
        bool, typer.Option("--fast", help="No pause after the computer's moves.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a game at this table; ? at the prompt explains everything."""
    from tafelrunde.cli.playing import play_on
    from tafelrunde.cli.screen import Screen

    screen = Screen(fast)
    if resume is not None:
        _refuse_with_resume(
            seats=seats, against=against, hotseat=hotseat, name=name, option=option, save=save
        )
        session = resumed(resume, game, seed, screen, lang)
    else:
        session = started(
            game, seats, against, hotseat, name or [], option or [], seed, save, screen, lang
        )
    try:
        play_on(session)
    finally:
        session.close()


def started(
    name: str | None,
    seats: int | None,
    against: str | None,
    hotseat: bool,
    names: Sequence[str],
    options: Sequence[str],
    seed: str | None,
    save: Path | None,
    screen: Screen,
    lang: str | None,
) -> Session:
    """Set a new game up; the seal of its chance is shown before anything is dealt."""
    from tafelrunde.cli.recordfile import RecordFile
    from tafelrunde.cli.seating import seat_everybody
    from tafelrunde.cli.session import Session
    from tafelrunde.cli.simulate import read_options
    from tafelrunde.games.registry import NAMES, find
    from tafelrunde.table import BadSetup, Match

    if name is None:
        raise BadSetup("game", "no-game", f"name one of: {', '.join(NAMES)}")
    game = find(name)
    sitters = seat_everybody(game, words_for(game, lang), seats, against, hotseat, names)
    key, player_seed = _key(seed, 0)
    written = [sitter.written for sitter in sitters]
    match = Match.start(game, written, read_options(options), key)
    words = words_for(game, lang, [sitter.name for sitter in sitters], match.header.options)
    session = Session(match, sitters, words, screen, player_seed)
    if save is not None:
        session.save_to(RecordFile.create(save))
    session.remark = words.text("seal", seal=match.header.seal)
    if not session.shared:
        screen.tell(session.heard(match.events(0), session.onlooker))
    return session


def resumed(
    path: Path, name: str | None, seed: str | None, screen: Screen, lang: str | None
) -> Session:
    """Fold a record, seal a new key and go on in the same file."""
    from tafelrunde.cli.recordfile import RecordFile, blaming
    from tafelrunde.cli.seating import read_sitters
    from tafelrunde.cli.session import Session
    from tafelrunde.games.registry import find
    from tafelrunde.table import BadRecord, Match, Refusal
    from tafelrunde.table.record import header_of

    store, entries = RecordFile.reopen(path)
    try:
        with blaming(path):
            game = find(header_of(entries).game)
            if name is not None and name != game.name:
                raise BadRecord("game", "other-game", f"is {game.name}, not {name}")
            match = Match.fold(game, entries)
    except Refusal:
        store.close()
        raise
    sitters = read_sitters(match.players, game, words_for(game, lang))
    words = words_for(game, lang, [sitter.name for sitter in sitters], match.header.options)
    key, player_seed = _key(seed, len(entries))
    if not match.over:
        match.reseal(key)
    session = Session(match, sitters, words, screen, player_seed, store)
    session.keep()
    session.remark = words.text("resumed", path=str(path))
    if not session.shared and not screen.interactive and not match.over:
        screen.tell(session.heard(session.news(session.onlooker), session.onlooker))
    return session


def _key(seed: str | None, entries: int) -> tuple[bytes, str]:
    """Give the secret key, and another seed for the players: they must not know the key."""
    import secrets
    from hashlib import sha256

    if seed is None:
        return secrets.token_bytes(32), secrets.token_hex(16)
    # A resumed game has more entries and thereby another key: no outcome comes twice.
    told = f"{seed}:{entries}" if entries else seed
    return sha256(told.encode()).digest(), f"{told}:players"


def _refuse_with_resume(**given: object) -> None:
    from tafelrunde.table import BadSetup

    for name, value in given.items():
        if value:
            raise BadSetup(
                f"--{name}", "not-with-resume", "the resumed record already settles this"
            )
