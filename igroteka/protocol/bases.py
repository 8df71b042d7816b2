"""What bodies and messages are made of."""

from msgspec import Struct


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """A body of an HTTP request or answer."""


class MessagePart(Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a body or a message."""


class Finding(Struct, frozen=True):
    """A part of what ``igroteka.analysis`` found; what only the library tells is left out."""


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message to the server."""


class FromServer(Struct, tag_field="type", kw_only=True):
    """A message from the server."""
