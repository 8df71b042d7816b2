"""Arrays on a GPU that others use without a copy: CUDA array interface and DLPack.

numba's device arrays speak the first; PyTorch, JAX and CuPy also speak the second
(https://dmlc.github.io/dlpack), which is spelt out here.
"""

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # DLPack's device types
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLPack's type codes by NumPy's kinds
UNUSED = b"dltensor"  # the capsule's name until someone takes the array over


class Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class DataType(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("ndim", ctypes.c_int32),
        ("dtype", DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


GiveBack = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class ManagedTensor(ctypes.Structure):
    _fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("give_back", GiveBack))


_lent: dict[int, Any] = {}  # by address: what must live until it is given back

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_unused = ctypes.pythonapi.PyCapsule_IsValid
_is_unused.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_address_in = ctypes.pythonapi.PyCapsule_GetPointer
_address_in.restype = ctypes.c_void_p
_address_in.argtypes = (ctypes.c_void_p, ctypes.c_char_p)


def give_back(address: int) -> None:
    _lent.pop(address, None)


def drop_capsule(capsule: int) -> None:
    """A capsule that nobody took the array out of is gone."""
    if _is_unused(capsule, UNUSED):
        _lent.pop(_address_in(capsule, UNUSED), None)


_give_back, _drop_capsule = GiveBack(give_back), GiveBack(drop_capsule)  # as C calls them


def lend(owner: Any, address: int, dtype: Any, shape: tuple[int, ...], strides: tuple[int, ...], device: int) -> Any:
    """A DLPack capsule of memory that ``owner`` keeps alive; strides are in bytes, as NumPy's."""
    item = np.dtype(dtype)
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    steps = (ctypes.c_int64 * len(shape))(*(stride // item.itemsize for stride in strides))
    managed = ManagedTensor()
    managed.tensor.data = address
    managed.tensor.device = Device(device, 0)
    managed.tensor.ndim = len(shape)
    managed.tensor.dtype = DataType(CODES[item.kind], item.itemsize * 8, 1)
    managed.tensor.shape = ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64))
    managed.tensor.strides = ctypes.cast(steps, ctypes.POINTER(ctypes.c_int64))
    managed.give_back = _give_back
    place = ctypes.addressof(managed)
    _lent[place] = (managed, sizes, steps, owner)
    return _new_capsule(place, UNUSED, ctypes.cast(_drop_capsule, ctypes.c_void_p))


class SharedArray:
    """An array on the GPU. ``torch.as_tensor(a, device="cuda")``, ``torch.from_dlpack(a)``,
    ``jax.dlpack.from_dlpack(a)`` and ``cupy.asarray(a)`` use the same memory; :meth:`copy_to_host` copies it.
    """

    def __init__(self, array: Any, cuda: Any) -> None:
        self.array = array  # numba's
        self._cuda = cuda

    def __repr__(self) -> str:
        return f"<{' × '.join(map(str, self.shape))} {self.dtype} on the GPU>"

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    @property
    def dtype(self) -> Any:
        return self.array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, *, stream: int | None = None, **wishes: Any) -> Any:
        if stream != -1:  # -1: the consumer waits by itself
            self._cuda.synchronize()
        address = self.__cuda_array_interface__["data"][0]
        return lend(self, address, self.dtype, self.shape, tuple(self.array.strides), CUDA)

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        copy: np.ndarray[Any, Any] = self.array.copy_to_host()
        return copy
