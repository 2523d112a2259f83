"""Short ways for the compiler beyond its own; `ops.h` has their C."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

#: Where the marks stand that `rewrite` puts into the text.
RECORDS: Final = "tafelrunde.twin.records"


@cache
def register() -> None:
    """Tell the compiler of them, once."""
    from mypyc.ir.ops import ERR_FALSE, ERR_MAGIC
    from mypyc.ir.rtypes import (
        bit_rprimitive,
        bytearray_rprimitive,
        int_rprimitive,
        list_rprimitive,
        object_rprimitive,
    )
    from mypyc.irbuild.specialize import specialize_function
    from mypyc.primitives.registry import function_op, method_op

    method_op(
        name="__getitem__",
        arg_types=[bytearray_rprimitive, int_rprimitive],
        return_type=int_rprimitive,
        c_function_name="Twin_ByteArray_GetItem",
        error_kind=ERR_MAGIC,
    )
    method_op(
        name="__setitem__",
        arg_types=[bytearray_rprimitive, int_rprimitive, int_rprimitive],
        return_type=bit_rprimitive,
        c_function_name="Twin_ByteArray_SetItem",
        error_kind=ERR_FALSE,
    )
    function_op(
        name=f"{RECORDS}.by_lot",
        arg_types=[object_rprimitive, int_rprimitive],
        return_type=list_rprimitive,
        c_function_name="Twin_ByLot",
        error_kind=ERR_MAGIC,
    )
    for name in ("greatest", "least"):
        function_op(
            name=f"{RECORDS}.{name}",
            arg_types=[list_rprimitive],
            return_type=int_rprimitive,
            c_function_name=f"Twin_{name.title()}",
            error_kind=ERR_MAGIC,
        )
    specialize_function(f"{RECORDS}.added_up")(_added_up)


def _added_up(builder: Any, call: Any, callee: Any) -> Any:
    """Add whole numbers up where they stand; fractions are left to Python, which rounds them."""
    from mypy.nodes import IntExpr, ListComprehension
    from mypyc.ir.ops import ERR_MAGIC, Register
    from mypyc.ir.rtypes import (
        int_rprimitive,
        is_int_rprimitive,
        is_list_rprimitive,
        list_rprimitive,
    )
    from mypyc.irbuild.for_helpers import comprehension_helper
    from mypyc.primitives.registry import custom_op

    whole = builder.node_type(call)
    (things,) = call.args
    if not is_int_rprimitive(whole):
        return None
    if isinstance(things, ListComprehension):
        each = things.generator
        total = Register(whole, line=call.line)
        builder.assign(total, builder.accept(IntExpr(0)), call.line)

        def add() -> None:
            one = builder.coerce(builder.accept(each.left_expr), whole, call.line)
            builder.assign(total, builder.binary_op(total, one, "+", call.line), call.line)

        loops = [*zip(each.indices, each.sequences, each.condlists, each.is_async, strict=True)]
        comprehension_helper(builder, loops, add, call.line)
        return total
    if is_list_rprimitive(builder.node_type(things)):
        adding = custom_op([list_rprimitive], int_rprimitive, "Twin_AddedUp", ERR_MAGIC)
        return builder.call_c(adding, [builder.accept(things)], call.line)
    return None
