"""What one need not put up with: who is blocked, and what is reported to the host."""

from typing import Annotated

from msgspec import Meta

from igroteka.protocol.bases import Body, MessagePart
from igroteka.protocol.words import Colour, Complaint, GuestId


class BlockedGuest(MessagePart):
    id: str
    name: str
    colour: Colour


class Blocked(Body):
    """GET api/me/blocked: whom I do not want to read or be invited by, at any table; the latest first."""

    guests: list[BlockedGuest]


class ReportForm(Body):
    """POST api/tables/{id}/report: something that whoever runs the server should see."""

    guest: GuestId  # somebody who sits there, or has said something
    about: Complaint
    text: Annotated[str, Meta(max_length=400)] = ""
