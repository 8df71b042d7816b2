"""Who comes in, and how he is known."""

from typing import Annotated

from msgspec import Meta

from igroteka.protocol.bases import Body, MessagePart
from igroteka.protocol.words import Colour, Language, Name, Token


class GuestForm(Body):
    """PUT api/me: come in, or change name, colour or language."""

    name: Name
    colour: Colour = "teal"
    language: Language = "en"


class Guest(MessagePart):
    """What everybody may know of a guest."""

    id: str
    name: str
    colour: Colour
    owner: str | None = None  # of a bot of one's own: whose it is, by name


class Me(Body):
    """GET api/me; ``guest`` is null for who has not come in."""

    guest: Guest | None
    language: Language | None = None
    webhook: str | None = None


class MoveLink(Body):
    """POST api/me/link: one use, on another device; ``code`` goes to POST api/me/claim."""

    code: str
    path: str
    expires: float


class ClaimForm(Body):
    code: Token


class WebhookForm(Body):
    """PUT api/me/webhook; an empty address takes it away."""

    url: Annotated[str, Meta(max_length=500)]


class WebhookSet(Body):
    """``secret`` signs what is sent; it is shown this once."""

    url: str
    secret: str
