"""How you like to sit at the table; kept from one time to the next."""

import getpass
from dataclasses import dataclass

import msgspec

from igroteka.terminal.places import data_folder, write_whole


@dataclass
class Manners:
    """Your name, and whether things move."""

    name: str = ""
    animate: bool = True

    @property
    def pace(self) -> float:
        """Seconds that a bot takes, and that a step stays in sight."""
        return 0.7 if self.animate else 0.0

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
