"""When the garbage collector looks for cycles: at little at a time, and at all in quiet moments.

Nearly everything a table leaves behind is freed by counting references. But a collection stops all
tables, and one that looks at all the positions kept for undo stops them for a good while.
"""

from __future__ import annotations

import asyncio
import gc
from time import monotonic, process_time

#: After so many new objects those are looked at, in a few milliseconds. What is still there then is
#: not looked at again before a full collection.
YOUNG = 2_000
NEVER = 1_000_000_000
#: Seconds between two looks at whether there is little to do: so little of a core's time.
LOOK = 5.0
QUIET = 0.02
#: Seconds between two full collections, and after how many there is one however busy it is.
EVERY = 600.0
AT_LAST = 3600.0


def look_at_little() -> None:
    """Look at new objects alone from now on, and never again at what is here already."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect_in_quiet() -> None:
    """Look at everything from time to time, when hardly anybody has to wait for it."""
    collected = monotonic()
    while True:
        used = process_time()
        await asyncio.sleep(LOOK)
        since = monotonic() - collected
        quiet = process_time() - used < QUIET * LOOK
        if since >= AT_LAST or (quiet and since >= EVERY):
            gc.collect()
            collected = monotonic()
