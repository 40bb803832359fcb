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

WIDE = 4
"""How many blocks of them wide layers take in one pass."""

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


def _row_adder(blocks: int) -> Any:
    """The instruction behind `add_rows`, for that many blocks of `LANES` units."""

    def add_rows(typing: Any, inputs: Any, count: Any, weights: Any, unit: Any, sums: Any) -> Any:
        for array in (inputs, weights, sums):
            if not (
                isinstance(array, types.Array)
                and array.layout == "C"
                and array.dtype.bitwidth == 32
            ):
                raise NumbaTypeError("add_rows takes contiguous arrays of float32")

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kinds = signature.args

            def start(place: int) -> Any:
                return context.make_array(kinds[place])(context, builder, args[place]).data

            matrix = context.make_array(kinds[2])(context, builder, args[2])
            width = build.unpack_tuple(builder, matrix.shape, 2)[1]
            vector = ir.VectorType(FLOAT, LANES)
            everywhere = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
            nothing = ir.Constant(vector, ir.Undefined)
            zeros = ir.Constant(vector, [0.0] * LANES)
            steps = [WORD(LANES * block) for block in range(blocks)]

            def lanes(data: Any, place: Any) -> Any:
                return builder.bitcast(builder.gep(data, [place]), vector.as_pointer())

            targets = [lanes(start(4), builder.add(args[3], step)) for step in steps]
            totals = [
                build.alloca_once_value(builder, builder.load(target, align=4))
                for target in targets
            ]
            parts = [build.alloca_once_value(builder, zeros) for _ in steps]
            with build.for_range_slice(builder, WORD(0), args[1], WORD(ROWS), WORD) as (row, _):
                for part in parts:
                    builder.store(zeros, part)
                for step in range(ROWS):
                    here = builder.add(row, WORD(step))
                    value = builder.load(builder.gep(start(0), [here]))
                    counts = builder.fcmp_unordered("!=", value, ir.Constant(FLOAT, 0.0))
                    with builder.if_then(counts):
                        one = builder.insert_element(nothing, value, ir.IntType(32)(0))
                        factor = builder.shuffle_vector(one, nothing, everywhere)
                        first = builder.add(builder.mul(here, width), args[3])
                        for place, part in zip(steps, parts, strict=True):
                            at = lanes(matrix.data, builder.add(first, place))
                            product = builder.fmul(factor, builder.load(at, align=4))
                            builder.store(builder.fadd(builder.load(part), product), part)
                for part, total in zip(parts, totals, strict=True):
                    builder.store(builder.fadd(builder.load(total), builder.load(part)), total)
            for total, target in zip(totals, targets, strict=True):
                builder.store(builder.load(total), target, align=4)
            return context.get_dummy_value()

        return types.void(inputs, types.int64, weights, types.int64, sums), generate

    return instruction(add_rows)


_add_rows, _add_wide_rows = _row_adder(1), _row_adder(WIDE)


def lowest(bits: int) -> int:
    """The place of the lowest bit that is set; there must be one."""
    return _lowest(bits)  # type: ignore[no-any-return]


def highest(bits: int) -> int:
    """The place of the highest bit that is set; there must be one."""
    return _highest(bits)  # type: ignore[no-any-return]


def add_rows(inputs: Floats, count: int, weights: Floats, unit: int, sums: Floats) -> None:
    """Add the inputs' part to the sums of `LANES` units from `unit` on, which stay in registers.

    The inputs are taken `ROWS` at a time, whose products are summed up first. The count is a
    multiple of that. An input of 0, as half of them are, costs nothing. No sum is fused or
    reordered: every machine gets the same bits.
    """
    _add_rows(inputs, count, weights, unit, sums)


def add_wide_rows(inputs: Floats, count: int, weights: Floats, unit: int, sums: Floats) -> None:
    """The same for `WIDE` times as many units."""
    _add_wide_rows(inputs, count, weights, unit, sums)


for _function in (lowest, highest, add_rows, add_wide_rows):
    register(_function)
