"""A game's record written out as plain Python numbers: what interpreted rules and views read."""

from collections.abc import Callable, Mapping
from functools import cache
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any, Final

import numpy as np

FORMS: Final = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


def copied(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy of a record as bytes: NumPy would copy it field by field, thirty times slower."""
    return np.ndarray(array.shape, array.dtype, bytearray(array.tobytes()))


class Grid:
    """A field of two or more dimensions; ``grid[seat, card]`` is a number, ``grid[seat]`` a list."""

    __slots__ = ("cells",)

    def __init__(self, cells: list[Any]) -> None:
        self.cells = cells

    def __getitem__(self, at: int | tuple[int, ...]) -> Any:
        cell: Any = self.cells
        if at.__class__ is not tuple:
            return cell[at]
        for i in at:
            cell = cell[i]
        return cell

    def __len__(self) -> int:
        return len(self.cells)

    def __setitem__(self, at: tuple[int, ...], value: int) -> None:
        cell = self.cells
        for i in at[:-1]:
            cell = cell[i]
        cell[at[-1]] = value


def numbers(array: np.ndarray[Any, Any]) -> Any:
    """A table in plain Python numbers."""
    return Grid(array.tolist()) if array.ndim > 1 else array.tolist()


Reader = Callable[[tuple[int, ...]], Any]  # takes a field out of all the numbers of a record


def row_reader(first: int, shape: tuple[int, ...]) -> Reader:
    """A field of one or more dimensions, as lists of lists."""
    if len(shape) == 1:
        cells = slice(first, first + shape[0])
        return lambda record: list(record[cells])
    size = prod(shape[1:])
    if len(shape) == 2:
        rows = [slice(first + i * size, first + (i + 1) * size) for i in range(shape[0])]
        return lambda record: [list(record[row]) for row in rows]
    parts = [row_reader(first + i * size, shape[1:]) for i in range(shape[0])]
    return lambda record: [part(record) for part in parts]


def reader_of(first: int, shape: tuple[int, ...]) -> Reader:
    """For a field whose numbers begin there."""
    if not shape:
        return itemgetter(first)
    rows = row_reader(first, shape)
    return rows if len(shape) == 1 else lambda record: Grid(rows(record))


@cache
def layout(kind: np.dtype[Any]) -> tuple[Struct, Mapping[str, Reader]]:
    """How the bytes of a record are read: all at once. NumPy would take four times as long, field by field."""
    form, end, count = "=", 0, 0
    readers: dict[str, Reader] = {}
    fields: Mapping[str, Any] = kind.fields or {}
    for name in kind.names or ():
        field, place = fields[name][:2]
        size = prod(field.shape)
        form += f"{place - end}x{size}{FORMS[field.base.str[1:]]}"
        readers[name] = reader_of(count, field.shape)
        end, count = place + field.itemsize, count + size
    return Struct(f"{form}{kind.itemsize - end}x"), readers


class Sheet:
    """The mirror of one record. Unlike fixed-width numbers it cannot overflow unnoticed, and
    unlike compiled code it does not read past the end of a field: both raise.
    """

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.__dict__["told"] = []  # what interpreted rules tell (engine.story)
        form, readers = layout(array.dtype)
        record = form.unpack(array.tobytes())
        for name, read in readers.items():
            self.__dict__[name] = read(record)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"The record has no field {name!r}.")

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in self.__dict__:
            raise AttributeError(f"The record has no field {name!r}.")
        self.__dict__[name] = value

    def store(self, array: np.ndarray[Any, Any]) -> None:
        """Write everything back into the record."""
        for name in array.dtype.names or ():
            value = self.__dict__[name]
            array[name][0] = value.cells if isinstance(value, Grid) else value


class Glimpse(Sheet):
    """A sheet to look at: a field is written out when somebody asks for it. It is never written on."""

    def __init__(self, kind: np.dtype[Any], snapshot: bytes) -> None:
        self.__dict__.update(told=[], kind=kind, snapshot=snapshot)

    def __getattr__(self, name: str) -> Any:
        form, readers = layout(self.__dict__["kind"])
        if name == "record":
            value: Any = form.unpack(self.__dict__["snapshot"])
        elif name in readers:
            value = readers[name](self.record)
        else:
            raise AttributeError(f"The record has no field {name!r}.")
        self.__dict__[name] = value
        return value
