// Written by `python -m igroteka.protocol.typescript web/src`; do not edit.

export const PROTOCOL = 1;
export const MOST_SEATS = 8;
export const PLAYOUTS = 4000;
export const QUICK = 800;
export const FIRST_PART = 0.15;
export const LUCK_PAIRS = 100;
export const LEAST_PAIRS = 0.5;
export const MOST_PAIRS = 4.0;
export const LEAST_LOSS = 0.01;
export const LOSS_ERRORS = 2.0;
export const MOST_TURNS = 6;
export const LEAST_TURN = 0.05;
export const TURN_ERRORS = 3.0;
export const MOST_MOMENTS = 2;

export type Language = "en" | "ru";
export type Colour = "teal" | "red" | "violet" | "blue" | "ochre" | "pink";
export type Level = "novice" | "casual" | "strong" | "master";
export type ClockKind = "none" | "relaxed" | "fast" | "days";
export type Reaction = "hello" | "well-played" | "oops" | "thinking" | "wow" | "thanks" | "hurry" | "laugh";
export type Status = "waiting" | "playing" | "over";
export type SeatKind = "open" | "friend" | "bot";
export type Reason = "clock" | "left" | "vote";
export type Deed = "started" | "away" | "back" | "replaced" | "joined" | "taken-back" | "take-back-refused" | "left-out";
export type Share = "none" | "sealed" | "given" | "missing";
export type Talk = "words" | "reactions";
export type Complaint = "words" | "name" | "play";
export type RingKind = "turns" | "invitations" | "daily";
export type Measure = "chance" | "points" | "nothing";

export const LANGUAGES: readonly Language[] = ["en", "ru"];
export const COLOURS: readonly Colour[] = ["teal", "red", "violet", "blue", "ochre", "pink"];
export const LEVELS: readonly Level[] = ["novice", "casual", "strong", "master"];
export const CLOCKS: readonly ClockKind[] = ["none", "relaxed", "fast", "days"];
export const COMPLAINTS: readonly Complaint[] = ["words", "name", "play"];
export const RING_KINDS: readonly RingKind[] = ["turns", "invitations", "daily"];
export const USUAL_LEVEL: Level = "casual";

/**
 * A message of the catalogues, in whatever language somebody reads it: its key, and what to fill it with.
 *
 * A message may have other forms beside its text: ``.button`` and ``.brief``, where there is less room.
 */
export interface Phrase {
  key: string;
  details: Record<string, unknown>;
}

/**
 * The same words in both languages.
 */
export interface BothLanguages {
  en: string;
  ru: string;
}

export interface OptionChoice {
  value: string;
  label: BothLanguages;
}

/**
 * An option of a game, described well enough to build a form from it.
 */
export interface OptionDescription {
  name: string;
  kind: "whole" | "switch" | "choice";
  clause: string;
  label: BothLanguages;
  default: boolean | number | string;
  low: number | null;
  high: number | null;
  choices: OptionChoice[];
}

export interface GameDescription {
  id: string;
  version: number;
  name: BothLanguages;
  fewest: number;
  most: number;
  usual: number;
  at_once: boolean;
  options: OptionDescription[];
}

export interface ClockDescription {
  kind: ClockKind;
  seconds: number | null;
}

/**
 * GET api/games
 */
export interface Catalogue {
  protocol: number;
  version: string;
  games: GameDescription[];
  levels: Level[];
  clocks: ClockDescription[];
  colours: Colour[];
  reactions: Reaction[];
}

/**
 * GET api/health and GET api/ready
 */
export interface Health {
  status: "ok" | "warming-up" | "closing" | "no-database" | "not-kept";
  version: string;
  protocol: number;
  sentence: string;
}

/**
 * PUT api/me: come in, or change name, colour or language.
 */
export interface GuestForm {
  name: string;
  colour?: Colour;
  language?: Language;
}

/**
 * What everybody may know of a guest.
 */
export interface Guest {
  id: string;
  name: string;
  colour: Colour;
  owner: string | null;
}

/**
 * GET api/me; ``guest`` is null for who has not come in.
 */
export interface Me {
  guest: Guest | null;
  language: Language | null;
  webhook: string | null;
}

/**
 * POST api/me/link: one use, on another device; ``code`` goes to POST api/me/claim.
 */
export interface MoveLink {
  code: string;
  path: string;
  expires: number;
}

export interface ClaimForm {
  code: string;
}

/**
 * PUT api/me/webhook; an empty address takes it away.
 */
export interface WebhookForm {
  url: string;
}

/**
 * ``secret`` signs what is sent; it is shown this once.
 */
export interface WebhookSet {
  url: string;
  secret: string;
}

/**
 * How long a seat may think over a move; ``days`` only counts where the clock is one of days.
 */
export interface ClockChoice {
  kind: ClockKind;
  days: number;
}

/**
 * The game that a table goes on from: which, and after how many of its actions. ``~…`` was played on a device.
 */
export interface Origin {
  table: string;
  ply: number;
}

/**
 * A seat of a table to be opened. ``mine``: the guest who opens it sits here.
 *
 * Several seats that are mine make a hot seat; ``name`` tells them apart. Of a friend's seat it is the friend's.
 */
export interface SeatForm {
  kind?: SeatKind;
  level?: Level;
  mine?: boolean;
  name?: string | null;
}

/**
 * POST api/tables. ``seats`` left out: the first is mine, the others are open, for bots of ``level`` if need be.
 */
export interface TableForm {
  listed?: boolean;
  clock?: ClockChoice;
  hints?: boolean;
  take_back?: boolean;
  rated?: boolean;
  shuffle_seats?: boolean;
  talk?: Talk | null;
  watch_delay?: number;
  game: string;
  options?: Record<string, boolean | number | string>;
  seats?: SeatForm[];
  level?: Level;
  seal?: string;
  salt?: string;
  start?: boolean;
}

/**
 * A seat as all may see it. ``guest`` is null while nobody sits there or a bot does.
 *
 * ``name`` is that of the guest or the bot; of a seat that is kept for a friend, the friend's if the host gave one.
 */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string | null;
  colour: Colour;
  guest: string | null;
  level: Level | null;
  away: Reason | null;
  online: boolean;
  mine: boolean;
  share: Share;
  owner: string | null;
  vote_from: number | null;
}

/**
 * The link of a seat that is kept for a friend; only who opened the table gets it.
 */
export interface Invitation {
  seat: number;
  token: string;
}

/**
 * A table as one guest may see it.
 */
export interface TableInfo {
  listed: boolean;
  clock: ClockChoice;
  hints: boolean;
  take_back: boolean;
  rated: boolean;
  shuffle_seats: boolean;
  talk: Talk | null;
  watch_delay: number;
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  status: Status;
  host: string;
  mine: boolean;
  seats: SeatInfo[];
  level: Level;
  opened: number;
  ply: number;
  acting: number[];
  my_turn: boolean;
  watchers: number;
  commit: string;
  fairness: number;
  pledge: string | null;
  whoever: boolean;
  begins: number | null;
  invitations: Invitation[];
  scores: number[] | null;
  winners: number[] | null;
  rematch: string | null;
  origin: Origin | null;
}

/**
 * GET api/lobby and GET api/me/tables
 */
export interface TableList {
  tables: TableInfo[];
}

/**
 * POST api/tables/{id}/sit; without ``seat`` the first one that is free.
 */
export interface SitForm {
  seat?: number | null;
  invitation?: string | null;
  seal?: string;
  salt?: string;
}

/**
 * POST api/tables/{id}/seat: who opened the table makes a seat open, a friend's or a bot's.
 */
export interface SeatChangeForm {
  seat: number;
  kind: SeatKind;
  level?: Level;
  name?: string | null;
}

/**
 * POST api/tables/{id}/start
 */
export interface StartForm {
  fill?: boolean;
}

/**
 * POST api/tables/{id}/rematch
 */
export interface RematchForm {
  seal?: string;
}

/**
 * POST api/tables/{id}/seal: SHA-256 of the salt that I am going to add to the shuffles.
 */
export interface SealForm {
  seal: string;
}

/**
 * POST api/tables/{id}/reveal: that salt, once the table's ``pledge`` is known.
 */
export interface RevealForm {
  salt: string;
}

/**
 * POST api/bring: a game that was played on a device goes on at a table here, or is kept if it is over.
 *
 * ``record`` is its record: the rules replay it. ``seats`` are as in ``TableForm``; a friend's has a bot until the
 * friend comes.
 */
export interface BringForm {
  record: string;
  seats: SeatForm[];
  seal?: string;
  salt?: string;
}

/**
 * POST api/tables/{id}/go-on: a finished game from one of its positions on, at a new table against bots.
 *
 * ``ply`` is how many actions came before; ``seat`` is the one that I play.
 */
export interface GoOnForm {
  ply: number;
  seat: number;
  seal?: string;
  salt?: string;
}

/**
 * Somebody I have finished a game with. ``table``: a listed one that he sits at; of others nothing is told.
 */
export interface Friend {
  id: string;
  name: string;
  colour: Colour;
  here: boolean;
  rings: boolean;
  table: string | null;
}

/**
 * A table that waits, and the key of a seat that ``by`` keeps there for me (empty: any open seat).
 */
export interface Invited {
  table: TableInfo;
  key: string;
  by: string;
}

/**
 * GET api/home: all that the first page shows.
 */
export interface Home {
  running: TableInfo[];
  finished: TableInfo[];
  open: TableInfo[];
  watchable: TableInfo[];
  invited: Invited[];
  friends: Friend[];
  said: Record<string, number>;
}

/**
 * GET api/tables/{id}/seats: where I could sit down now, the best seat first.
 */
export interface FreeSeats {
  seats: number[];
}

/**
 * POST api/meet: a seat at a table for whoever comes.
 */
export interface MeetForm {
  game: string;
  seal?: string;
  salt?: string;
}

/**
 * POST api/tables/{id}/invite: a seat for somebody I have finished a game with, or for a bot of ``api/bots``.
 */
export interface InviteForm {
  guest: string;
}

/**
 * GET api/addresses: what to type on another device of the same network.
 *
 * Empty where this server listens for its own machine alone. Only who sits at that machine is told.
 */
export interface Addresses {
  urls: string[];
}

/**
 * A bot of somebody's own. ``here``: its stream is open, so it can be invited.
 */
export interface OwnBot {
  id: string;
  name: string;
  colour: Colour;
  owner: string;
  mine: boolean;
  here: boolean;
}

/**
 * GET api/me/bots: my own; GET api/bots: those that I may invite just now.
 */
export interface BotList {
  bots: OwnBot[];
}

/**
 * POST api/me/bots: a bot of my own.
 */
export interface BotForm {
  name: string;
  colour?: Colour;
}

/**
 * Its token is shown this once: ``Authorization: Bearer …``.
 */
export interface NewBot {
  bot: OwnBot;
  token: string;
}

/**
 * POST api/bot/tables/{id}/move; the same ``id`` again is not played twice.
 */
export interface BotMove {
  move: string;
  ply: number;
  id: string | null;
}

/**
 * The move is durable. ``again``: it had been made before.
 */
export interface BotMoved {
  seq: number;
  again: boolean;
}

/**
 * A line of GET api/bot/stream.
 */
export interface BotEvent {
  type: "BotEvent";
}

/**
 * ``by`` would like to play with me: accept or decline.
 */
export interface BotInvited {
  type: "invited";
  table: TableInfo;
  by: string;
}

/**
 * Something at a table where I sit.
 */
export interface BotHappened {
  type: "BotHappened";
  table: string;
  game: string;
  seat: number;
}

/**
 * What was done since the last line about this table, and how it stands now, as my seat may know it.
 */
export interface BotActions {
  type: "moved";
  table: string;
  game: string;
  seat: number;
  ply: number;
  steps: ActionTold[];
  view: View;
  scores: number[];
}

/**
 * I am asked: one of ``legal`` is to be sent back, with ``ply``. ``until``: when the time to think is over.
 */
export interface BotTurn {
  type: "turn";
  table: string;
  game: string;
  seat: number;
  ply: number;
  legal: string[];
  view: View;
  asked: Phrase | null;
  answers: Phrase[];
  until: number | null;
}

/**
 * The game has ended.
 */
export interface BotOver {
  type: "over";
  table: string;
  game: string;
  seat: number;
  scores: number[];
  winners: number[];
}

/**
 * The table was removed, or the seat is no longer mine.
 */
export interface BotGone {
  type: "gone";
  table: string;
}

/**
 * The stream ends: come again after ``again_in`` seconds. ``why``: the server restarts, another stream of this
 * bot was opened, it read too slowly, or its token was taken back (then there is no coming again).
 */
export interface BotClosing {
  type: "closing";
  again_in: number | null;
  why: string;
}

/**
 * GET api/push: the public key of the server, as a browser wants it when it subscribes.
 */
export interface PushKey {
  key: string;
}

/**
 * What a device may ring for; never between ``quiet_from`` and ``quiet_until``, unless they are the same.
 */
export interface Wishes {
  rings: RingKind[];
  quiet_from: number;
  quiet_until: number;
  zone: string;
}

/**
 * PUT api/me/devices: where a browser is reached and with which keys, as its subscription has them.
 */
export interface DeviceForm {
  rings: RingKind[];
  quiet_from?: number;
  quiet_until?: number;
  zone?: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * What is kept of a device of mine.
 */
export interface RungDevice {
  rings: RingKind[];
  quiet_from: number;
  quiet_until: number;
  zone: string;
  id: string;
}

export interface BlockedGuest {
  id: string;
  name: string;
  colour: Colour;
}

/**
 * GET api/me/blocked: whom I do not want to read or be invited by, at any table; the latest first.
 */
export interface Blocked {
  guests: BlockedGuest[];
}

/**
 * POST api/tables/{id}/report: something that whoever runs the server should see.
 */
export interface ReportForm {
  guest: string;
  about: Complaint;
  text?: string;
}

/**
 * The body of every answer that is not 2xx.
 */
export interface Refusal {
  key: string;
  sentence: string;
  clause: string | null;
  details: Record<string, unknown>;
}

/**
 * Nothing has changed; the sentence says why, in the language of the socket.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  key: string;
  sentence: string;
  clause: string | null;
  details: Record<string, unknown>;
}

/**
 * A step of a replay or a scenario: what was done, what happened, how it stands then.
 */
export interface Frame {
  ply: number;
  seat: number | null;
  move: string | null;
  view: View;
  events: GameEvent[];
  acting: number[];
  scores: number[];
  legal: string[];
  asked: Phrase | null;
  answers: Phrase[];
  said: Phrase | null;
  refused: Refusal | null;
}

/**
 * GET api/tables/{id}/replay?seat=0 (or ?seat=open, only after the end; ?seat=all: what all know)
 */
export interface TableReplay {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  over: boolean;
  frames: Frame[];
}

/**
 * One act of chance: HMAC-SHA256(secret, message + "|0") modulo the sum of ``ways`` picks ``move``.
 */
export interface Draw {
  ply: number;
  message: string;
  ways: ([string, number])[];
  move: string;
}

/**
 * A take-back that all agreed to: how many actions were left, and by place the tokens that prove it.
 */
export interface TakeBackTold {
  number: number;
  kept: number;
  tokens: string[];
}

/**
 * GET api/tables/{id}/fairness, only after the end; ``draws`` has every move from ``first`` on that is chance's
 */
export interface Fairness {
  commit: string;
  secret: string;
  salts: string[];
  draws: Draw[];
  version: number;
  pledge: string;
  seals: string[];
  drawn: boolean;
  order: number[];
  take_backs: TakeBackTold[];
  first: number;
  names: string[];
  moves: string[];
  by: (number | null)[];
}

/**
 * Every seat's chance to win before the action ``ply``, as it saw it when it last decided.
 */
export interface ChancesAt {
  ply: number;
  chances: number[];
}

/**
 * A legal move, and how much less its chance is than the best move's, with the standard error of that.
 */
export interface MoveChance {
  move: string;
  chance: number;
  loss: number;
  error: number;
  called: Phrase | null;
}

/**
 * A decision that most often follows, in more than half of what was imagined.
 */
export interface LikelyStep {
  seat: number;
  move: string;
  called: Phrase;
}

/**
 * The move that the game's advice would have played, where thinking found a clearly better one.
 */
export interface FirstSight {
  move: string;
  chance: number;
  called: Phrase | null;
}

/**
 * A decision, as it looked to who had to take it; ``ply`` counts the actions before it.
 */
export interface JudgedMove {
  ply: number;
  seat: number;
  played: string;
  best: string;
  chance_played: number;
  chance_best: number;
  error: number;
  stake: number;
  choices: MoveChance[];
  reason: string;
  details: Record<string, number | string>;
  played_called: Phrase | null;
  best_called: Phrase | null;
  likely: LikelyStep[];
  sight: FirstSight | null;
}

/**
 * A draw or a decision that mattered: whom, by how much, how sure; and of luck how likely it was.
 */
export interface TurningPoint {
  ply: number;
  kind: "luck" | "decision";
  seat: number;
  change: number;
  error: number;
  odds: number | null;
}

/**
 * A decision to learn from: a better move that was there, or a good one that was found.
 */
export interface LessonMoment {
  ply: number;
  found: boolean;
}

/**
 * A seat's game: start, luck, own moves and others' moves add up to the result.
 */
export interface SeatFindings {
  decisions: number;
  accuracy: number | null;
  start: number;
  luck: number;
  luck_error: number;
  own_moves: number;
  own_error: number;
  others_moves: number;
  result: number;
  moments: LessonMoment[];
}

/**
 * A game looked back at.
 */
export interface Findings {
  playouts: number;
  by: number[];
  parts: number[];
  counts: number[];
  chances: ChancesAt[];
  decisions: JudgedMove[];
  turns: TurningPoint[];
  players: SeatFindings[];
}

/**
 * POST and GET api/tables/{id}/analysis; while it runs, ``result`` is a first judgement
 */
export interface AnalysisProgress {
  status: "none" | "running" | "done" | "failed";
  progress: number;
  result: Findings | null;
  refusal: Refusal | null;
}

export interface GameRating {
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface RatingStep {
  game: string;
  at: number;
  rating: number;
  table: string | null;
}

export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  mean: number;
  best: number;
  events: Record<string, number>;
}

export interface FinishedTable {
  table: string;
  game: string;
  at: number;
  names: string[];
  seat: number;
  scores: number[];
  winners: number[];
  rated: boolean;
}

/**
 * GET api/players/{id}; bots are players too (``bot-strong``)
 */
export interface PlayerPage {
  id: string;
  name: string;
  colour: Colour;
  bot: boolean;
  ratings: GameRating[];
  steps: RatingStep[];
  statistics: GameStatistics[];
  finished: FinishedTable[];
  owner: string | null;
}

export interface LadderLine {
  id: string;
  name: string;
  colour: Colour;
  bot: boolean;
  rating: GameRating;
  owner: string | null;
}

/**
 * GET api/ratings/{game}
 */
export interface Ladder {
  game: string;
  players: LadderLine[];
}

/**
 * GET api/daily: what follows from it and how it can be checked, docs/daily.md says.
 *
 * A server tells today's secret, from which all earlier ones follow; static files cannot keep a secret, and tell the
 * root of all days.
 */
export interface Daily {
  first: string;
  days: number;
  anchor: string;
  company: Level[];
  late: number;
  day: number | null;
  secret: string | null;
  root: string | null;
}

/**
 * POST api/daily: my finished deal of a day, as its record.
 */
export interface DayForm {
  record: string;
}

export interface DayScore {
  place: number;
  points: number;
}

export interface PointsCount {
  points: number;
  players: number;
}

/**
 * GET api/daily/{day}/{game}, and the answer to POST api/daily: how all fared who have played it.
 */
export interface DayResults {
  day: number;
  game: string;
  players: number;
  places: number[];
  points: PointsCount[];
  mine: DayScore | null;
  better: number;
}

export interface RulebookClause {
  id: string;
  title: string;
  text: string;
  rulings: string[];
  examples: number;
}

export interface RulebookSection {
  id: string;
  title: string;
  clauses: RulebookClause[];
}

/**
 * ``text`` is Markdown; only the chapter ``rules`` has sections.
 */
export interface RulebookChapter {
  name: string;
  title: string;
  text: string;
  sections: RulebookSection[];
}

/**
 * GET api/rules/{game}/{language}
 */
export interface RulebookPage {
  game: string;
  language: Language;
  title: string;
  intro: string;
  picture: string;
  chapters: RulebookChapter[];
}

/**
 * A scenario of the rulebook, played: the first frame is the position it begins with.
 */
export interface ShownExample {
  clause: string;
  title: BothLanguages;
  options: Record<string, boolean | number | string>;
  position: Record<string, unknown>;
  record: string;
  seed: number | null;
  seen_by: number | null;
  frames: Frame[];
}

/**
 * GET api/scenarios/{game}/{clause}
 */
export interface Examples {
  game: string;
  clause: string;
  examples: ShownExample[];
}

/**
 * What is said (``learn-GAME-SAYS`` in the page's words), about which clause, and what is then played.
 *
 * Where the first move is the learner's, the step waits for it.
 */
export interface LessonStep {
  says: string;
  clause: string;
  frames: Frame[];
}

/**
 * GET api/lessons/{game}: a first game, led step by step and seen from ``seat``
 */
export interface Lesson {
  game: string;
  seat: number;
  start: Frame | null;
  steps: LessonStep[];
}

/**
 * GET api/book/{game}/{language}: all that rules and lessons need, to be read without a connection.
 */
export interface Book {
  rulebook: RulebookPage;
  examples: Examples[];
  lesson: Lesson;
}

/**
 * POST api/try: what comes of a move in a position (or at the start) after some moves?
 *
 * With a ``seed`` chance plays by itself.
 */
export interface TryForm {
  game: string;
  options?: Record<string, boolean | number | string>;
  position?: Record<string, unknown>;
  history?: string[];
  move?: string | null;
  seat?: number | null;
  seed?: number | null;
  seen_by?: number | null;
}

/**
 * The frames of the move and of what chance then did; a refused move has one frame that says why.
 *
 * ``history`` is what to send the next time.
 */
export interface Tried {
  frames: Frame[];
  history: string[];
}

/**
 * ``ply`` is the one the client has seen: a move into a game that went on is refused as stale.
 *
 * ``id`` makes it repeatable: the same id is answered again, not played again.
 */
export interface MakeMove {
  type: "move";
  id: string;
  seat: number;
  ply: number;
  move: string;
}

export interface SayChat {
  type: "chat";
  text: string;
}

export interface React {
  type: "react";
  reaction: Reaction;
}

/**
 * I no longer want to read this guest here (or again do).
 */
export interface Mute {
  type: "mute";
  guest: string;
  on: boolean;
}

/**
 * I am back: the bot hands my seats over.
 */
export interface ComeBack {
  type: "back";
}

/**
 * I have seen enough: while only bots are asked, they need not take their time for me.
 */
export interface Hurry {
  type: "hurry";
}

/**
 * Shall a bot replace who sits there (and is away) for good?
 */
export interface CastVote {
  type: "vote";
  seat: number;
  yes: boolean;
}

/**
 * May I take my last move back? All other people at the table answer.
 *
 * ``token``: that of my share for the next number, ``pleas`` + 1.
 */
export interface AskTakeBack {
  type: "take_back";
  seat: number;
  token?: string;
}

/**
 * ``token`` proves a yes: that of my share for the ``number`` of what is asked.
 */
export interface AnswerTakeBack {
  type: "answer";
  yes: boolean;
  token?: string;
}

export interface AskHint {
  type: "hint";
  seat: number;
}

/**
 * Why may I not move so? Nothing changes; answered by ``refused`` with this id, a legal move by nothing.
 */
export interface AskWhy {
  type: "why";
  id: string;
  seat: number;
  move: string;
}

/**
 * A standing order, one of ``orders`` in my eyes; null: take it back.
 */
export interface GiveOrder {
  type: "order";
  seat: number;
  order: string | null;
}

/**
 * A gap: send what I missed since ``after`` (the last ``seq`` I have).
 */
export interface Resync {
  type: "resync";
  after?: number;
}

export interface Ping {
  type: "ping";
  n?: number;
}

/**
 * Whose time runs until when (the server's clock, seconds since 1970).
 */
export interface Deadline {
  seat: number;
  until: number;
}

/**
 * One action since ``since``: who did what (null: chance), what happened, how it stood then.
 *
 * ``view`` is null in the last step (it is the view of the eyes) and where there was nothing to see by itself: a card
 * dealt, a choice made in secret. What was told there shows in the next view.
 */
export interface ActionTold {
  ply: number;
  seat: number | null;
  move: string;
  events: GameEvent[];
  view: View | null;
}

/**
 * The game as one seat sees it; ``seat`` is null for who only watches.
 */
export interface Eyes {
  seat: number | null;
  view: View;
  legal: string[];
  chosen: string | null;
  steps: ActionTold[];
  asked: Phrase | null;
  answers: Phrase[];
  orders: string[];
  order: string | null;
}

export interface TakeBackAsked {
  seat: number;
  yes: number[];
  waiting: number[];
  number: number;
}

export interface VoteOpen {
  about: number;
  yes: number[];
  no: number[];
  needed: number;
}

/**
 * Something the table did that is no move: {"what": "away", "seat": 2, "reason": "clock"}.
 */
export interface Doing {
  what: Deed;
  seat: number | null;
  reason: Reason | null;
  level: Level | null;
}

/**
 * How the game stands. It continues the message with seq ``since``; ``since`` 0 is a fresh start.
 *
 * A client whose last seq is smaller than ``since`` asks for a resync.
 */
export interface StateChanged {
  type: "state";
  seq: number;
  since: number;
  ply: number;
  acting: number[];
  decided: number[];
  doings: Doing[];
  deadlines: Deadline[];
  votes: VoteOpen[];
  take_back: TakeBackAsked | null;
  over: boolean;
  scores: number[];
  winners: number[] | null;
  now: number;
  pleas: number;
  taken_back: number[];
  eyes: Eyes[];
}

export interface ChatLine {
  n: number;
  guest: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/**
 * The first message on a socket; a ``state`` follows where the game has begun.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  table: TableInfo;
  seats: number[];
  guest: string | null;
  chat: ChatLine[];
  now: number;
}

/**
 * Seats, presence, status, rematch: the table's summary anew.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/**
 * The move is durable. ``again``: it had been made before.
 */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
  again: boolean;
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

export interface Reacted {
  type: "reaction";
  guest: string;
  name: string;
  seat: number | null;
  reaction: Reaction;
}

/**
 * A move worth considering: its chance to win, and the points at the end of the deal or round, on average.
 */
export interface HintLine {
  move: string;
  chance: number;
  reason: string | null;
  details: Record<string, unknown>;
  points: number;
  likely: LikelyStep[];
  sight: FirstSight | null;
}

/**
 * The best moves, sorted by what they differ in: who is far behind has the same chance with all of them.
 */
export interface HintGiven {
  type: "hint";
  seat: number;
  ply: number;
  moves: HintLine[];
  measure: Measure;
}

export interface Pong {
  type: "pong";
  n: number;
  now: number;
}

/**
 * The server goes down for a moment: come again after ``again_in`` seconds.
 */
export interface Closing {
  type: "closing";
  again_in: number;
}

/**
 * The table was removed.
 */
export interface Gone {
  type: "gone";
}

/** What is seen of a position in every game; what else it shows, `view.ts` in its folder says. */
export interface View {
  actor: number | "chance" | null;
  players: object[];
  scores: number[];
  winners: number[] | null;
}

/** What happened, in the words of the game's story; details hang on the event. */
export interface GameEvent {
  event: string;
  clause: string;
  seat: number | null;
  [detail: string]: unknown;
}

export type ClientMessage =
  | MakeMove
  | SayChat
  | React
  | Mute
  | ComeBack
  | Hurry
  | CastVote
  | AskTakeBack
  | AnswerTakeBack
  | AskHint
  | AskWhy
  | GiveOrder
  | Resync
  | Ping;

export type ServerMessage =
  | Hello
  | StateChanged
  | TableChanged
  | Ack
  | Refused
  | Chat
  | Reacted
  | HintGiven
  | Pong
  | Closing
  | Gone;
