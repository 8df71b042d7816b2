"""Jackal & High: what is shown of a position. Nothing is hidden."""

from igroteka.engine.rule import Record, left_of
from igroteka.engine.views import (
    Word,
    add_list,
    add_number,
    add_object,
    add_word,
    close_list,
    close_object,
    open_list,
    open_object,
    show_number,
    show_players,
    show_result,
    show_some,
    show_whose_turn,
    show_word,
    shows,
)
from igroteka.games.jackal_high.box import DICE, FACE, LUCKY8, NUMBERS, SIZE, TAKE2, VALLEY, places
from igroteka.games.jackal_high.notation import CARDS, PHASES, PLACES_BY_NAME, RANKS, TEXTS


@shows
def show(s: Record, seat: int, to: Record) -> None:
    """The position, the same for every seat."""
    show_number(to, "round", s.round)
    show_number(to, "starter", s.starter)
    show_number(to, "throw", s.throw)
    show_number(to, "attempt", s.attempt)
    show_word(to, "phase", PHASES[s.phase])
    show_whose_turn(to, s)
    open_list(to, "row")
    for place in range(places(s)):
        add_object(to)
        show_word(to, "card", CARDS[s.card[place]])
        show_number(to, "under", s.under[place])
        show_dice(s, place, to)
        close_object(to)
    close_list(to)
    open_object(to, "valley")
    show_word(to, "card", CARDS[s.card[VALLEY]])
    show_dice(s, VALLEY, to)
    close_object(to)
    show_players(to, s, seat)
    show_unseen(s, to)
    show_number(to, "stalled", s.stalled)
    show_result(to, s)
    show_step(s, to)


@shows
def show_dice(s: Record, place: int, to: Record) -> None:
    open_list(to, "dice")
    for p in range(s.players):
        add_list(to)
        add_faces(s.dice[place, p], to)
        close_list(to)
    close_list(to)


@shows
def add_faces(handful: int, to: Record) -> None:
    for i in range(SIZE[handful]):
        add_number(to, FACE[handful, i])


@shows
def show_place(s: Record, p: int, seat: int, to: Record) -> None:
    ordered = s.cards[p] - s.won[p]
    open_list(to, "rolled")
    add_faces(s.rolled[p], to)
    close_list(to)
    show_number(to, "in_hand", s.hand[p])
    open_list(to, "pile")
    for i in range(ordered):
        add_number(to, s.pile[p, i])
    close_list(to)
    show_number(to, "take2", s.take2[p])
    open_list(to, "won")
    for i in range(ordered, s.cards[p]):
        add_number(to, s.pile[p, i])
    close_list(to)


@shows
def show_unseen(s: Record, to: Record) -> None:
    open_object(to, "unseen")
    open_list(to, "animals")
    for n in range(1, NUMBERS):
        for _ in range(s.unseen[n] if n != LUCKY8 else 0):
            add_number(to, n)
    close_list(to)
    show_number(to, "take2", s.unseen[TAKE2])
    show_number(to, "lucky8", s.unseen[LUCKY8])
    close_object(to)


@shows
def show_step(s: Record, to: Record) -> None:
    """What is going on: whose dice, and the contest."""
    open_object(to, "step")
    show_some(to, "seat", s.due, -1)
    open_list(to, "placed")
    for i in range(DICE):
        if s.placed[i] != 0:
            add_word(to, TEXTS[s.placed[i]])
    close_list(to)
    show_word(to, "at", PLACES_BY_NAME[s.at + 1])
    show_word(to, "rank", RANKS[s.rank])
    show_in_turn(s, "seats", s.seats, to)
    show_in_turn(s, "low", s.low, to)
    close_object(to)


@shows
def show_in_turn(s: Record, key: Word, seats: int, to: Record) -> None:
    """The seats of a bit mask, in turn order."""
    open_list(to, key)
    p = s.starter
    for _ in range(s.players):
        if seats >> p & 1:
            add_number(to, p)
        p = left_of(s, p)
    close_list(to)
