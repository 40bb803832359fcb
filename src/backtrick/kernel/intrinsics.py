"""Three instructions that Python lacks, written for the compiler.

Only compiled code can call them. numba gives an intrinsic another number in every process, so
compiled code that names one is never found in the cache again. Therefore only the functions here
name them: numba knows those by their place in the source.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.errors import NumbaTypeError
from numba.extending import intrinsic

from backtrick.kernel.arrays import Floats
from backtrick.kernel.jit import register

LANES = 16
"""How many units of a net are summed up side by side."""

ROWS = 8
"""How many inputs are taken in one pass."""

FLOAT = ir.FloatType()
WORD = ir.IntType(64)

instruction: Callable[[Callable[..., Any]], Any] = intrinsic
build: Any = cgutils


@instruction
def _lowest(typing: Any, bits: Any) -> Any:

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], build.true_bit)

    return types.int64(types.int64), generate


@instruction
def _highest(typing: Any, bits: Any) -> Any:

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.sub(WORD(63), builder.ctlz(args[0], build.true_bit))

    return types.int64(types.int64), generate


@instruction
def _add_rows(typing: Any, inputs: Any, count: Any, weights: Any, unit: Any, sums: Any) -> Any:
    for array in (inputs, weights, sums):
        if not (
            isinstance(array, types.Array) and array.layout == "C" and array.dtype.bitwidth == 32
        ):
            raise NumbaTypeError("add_rows takes contiguous arrays of float32")

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kinds = signature.args

        def start(place: int) -> Any:
            return context.make_array(kinds[place])(context, builder, args[place]).data

        matrix = context.make_array(kinds[2])(context, builder, args[2])
        width = build.unpack_tuple(builder, matrix.shape, 2)[1]
        pointer = ir.VectorType(FLOAT, LANES).as_pointer()
        everywhere = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
        nothing = ir.Constant(ir.VectorType(FLOAT, LANES), ir.Undefined)

        def lanes(data: Any, place: Any) -> Any:
            return builder.bitcast(builder.gep(data, [place]), pointer)

        def product(row: Any) -> Any:
            one = builder.insert_element(
                nothing, builder.load(builder.gep(start(0), [row])), ir.IntType(32)(0)
            )
            at = lanes(matrix.data, builder.add(builder.mul(row, width), args[3]))
            return builder.fmul(
                builder.shuffle_vector(one, nothing, everywhere), builder.load(at, align=4)
            )

        target = lanes(start(4), args[3])
        total = build.alloca_once_value(builder, builder.load(target, align=4))
        with build.for_range_slice(builder, WORD(0), args[1], WORD(ROWS), WORD) as (row, _):
            part = product(row)
            for step in range(1, ROWS):
                part = builder.fadd(part, product(builder.add(row, WORD(step))))
            builder.store(builder.fadd(builder.load(total), part), total)
        builder.store(builder.load(total), target, align=4)
        return context.get_dummy_value()

    return types.void(inputs, types.int64, weights, types.int64, sums), generate


def lowest(bits: int) -> int:
    """The place of the lowest bit that is set; there must be one."""
    return _lowest(bits)  # type: ignore[no-any-return]


def highest(bits: int) -> int:
    """The place of the highest bit that is set; there must be one."""
    return _highest(bits)  # type: ignore[no-any-return]


def add_rows(inputs: Floats, count: int, weights: Floats, unit: int, sums: Floats) -> None:
    """Add the inputs' part to the sums of `LANES` units from `unit` on, which stay in registers.

    The inputs are taken `ROWS` at a time, whose products are summed up first. The count is a
    multiple of that. No sum is fused or reordered: every machine gets the same bits.
    """
    _add_rows(inputs, count, weights, unit, sums)


for _function in (lowest, highest, add_rows):
    register(_function)
