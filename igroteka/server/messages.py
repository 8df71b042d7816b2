"""Every body and every message that travels between a server and its clients, as types.

``docs/protocol.md`` explains them; ``python -m igroteka.server.typescript`` writes them down for
the page. A change that an old client cannot understand raises :data:`PROTOCOL`.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

PROTOCOL: Final = 1
MOST_SEATS: Final = 8

Language = Literal["en", "ru"]
GameId = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
GuestId = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=80)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Literal["teal", "red", "violet", "blue", "ochre", "pink"]
Level = Literal["novice", "casual", "strong", "master"]
ClockKind = Literal["none", "relaxed", "fast", "days"]
Reaction = Literal["hello", "well-played", "oops", "thinking", "wow", "thanks", "hurry", "laugh"]
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "friend", "bot"]
Reason = Literal["clock", "left", "vote"]
OptionValue = bool | int | str
Salt = Annotated[str, Meta(max_length=64, pattern="^[0-9a-zA-Z_-]*$")]
MoveId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9a-zA-Z_-]+$")]
MoveText = Annotated[str, Meta(max_length=80)]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """A body of an HTTP request or answer."""


class Part(Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a body or a message."""


# --- what can be played -------------------------------------------------------------------------


class Words(Part):
    """The same words in both languages."""

    en: str
    ru: str


class OptionChoice(Part):
    value: str
    label: Words


class OptionDescription(Part):
    """An option of a game, described well enough to build a form from it."""

    name: str
    kind: Literal["whole", "switch", "choice"]
    clause: str
    label: Words
    default: OptionValue
    low: int | None = None
    high: int | None = None
    choices: list[OptionChoice] = []


class GameDescription(Part):
    id: str
    version: int
    name: Words
    fewest: int
    most: int
    usual: int
    at_once: bool  # several seats may be asked at the same time
    options: list[OptionDescription]


class ClockDescription(Part):
    kind: ClockKind
    seconds: int | None  # for each move; None: no limit, or `days` times a day


class Catalogue(Body):
    """GET api/games"""

    protocol: int
    version: str
    games: list[GameDescription]
    levels: list[Level]
    clocks: list[ClockDescription]
    colours: list[Colour]
    reactions: list[Reaction]


# --- guests -------------------------------------------------------------------------------------


class GuestForm(Body):
    """PUT api/me: come in, or change name, colour or language."""

    name: Name
    colour: Colour = "teal"
    language: Language = "en"


class Guest(Part):
    """What everybody may know of a guest."""

    id: str
    name: str
    colour: Colour


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


# --- tables -------------------------------------------------------------------------------------


class SeatForm(Part):
    """A seat of a table to be opened. ``mine``: the guest who opens it sits here.

    Several seats that are mine make a hot seat; ``name`` tells them apart. Of a friend's seat it is the friend's.
    """

    kind: SeatKind = "open"
    level: Level = "casual"
    mine: bool = False
    name: Name | None = None


class ClockChoice(Part):
    kind: ClockKind = "none"
    days: Annotated[int, Meta(ge=1, le=14)] = 3


class TableForm(Body):
    """POST api/tables. ``seats`` left out: the first is mine, the others are open, for bots of ``level`` if need be."""

    game: GameId
    options: dict[str, OptionValue] = {}
    seats: Annotated[list[SeatForm], Meta(max_length=MOST_SEATS)] = []
    listed: bool = False
    clock: ClockChoice = field(default_factory=ClockChoice)
    hints: bool = True
    take_back: bool = True
    rated: bool = False
    shuffle_seats: bool = False
    level: Level = "casual"  # of the bot that plays for who is away
    watch_delay: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds that spectators see later
    salt: Salt = ""
    start: bool = False  # at once, open seats filled with bots


class SeatInfo(Part):
    """A seat as all may see it. ``guest`` is null while nobody sits there or a bot does.

    ``name`` is that of the guest or the bot; of a seat that is kept for a friend, the friend's if the host gave one.
    """

    seat: int
    kind: SeatKind
    name: str | None
    colour: Colour
    guest: str | None
    level: Level | None  # of the bot that sits here
    away: Reason | None  # a bot plays for who sits here
    online: bool
    mine: bool


class Invitation(Part):
    """The link of a seat that is kept for a friend; only who opened the table gets it."""

    seat: int
    token: str


class Origin(Part):
    """The finished game that a table goes on from: which, and after how many of its actions."""

    table: str
    ply: int


class TableInfo(Body):
    """A table as one guest may see it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    host: str
    mine: bool  # I opened it
    seats: list[SeatInfo]
    listed: bool
    clock: ClockChoice
    hints: bool
    take_back: bool
    rated: bool
    shuffle_seats: bool
    level: Level
    watch_delay: int
    opened: float
    ply: int
    acting: list[int]
    my_turn: bool
    watchers: int
    commit: str  # SHA-256 of the secret that the shuffles come from
    whoever: bool = False  # a table for whoever comes: who arrives while it is played takes a bot's seat
    begins: float | None = None  # when bots take the free seats of such a table
    invitations: list[Invitation] = []
    scores: list[int] | None = None
    winners: list[int] | None = None
    rematch: str | None = None
    origin: Origin | None = None


class TableList(Body):
    """GET api/lobby and GET api/me/tables"""

    tables: list[TableInfo]


class Friend(Part):
    """Somebody I have finished a game with. ``table``: a listed one that he sits at; of others nothing is told."""

    id: str
    name: str
    colour: Colour
    here: bool
    table: str | None = None


class Invited(Part):
    """A table that waits, and the key of a seat that ``by`` keeps there for me (empty: any open seat)."""

    table: TableInfo
    key: str
    by: str


class Home(Body):
    """GET api/home: all that the first page shows."""

    running: list[TableInfo]  # mine, where it is my turn first
    finished: list[TableInfo]  # mine, the latest first
    open: list[TableInfo]  # listed, with a free seat
    watchable: list[TableInfo]  # listed, running
    invited: list[Invited] = []
    friends: list[Friend] = []


class SitForm(Body):
    """POST api/tables/{id}/sit; without ``seat`` the first one that is free."""

    seat: Seat | None = None
    invitation: Token | None = None
    salt: Salt = ""


class FreeSeats(Body):
    """GET api/tables/{id}/seats: where I could sit down now, the best seat first."""

    seats: list[int]


class MeetForm(Body):
    """POST api/meet: a seat at a table for whoever comes."""

    game: GameId
    salt: Salt = ""


class InviteForm(Body):
    """POST api/tables/{id}/invite: a seat for somebody I have finished a game with."""

    guest: GuestId


class Addresses(Body):
    """GET api/addresses: what to type on another device of the same network.

    Empty where this server listens for its own machine alone. Only who sits at that machine is told.
    """

    urls: list[str]


class SeatChangeForm(Body):
    """POST api/tables/{id}/seat: who opened the table makes a seat open, a friend's or a bot's."""

    seat: Seat
    kind: SeatKind
    level: Level = "casual"
    name: Name | None = None


class StartForm(Body):
    """POST api/tables/{id}/start"""

    fill: bool = False  # bots take the seats that are still free


class GoOnForm(Body):
    """POST api/tables/{id}/go-on: a finished game from one of its positions on, at a new table against bots.

    ``ply`` is how many actions came before; ``seat`` is the one that I play.
    """

    ply: Annotated[int, Meta(ge=0)]
    seat: Seat
    salt: Salt = ""


class Refusal(Body):
    """The body of every answer that is not 2xx."""

    key: str
    sentence: str
    clause: str | None = None
    details: dict[str, Any] = {}


# --- afterwards ---------------------------------------------------------------------------------


class Frame(Part):
    """A step of a replay or a scenario: what was done, what happened, how it stands then."""

    ply: int
    seat: int | None  # null: chance
    move: str | None  # null: how it stood at first
    view: dict[str, Any]
    events: list[dict[str, Any]]
    acting: list[int]
    scores: list[int]
    legal: list[str] = []
    refused: Refusal | None = None


class Replay(Body):
    """GET api/tables/{id}/replay?seat=0 (or ?seat=open, only after the end; ?seat=all: what all know)"""

    table: str
    game: str
    options: dict[str, OptionValue]
    names: list[str]
    over: bool
    frames: list[Frame]


class Draw(Part):
    """One act of chance: HMAC-SHA256(secret, message) modulo the sum of ``ways`` picks ``move``."""

    ply: int
    message: str
    ways: list[tuple[str, int]]
    move: str


class Fairness(Body):
    """GET api/tables/{id}/fairness, only after the end"""

    commit: str
    secret: str
    salts: list[str]
    draws: list[Draw]


class Finding(Struct, kw_only=True):
    """A part of what ``igroteka.analysis`` found; what only the library tells is left out."""


class Standing(Finding):
    """Every seat's chance to win before the action ``ply``, with open cards."""

    ply: int
    chances: list[float]
    ending: list[float]  # as the round before saw it, where a new one has just begun


class Judgement(Finding):
    """A decision, as it looked to who had to take it; ``ply`` counts the actions before it."""

    ply: int
    seat: int
    played: str
    best: str
    chance_played: float
    chance_best: float
    reason: str  # why the best move: a key of the catalogues, with its details
    details: dict[str, int | str]


class Findings(Finding):
    """A game looked back at."""

    by: list[int]  # whose each action was; -1 is chance's
    chances: list[Standing]
    decisions: list[Judgement]
    turning_points: list[int]  # plies
    accuracy: list[float | None]  # from 0 to 1; null for a seat that had nothing to decide
    luck: list[float]


class Analysis(Body):
    """POST and GET api/tables/{id}/analysis"""

    status: Literal["none", "running", "done", "failed"]
    progress: float = 0.0
    result: Findings | None = None
    refusal: Refusal | None = None


class Rating(Part):
    game: str
    rating: float  # what he is sure to be worth: mu - 3 sigma, scaled
    mu: float
    sigma: float
    games: int


class RatingStep(Part):
    game: str
    at: float
    rating: float
    table: str


class GameStatistics(Part):
    game: str
    played: int
    won: float  # a shared win counts its share
    mean: float
    best: int
    events: dict[str, int]  # how often what happened to him, by the event's name


class FinishedTable(Part):
    table: str
    game: str
    at: float
    names: list[str]
    seat: int
    scores: list[int]
    winners: list[int]
    rated: bool


class PlayerPage(Body):
    """GET api/players/{id}; bots are players too (``bot-strong``)"""

    id: str
    name: str
    colour: Colour
    bot: bool
    ratings: list[Rating]
    steps: list[RatingStep]
    statistics: list[GameStatistics]
    finished: list[FinishedTable]


class LadderLine(Part):
    id: str
    name: str
    colour: Colour
    bot: bool
    rating: Rating


class Ladder(Body):
    """GET api/ratings/{game}"""

    game: str
    players: list[LadderLine]


# --- rules --------------------------------------------------------------------------------------


class Clause(Part):
    id: str
    title: str
    text: str  # Markdown
    rulings: list[str]  # ours, where the publishers are silent
    examples: int


class Section(Part):
    id: str
    title: str
    clauses: list[Clause]


class Chapter(Part):
    """``text`` is Markdown; only the chapter ``rules`` has sections."""

    name: str
    title: str
    text: str
    sections: list[Section]


class Rulebook(Body):
    """GET api/rules/{game}/{language}"""

    game: str
    language: Language
    title: str
    intro: str
    picture: str  # the table as HTML, an SVG with its caption; empty where there is none
    chapters: list[Chapter]


class Example(Part):
    """A scenario of the rulebook, played: the first frame is the position it begins with."""

    clause: str
    title: Words
    options: dict[str, OptionValue]
    position: dict[str, Any]  # with ``seed``: for POST api/try
    seed: int | None
    seen_by: int | None
    frames: list[Frame]


class Examples(Body):
    """GET api/scenarios/{game}/{clause}"""

    game: str
    clause: str
    examples: list[Example]


class LessonStep(Part):
    """What is said (``learn-GAME-SAYS`` in the page's words), about which clause, and what is then played.

    Where the first move is the learner's, the step waits for it.
    """

    says: str
    clause: str
    frames: list[Frame]


class Lesson(Body):
    """GET api/lessons/{game}: a first game, led step by step and seen from ``seat``"""

    game: str
    seat: int
    start: Frame | None  # null: there is no lesson
    steps: list[LessonStep]


class Book(Body):
    """GET api/book/{game}/{language}: all that rules and lessons need, to be read without a connection."""

    rulebook: Rulebook
    examples: list[Examples]
    lesson: Lesson


class TryForm(Body):
    """POST api/try: what comes of a move in a position (or at the start) after some moves?

    With a ``seed`` chance plays by itself.
    """

    game: GameId
    options: dict[str, OptionValue] = {}
    position: dict[str, Any] = {}
    history: Annotated[list[MoveText], Meta(max_length=500)] = []
    move: MoveText | None = None
    seat: Seat | None = None
    seed: int | None = None
    seen_by: Seat | None = None


class Tried(Body):
    """The frames of the move and of what chance then did; a refused move has one frame that says why.

    ``history`` is what to send the next time.
    """

    frames: list[Frame]
    history: list[str]


class Health(Body):
    """GET api/health and GET api/ready"""

    status: Literal["ok", "warming-up", "closing", "no-database"]
    version: str
    protocol: int


# --- the socket: what a client says -------------------------------------------------------------


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message to the server."""


class MakeMove(FromClient, tag="move"):
    """``ply`` is the one the client has seen: a move into a game that went on is refused as stale.

    ``id`` makes it repeatable: the same id is answered again, not played again.
    """

    id: MoveId
    seat: Seat
    ply: Annotated[int, Meta(ge=0)]
    move: MoveText


class SayChat(FromClient, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class React(FromClient, tag="react"):
    reaction: Reaction


class Mute(FromClient, tag="mute"):
    """I no longer want to read this guest here (or again do)."""

    guest: GuestId
    on: bool


class ComeBack(FromClient, tag="back"):
    """I am back: the bot hands my seats over."""


class CastVote(FromClient, tag="vote"):
    """Shall a bot replace who sits there (and is away) for good?"""

    seat: Seat
    yes: bool


class AskTakeBack(FromClient, tag="take_back"):
    """May I take my last move back? All other people at the table answer."""

    seat: Seat


class AnswerTakeBack(FromClient, tag="answer"):
    yes: bool


class AskHint(FromClient, tag="hint"):
    seat: Seat


class AskWhy(FromClient, tag="why"):
    """Why may I not move so? Nothing changes; answered by ``refused`` with this id, a legal move by nothing."""

    id: MoveId
    seat: Seat
    move: MoveText


class Resync(FromClient, tag="resync"):
    """A gap: send what I missed since ``after`` (the last ``seq`` I have)."""

    after: Annotated[int, Meta(ge=0)] = 0


class Ping(FromClient, tag="ping"):
    n: int = 0


ClientMessage = (
    MakeMove
    | SayChat
    | React
    | Mute
    | ComeBack
    | CastVote
    | AskTakeBack
    | AnswerTakeBack
    | AskHint
    | AskWhy
    | Resync
    | Ping
)


# --- the socket: what the server says -----------------------------------------------------------


class FromServer(Struct, tag_field="type", kw_only=True):
    """A message from the server."""


class Deadline(Part):
    """Whose time runs until when (the server's clock, seconds since 1970)."""

    seat: int
    until: float


class Step(Part):
    """One action since ``since``: who did what (null: chance), what happened, how it stood then.

    ``view`` is null in the last step (it is the view of the eyes) and where there was nothing to see by itself: a card
    dealt, a choice made in secret. What was told there shows in the next view.
    """

    ply: int  # actions before this one
    seat: int | None
    move: str
    events: list[dict[str, Any]]  # {event, clause, seat, …}
    view: dict[str, Any] | None


class Eyes(Part):
    """The game as one seat sees it; ``seat`` is null for who only watches."""

    seat: int | None
    view: dict[str, Any]
    legal: list[str]
    chosen: str | None  # where all choose at once: my choice, until all are in
    steps: list[Step]


class TakeBackAsked(Part):
    seat: int
    yes: list[int]  # seats that have agreed
    waiting: list[int]


class VoteOpen(Part):
    about: int
    yes: list[int]
    no: list[int]
    needed: int


class Doing(Part):
    """Something the table did that is no move: {"what": "away", "seat": 2, "reason": "clock"}."""

    what: Literal["started", "away", "back", "replaced", "joined", "taken-back", "take-back-refused"]
    seat: int | None = None
    reason: Reason | None = None
    level: Level | None = None


class State(FromServer, tag="state"):
    """How the game stands. It continues the message with seq ``since``; ``since`` 0 is a fresh start.

    A client whose last seq is not ``since`` (and ``since`` is not 0) asks for a resync.
    """

    seq: int
    since: int
    ply: int
    eyes: list[Eyes]
    acting: list[int]  # the seats that are asked now
    decided: list[int]  # of these, who has chosen already (and may still change it)
    doings: list[Doing]
    deadlines: list[Deadline]
    votes: list[VoteOpen]
    take_back: TakeBackAsked | None
    over: bool
    scores: list[int]
    winners: list[int] | None
    now: float


class ChatLine(Part):
    n: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: float


class Hello(FromServer, tag="hello"):
    """The first message on a socket; a ``state`` follows where the game has begun."""

    protocol: int
    version: str
    table: TableInfo
    seats: list[int]  # mine
    guest: str | None
    chat: list[ChatLine]
    now: float


class TableChanged(FromServer, tag="table"):
    """Seats, presence, status, rematch: the table's summary anew."""

    table: TableInfo


class Ack(FromServer, tag="ack"):
    """The move is durable. ``again``: it had been made before."""

    id: str
    seq: int
    again: bool = False


class Refused(FromServer, tag="refused"):
    """Nothing has changed; the sentence says why, in the language of the socket."""

    id: str | None
    key: str
    sentence: str
    clause: str | None = None
    details: dict[str, Any] = {}


class Chat(FromServer, tag="chat"):
    line: ChatLine


class Reacted(FromServer, tag="reaction"):
    guest: str
    name: str
    seat: int | None
    reaction: Reaction


class HintLine(Part):
    """A move worth considering: its chance to win, and the points at the end of the deal or round, on average."""

    move: str
    chance: float
    reason: str | None = None  # a key of the catalogues, filled with ``details``
    details: dict[str, Any] = {}
    points: float = 0.0


Measure = Literal["chance", "points", "nothing"]


class Hint(FromServer, tag="hint"):
    """The best moves, sorted by what they differ in: who is far behind has the same chance with all of them."""

    seat: int
    ply: int
    moves: list[HintLine]
    measure: Measure = "chance"


class Pong(FromServer, tag="pong"):
    n: int
    now: float


class Closing(FromServer, tag="closing"):
    """The server goes down for a moment: come again after ``again_in`` seconds."""

    again_in: float


class Gone(FromServer, tag="gone"):
    """The table was removed."""


ServerMessage = Hello | State | TableChanged | Ack | Refused | Chat | Reacted | Hint | Pong | Closing | Gone
