"""How a server is set up: command line over environment over file over defaults."""

import math
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from igroteka.engine.errors import IgrotekaError, OptionError

LEAST = {
    "port": 1,
    "bot_threads": 1,
    "processes": 1,
    "tables_an_hour": 1,
    "requests_a_minute": 1,
    "bot_requests_a_minute": 1,
    "connections_each": 1,
    "sockets_each": 1,
}  # of other numbers: 0
MOST = {"port": 65_535}
CHOICES = {"log_format": ("json", "text")}


class SettingsError(IgrotekaError):
    """A setting that cannot be read, or that does not work."""


class UnfitSetting(SettingsError, OptionError):
    """A value that a setting does not have."""


@dataclass(frozen=True)
class Settings:
    """All that can be set. The environment variable of ``base_path`` is IGROTEKA_BASE_PATH."""

    host: str = "127.0.0.1"
    port: int = 8028
    database: str = ""  # empty: an SQLite file in ``data``
    data: str = ""  # empty: the user's data folder
    base_path: str = "/"
    origins: str = ""  # further origins whose pages may connect, separated by commas
    public_url: str = ""  # what links in "your turn" messages begin with
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    secure_cookies: bool = False  # behind TLS
    bot_pace: float = 0.7  # seconds that a bot takes for a move, however long it thought
    bot_threads: int = 2
    processes: int = 1  # that share the port and the work; several need PostgreSQL
    most_tables: int = 20_000  # that are not over
    most_tables_each: int = 30  # of one guest
    tables_an_hour: int = 120  # opened from one address
    bots_each: int = 3  # of one's own, that a guest may have
    bot_tables: int = 8  # at which such a bot may sit at once
    bot_requests_a_minute: int = 300  # of such a bot
    unplayed_hours: float = 24.0  # after which a table goes where no person has made a move
    abandoned_days: float = 30.0  # after which bots play to its end what nobody plays
    requests_a_minute: int = 600  # from one address
    connections_each: int = 250  # at once from one address, beside its sockets; a trusted proxy has no limit
    sockets_each: int = 200  # from one address
    patience: float = 20.0  # seconds in which people may come to a table for whoever comes, before bots do
    private_webhooks: bool = False  # may "your turn" messages go into the house's own network?
    clock_grace: float = 15.0  # seconds after a start in which no clock runs out: the server was away, not the player
    absence: float = 1.0  # how long one must be away before a vote: 1 as the clocks have it, 0.5 half of it, 0 at once
    idle_seconds: float = 120.0  # after which a table without sockets leaves the memory
    log_format: str = "json"  # or "text"
    name: str = field(default_factory=lambda: os.urandom(6).hex())  # of this process

    @property
    def root(self) -> str:
        """The base path, with a slash at both ends.

        >>> Settings(base_path="games").root, Settings().root
        ('/games/', '/')
        """
        inner = self.base_path.strip("/")
        return f"/{inner}/" if inner else "/"

    @property
    def folder(self) -> Path:
        if self.data:
            return Path(self.data)
        from platformdirs import user_data_path

        return user_data_path("igroteka")

    @property
    def file(self) -> Path | None:
        """The SQLite file that everything is kept in; None: it is kept elsewhere."""
        _, sqlite, path = self.database_url.partition("sqlite+aiosqlite:///")
        return Path(path) if sqlite else None

    @property
    def database_url(self) -> str:
        """The address for SQLAlchemy, with the driver that we use."""
        url = self.database or f"sqlite:///{self.folder / 'igroteka.sqlite'}"
        for plain, driver in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if url.startswith(plain):
                return driver + url[len(plain) :]
        return url


def read_settings(given: Mapping[str, Any], file: str | None = None) -> Settings:
    """The settings; ``given`` are those of the command line that are not None."""
    values: dict[str, Any] = {}
    file = file or os.environ.get("IGROTEKA_CONFIG")
    if file:
        try:
            values |= tomllib.loads(Path(file).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise SettingsError("settings-file", file=file, reason=str(error)) from error
        values = {name.replace("-", "_"): value for name, value in values.items()}
    known = {entry.name for entry in fields(Settings)}
    for name in values:
        if name not in known:
            raise SettingsError("settings-unknown", file=str(file), name=name)
    for name in known:
        if (value := os.environ.get(f"IGROTEKA_{name.upper()}")) is not None:
            values[name] = value
    values |= {name: value for name, value in given.items() if value is not None}
    return Settings(**{name: fitted(name, value) for name, value in values.items()})


def fitted(name: str, value: Any) -> Any:
    """A value from a text, of the sort that the setting has."""
    default = getattr(Settings(), name)
    try:
        found = switch(value) if isinstance(default, bool) else type(default)(value)
    except (TypeError, ValueError) as error:
        raise unfit(name, value) from error
    if isinstance(found, str):
        fits = found in CHOICES.get(name, (found,))
    else:
        fits = LEAST.get(name, 0) <= found <= MOST.get(name, math.inf)
    if not fits:
        raise unfit(name, value)
    return found


def unfit(name: str, value: Any) -> UnfitSetting:
    """Says what would have been right."""
    kind = type(getattr(Settings(), name)).__name__
    wanted = {"least": str(LEAST.get(name, 0)), "most": str(MOST.get(name, "none")), "choices": CHOICES.get(name, ())}
    return UnfitSetting("settings-value", name=name, value=str(value), kind=kind, **wanted)


def switch(value: Any) -> bool:
    """On or off.

    >>> switch("on"), switch(False)
    (True, False)
    """
    word = str(value).lower()
    if word not in ("true", "yes", "on", "1", "false", "no", "off", "0"):
        raise ValueError(value)
    return word in ("true", "yes", "on", "1")
