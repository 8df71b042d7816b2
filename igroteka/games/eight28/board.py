"""8-28 on a terminal's table."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from rich.style import Style
from rich.text import Text

from igroteka.games.eight28.as_text import has_card, totals
from igroteka.games.eight28.bound import Bound
from igroteka.games.eight28.box import RED_POINTS
from igroteka.games.eight28.view_types import Gems, Player, View
from igroteka.locale import say
from igroteka.rendering import boards
from igroteka.rendering.boards import (
    BLUE,
    CARD,
    FAINT,
    GOLD,
    GREEN,
    RED,
    STRONG,
    Block,
    big_back,
    big_card,
    card,
    columned,
    fanned,
    folded,
    hidden_card,
    line,
    pips,
    ruled,
    seat_mark,
)

GEM_BLUE: Final = Style(color=BLUE)
GEM_RED: Final = Style(color=RED, bold=True)
GOAL: Final = Style(color=GREEN, bold=True)
Sight: TypeAlias = boards.Sight[Bound]

NAME: Final = 15
TOTAL: Final = 7
WON: Final = 22
LAST: Final = 30  # numbers on the track
PILE: Final = "▤"  # lies before who gives the cards


def board(view: View, sight: Sight) -> Block:
    """The middle, a line (or a row of big cards) for each seat, and the track with one's own total."""
    for big, gap in ((True, 1), (True, 0), (False, 1), (False, 0)):
        lines = [*middle(view, sight), Text(), *seats(view, sight, big, gap)]
        if sight.seat is not None:
            lines += [*[Text()] * (1 - gap), *track(view, sight)]
        if len(lines) <= sight.height:
            break
    return lines


def as_it_stands(view: View, since: Sequence[Mapping[str, Any]]) -> View:
    """The table after what has happened since the view: cards that were turned up, what each plays for, shares paid."""
    made: View = {**view, "players": [Player(**one) for one in view["players"]], "scores": [*view["scores"]]}
    for event in since:
        match event:
            case {"event": "revealed", "seat": seat, "card": card}:
                made["players"][seat]["hidden"] = card
            case {"event": "drew", "seat": seat, "card": card}:
                made["players"][seat]["shown"] = [*made["players"][seat]["shown"], card]
            case {"event": "chose" | "one-way", "seat": seat, "goal": goal}:
                made["players"][seat]["plays_for"] = goal
            case {"event": "share-of-8" | "share-of-28" | "hit-share", "seat": seat, "blue": blue, "red": red}:
                won = made["players"][seat]["gems"]
                made["players"][seat]["gems"] = Gems(blue=won["blue"] + blue, red=won["red"] + red)
                made["scores"][seat] += blue + RED_POINTS * red
    return made


def gems(blue: int, red: int, most: int = 10) -> Text:
    """Blue and red gems: ``●●● ◆``, told apart by their shape as well."""
    return line(pips("●", blue, GEM_BLUE, most), " " if blue and red else "", pips("◆", red, GEM_RED, most))


def middle(view: View, sight: Sight) -> Block:
    pot, supply, aside = view["pot"], view["supply"], view["aside"]
    parts = [
        line((say("board-eight28-pot", sight.language), FAINT), "  ", gems(pot["blue"], pot["red"], sight.width // 4))
    ]
    if pot["blue"] or pot["red"]:
        worth = say("board-eight28-worth", sight.language, points=pot["blue"] + RED_POINTS * pot["red"])
        parts[0].append(f"  {worth}", FAINT)
    if any(aside.values()):
        parts[0].append_text(line("   ", (say("board-eight28-aside", sight.language), FAINT), "  ", gems(**aside)))
    left = line((say("board-eight28-supply", sight.language), FAINT), "  ", gems(supply["blue"], supply["red"], 4))
    room = sight.width - parts[0].cell_len - left.cell_len
    return [line(parts[0], " " * room, left)] if room >= 2 else [*parts, left]


def seats(view: View, sight: Sight, big: bool, gap: int) -> Block:
    head = (line(), NAME), (line((say("board-eight28-cards", sight.language), FAINT)), cards_width(sight))
    total, points = (say(f"draw-eight28-column-{name}", sight.language) for name in ("total", "points"))
    lines = [columned(*head, (Text(total, FAINT, end=""), TOTAL), (Text(points, FAINT, end=""), WON))]
    for seat in range(len(view["players"])):
        lines += [*seat_lines(view, seat, sight, big), *[Text()] * gap]
    return lines


def cards_width(sight: Sight) -> int:
    return max(14, sight.width - NAME - TOTAL - WON)


def seat_lines(view: View, seat: int, sight: Sight, big: bool) -> Block:
    """One seat: who, the cards, what they add up to, the gems won."""
    player, room = view["players"][seat], cards_width(sight)
    fits = len(player["shown"]) * 3 + 5 <= room
    cards = big_cards(view, seat, room) if big and fits else folded(small_cards(view, seat, room - 1), room - 1)
    name = seat_mark(sight, seat)
    if view["giver"] == seat and view["winners"] is None:
        name.append(f" {PILE}", Style(color=GOLD))
    total = Text(totals(player), STRONG if seat == sight.seat else Style(), end="")
    won = line(f"{view['scores'][seat]:>3} ", gems(**player["gems"], most=4), " ", (note(player, sight), FAINT))
    lines = [columned(("", NAME), (painted, room)) for painted in cards]
    middle_row = len(cards) // 2 if big and fits else 0
    lines[middle_row] = columned((name, NAME), (cards[middle_row], room), (total, TOTAL), (won, WON))
    return lines


def note(player: Player, sight: Sight) -> str:
    """What has become of a seat, in a word."""
    if player["plays_for"]:
        return say("board-eight28-plays-for", sight.language, goal=player["plays_for"])
    if player["out"]:
        return say("board-eight28-out", sight.language)
    return say("draw-eight28-passed", sight.language) if player["passed"] else ""


def small_cards(view: View, seat: int, room: int) -> Text:
    player = view["players"][seat]
    made = line()
    if player["hidden"] is not None:
        made.append_text(line(("(", FAINT), card(str(player["hidden"])), (")", FAINT), " "))
    elif has_card(view, seat):
        made.append_text(line(("(", FAINT), hidden_card(), (")", FAINT), " "))
    shown = [str(face) for face in player["shown"]]
    spaced = line(made, *(part for face in shown for part in (card(face), " ")))
    if spaced.cell_len - 1 <= room:
        return spaced
    return line(made, card(" ".join(shown)))  # many small cards: close together


def big_cards(view: View, seat: int, room: int) -> Block:
    player = view["players"][seat]
    blocks = []
    if player["hidden"] is not None:
        blocks.append(big_card([str(player["hidden"])], CARD, title="▾"))
    elif has_card(view, seat):
        blocks.append(big_back())
    blocks += [big_card([str(face)], CARD) for face in player["shown"]]
    return fanned(blocks, room) or [Text(), Text(), Text()]


def track(view: View, sight: Sight) -> Block:
    """The numbers from 0 to 30 with both goals, and where one's own total stands."""
    assert sight.seat is not None
    told = totals(view["players"][sight.seat])
    mine = {int(total) for total in told.split("/") if total.isdigit()}
    step = 2
    label = say("eight28-sums", sight.language, sums=told)
    if sight.width < step * LAST + 4:
        return [ruled(label, sight.width)]
    numbers, marks = line(" "), line(" ")
    for n in range(LAST + 1):
        is_goal = n in (8, 28)
        sign = str(n) if is_goal or n % 10 == 0 else "·"
        numbers.append(f"{sign:<{step}}", GOAL if is_goal else FAINT)
        marks.append(f"{'▲':<{step}}" if n in mine else " " * step, Style(color=GOLD, bold=True))
    over = [total for total in mine if total > LAST]
    marks.append(f"▲ {over[0]}  " if over else "  ", Style(color=GOLD, bold=True))
    title = ruled(label, min(sight.width, step * LAST + 4))
    return [title, numbers, marks]
