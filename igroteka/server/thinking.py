"""Threads in which bots think: behind the people, who want their moves answered at once."""

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Final

NICENESS: Final = 5  # of 19


def thinkers(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, "igroteka-thinker", initializer=step_back)


def step_back() -> None:
    """Let this thread have what the others leave over; so do the threads that it begins."""
    if sys.platform == "linux":  # where each thread has a niceness of its own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
