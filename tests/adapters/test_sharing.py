"""DLPack: memory lent to others and given back."""

import gc
from typing import Any

import numpy as np
import pytest

from igroteka.engine import sharing


class Lender:
    """An array on the CPU, lent as those on the GPU are."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return sharing.CPU, 0

    def __dlpack__(self, **wishes: Any) -> Any:
        array = self.array
        return sharing.lend(self, array.ctypes.data, array.dtype, array.shape, array.strides, sharing.CPU)


@pytest.mark.parametrize("dtype", [np.int8, np.float32, np.bool_])
def test_a_borrower_sees_the_same_memory(dtype: Any) -> None:
    array = np.asfortranarray(np.arange(12).reshape(3, 4) % 2).astype(dtype, order="F")
    borrowed = np.from_dlpack(Lender(array))
    np.testing.assert_array_equal(borrowed, array)
    assert borrowed.dtype == array.dtype and borrowed.strides == array.strides
    array[2, 1] = not array[2, 1]
    np.testing.assert_array_equal(borrowed, array)


def test_what_is_lent_lives_until_it_is_given_back() -> None:
    before = len(sharing._lent)
    borrowed = np.from_dlpack(Lender(np.arange(5, dtype=np.int8)))
    gc.collect()
    assert borrowed.tolist() == [0, 1, 2, 3, 4]
    assert len(sharing._lent) == before + 1
    del borrowed
    unused = Lender(np.zeros(1, np.int8)).__dlpack__()
    del unused
    gc.collect()
    assert len(sharing._lent) == before
