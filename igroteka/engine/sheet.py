"""A game's record written out as plain Python numbers: what interpreted rules and views read."""

from typing import Any

import numpy as np


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
    """A field or a table in plain Python numbers."""
    return Grid(array.tolist()) if array.ndim > 1 else array.tolist()


class Sheet:
    """The mirror of one record. Unlike fixed-width numbers it cannot overflow unnoticed, and
    unlike compiled code it does not read past the end of a field: both raise.
    """

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.__dict__["told"] = []  # what interpreted rules tell (engine.story)
        record = array[0]
        for name in array.dtype.names or ():
            self.__dict__[name] = numbers(record[name])

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

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.__dict__["told"] = []
        self.__dict__["record"] = array[0]

    def __getattr__(self, name: str) -> Any:
        record = self.__dict__["record"]
        if name not in record.dtype.names:
            raise AttributeError(f"The record has no field {name!r}.")
        value = self.__dict__[name] = numbers(record[name])
        return value
