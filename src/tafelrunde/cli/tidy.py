"""`tafelrunde tidy`: forget tables and guests that nobody has come back to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tafelrunde.cli.language import Lang, words_for
from tafelrunde.cli.serve import default_store
from tafelrunde.table import BadSetup

if TYPE_CHECKING:
    from tafelrunde.server.tidying import Old

DAY = 24 * 3600.0
#: A cookie lasts as long; whoever comes later is a new guest anyway.
GUEST_DAYS = 400


def tidy(
    store: Annotated[
        str, typer.Option(help="Where tables are kept, as sqlite:///FILE.", show_default=False)
    ] = "",
    unfinished: Annotated[
        int, typer.Option(min=1, help="Days since anybody at an unfinished table was here.")
    ] = 60,
    finished: Annotated[
        int | None,
        typer.Option(
            min=1, help="Days since the end of a finished game; without it they are kept for ever."
        ),
    ] = None,
    guests: Annotated[
        int, typer.Option(min=1, help="Days since a guest who sits nowhere was here.")
    ] = GUEST_DAYS,
    delete: Annotated[
        bool, typer.Option("--delete", help="Delete them; else they are only counted.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Count what nobody has come back to, and delete it if told to. A server may run meanwhile."""
    import asyncio
    from time import time

    from tafelrunde.games.registry import NAMES, find

    # The words of the command line are the same whatever the game.
    words = words_for(find(NAMES[0]), lang)
    now = time()
    since = (now - unfinished * DAY, now - (finished or 10**6) * DAY, now - guests * DAY)
    old = asyncio.run(_tidy(store or default_store(), since, delete))
    print(words.text("tidy-unfinished", count=len(old.unfinished), days=unfinished))
    if finished is None:
        print(words.text("tidy-finished-kept"))
    else:
        print(words.text("tidy-finished", count=len(old.finished), days=finished))
    print(words.text("tidy-guests", count=len(old.guests), days=guests))
    if old.tables or old.guests:
        print(words.text("tidy-deleted" if delete else "tidy-counted"))


async def _tidy(address: str, since: tuple[float, float, float], delete: bool) -> Old:
    from pathlib import Path

    from tafelrunde.server.sqlite import open_store
    from tafelrunde.server.store import StoreError

    file = Path(address.partition(":///")[2]).expanduser()
    if address.startswith("sqlite:///") and not file.is_file():
        raise BadSetup("store", "bad-store", f"{file}: there is no such file")
    try:
        store = open_store(address)
    except StoreError as error:
        raise BadSetup("store", "bad-store", str(error).removeprefix("store ")) from None
    try:
        old = await store.old(*since)
        if delete:
            await store.remove_old(old)
        return old
    finally:
        await store.close()
