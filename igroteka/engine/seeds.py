"""Seeds: any whole number is one. Compiled code takes 64 bits of it."""

from operator import index
from typing import Any

import numpy as np

from igroteka.engine.errors import OptionError


def seed_word(seed: Any) -> int:
    """A seed as a generator takes it.

    >>> seed_word(7), seed_word(-1) == (1 << 64) - 1
    (7, True)
    >>> seed_word("seven")
    Traceback (most recent call last):
    igroteka.engine.errors.OptionError: A seed is a whole number, not 'seven'.
    """
    try:
        return index(seed) % (1 << 64)
    except TypeError:
        raise OptionError("seed-whole", given=repr(seed)) from None


def stream_key(seed: Any) -> int:
    """A seed as the key of many streams: the same bits, with a sign."""
    return int(np.uint64(seed_word(seed)).astype(np.int64))
