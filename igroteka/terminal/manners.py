"""How you like to sit at the table; kept from one time to the next."""

import getpass
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from igroteka.terminal.places import data_folder, write_whole

# How long the table stands at the end of a turn, a round, a deal: until a key, so many seconds a line, or not at all.
Stands = Literal["key", "calm", "usual", "brisk", "none"]
SECONDS_A_LINE: Final[dict[Stands, float]] = {"calm": 1.6, "usual": 1.0, "brisk": 0.5, "none": 0.0}
PACES: Final[tuple[Stands, ...]] = ("key", "calm", "usual", "brisk", "none")


@dataclass
class Manners:
    """Your name, whether things move, how long the table stands, and the server where you open tables."""

    name: str = ""
    animate: bool = True
    stands: Stands = "key"
    server: str = ""

    @property
    def pace(self) -> float:
        """Seconds that a bot takes, and that a step stays in sight."""
        return 0.7 if self.animate else 0.0

    def next_stands(self) -> None:
        """Another of the paces, remembered."""
        self.stands = PACES[(PACES.index(self.stands) + 1) % len(PACES)]
        self.keep()

    def standing(self, lines: int, hurried: bool = False) -> float | None:
        """Seconds that so many lines stay; None: until a key. Whose clock runs does not wait for one."""
        stands: Stands = "usual" if hurried and self.stands == "key" else self.stands
        return None if stands == "key" else SECONDS_A_LINE[stands] * (lines + 1)

    def keep(self) -> None:
        write_whole(data_folder() / "manners.json", msgspec.json.encode(self))


def known_manners() -> Manners:
    try:
        manners = msgspec.json.decode((data_folder() / "manners.json").read_bytes(), type=Manners)
    except (OSError, msgspec.MsgspecError):
        manners = Manners()
    if not manners.name:
        manners.name = login_name()
    return manners


def login_name() -> str:
    """What one is called here until one says otherwise."""
    try:
        return getpass.getuser().capitalize()[:24]
    except (KeyError, OSError, ImportError):
        return "Igrok"
