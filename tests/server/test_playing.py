"""What people can do at a table, through the real server."""

import asyncio
import random
from typing import Any

import pytest

from igroteka import protocol as m
from igroteka.client import Chair, ClientError, House
from igroteka.engine.record import GameRecord
from igroteka.server.settings import Settings
from igroteka.server.store import opened
from igroteka.table.clock import now
from igroteka.table.verifying import verify
from tests.server.running import GAMES, Running, later, people, play_on, run, seated, table_of, until_choosing


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_two_people_and_bots(server: Running, game: str) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg") as houses:
            table = await table_of(houses, game)
            async with houses[0].sit_at(table.id) as vera, houses[1].sit_at(table.id) as oleg:
                await asyncio.gather(play_on(vera, random.Random(1)), play_on(oleg, random.Random(2)))
                assert vera.state and oleg.state and vera.state.over
                assert vera.state.scores == oleg.state.scores
                scores = vera.state.scores
            record = await houses[1].record(table.id)
            assert list(GameRecord.read(record).state.scores) == scores
            assert all(check.holds for check in verify(record))
            async with House(server.url) as stranger:  # who has the link may look at it with any eyes
                for eyes in ("open", "all", *map(str, range(len(scores)))):
                    replay = await stranger.ask("GET", f"api/tables/{table.id}/replay?seat={eyes}", m.TableReplay)
                    assert replay.over and replay.frames[-1].scores == scores

    run(play())


def test_everybody_chooses_at_once_and_may_change_the_choice_until_the_last_is_in(server: Running) -> None:
    async def play() -> None:
        async with seated(server.url, "my-number", "Vera", "Oleg", "Katya") as chairs:
            first = chairs[0]
            assert first.state is not None
            ply, seats = first.state.ply, [chair.seats[0] for chair in chairs]
            one, other = first.legal(seats[0])[:2]
            await first.move(seats[0], one)
            await first.move(seats[0], other)
            await chairs[2].move(seats[2], chairs[2].legal(seats[2])[0])
            state = await later(first, lambda state: len(state.decided) == 2)
            assert state.ply == ply and first.eyes(seats[0]).chosen == other
            hidden = await later(chairs[1], lambda state: len(state.decided) == 2)
            assert chairs[1].eyes(seats[1]).chosen is None
            assert all(player["chosen"] is None for player in hidden.eyes[0].view["players"])
            await chairs[1].move(seats[1], chairs[1].legal(seats[1])[0])
            after = await later(first, lambda state: state.ply > ply)
            assert (seats[0], other) in [(step.seat, step.move) for step in after.eyes[0].steps]

    run(play())


def test_wrong_moves_get_a_sentence_and_change_nothing(server: Running) -> None:
    async def play() -> None:
        async with seated(server.url, "eight28", "Vera", "Oleg", "Katya") as chairs:
            assert chairs[0].state is not None
            before, actor = chairs[0].state, chairs[0].state.acting[0]
            mover = chairs[actor]
            other = chairs[(actor + 1) % 3]
            for chair, seat, move, key in (
                (mover, actor, "for 8", "eight28-offer-due"),
                (mover, actor, "nonsense", "eight28-offer-due"),
                (other, (actor + 1) % 3, "take", "move-turn"),
                (other, actor, "take", "seat-not-yours"),
            ):
                with pytest.raises(ClientError) as refusal:
                    await chair.move(seat, move)
                assert refusal.value.key == key and refusal.value.sentence
            await mover.move(actor, "pass", id="same")
            again = await mover.move(actor, "pass", id="same")
            assert again.again
            mover.state = before  # a client that looks at the past
            with pytest.raises(ClientError) as stale:
                await mover.move(actor, "take")
            assert stale.value.key == "move-stale"
            final = await chairs[0].house.table(chairs[0].table_id)
            assert final.ply == before.ply + 1

    run(play())


def test_a_hot_seat_sees_with_the_eyes_of_all_its_seats(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera") as (house,):
            seats = [m.SeatForm(mine=True, name=name) for name in ("Vera", "Oleg", "Katya")]
            form = m.TableForm(game="eight28", options={"players": 3}, seats=seats, start=True)
            table = await house.open_table(form)
            assert [seat.name for seat in table.seats] == ["Vera", "Oleg", "Katya"]
            async with house.sit_at(table.id) as chair:
                await until_choosing(chair)
                assert chair.state is not None and [eyes.seat for eyes in chair.state.eyes] == [0, 1, 2]
                for eyes in chair.state.eyes:
                    hidden = [player["hidden"] is not None for player in eyes.view["players"]]
                    assert hidden == [seat == eyes.seat for seat in range(3)]
                moved: set[int] = set()
                while len(moved) < 3:
                    (seat,) = chair.state.acting
                    moved.add(seat)
                    ply = chair.state.ply
                    await chair.move(seat, "pass")
                    await later(chair, lambda state, ply=ply: state.ply > ply)  # type: ignore[misc]

    run(play())


def test_who_leaves_is_played_by_a_bot_until_he_comes_back(server: Running) -> None:
    async def play() -> None:
        async with seated(server.url, "eight28", "Vera", "Oleg", "Katya") as chairs:
            await chairs[2].house.leave(chairs[2].table_id)
            state = await later(chairs[0], lambda state: any(d.what == "away" for d in state.doings))
            assert [(d.seat, d.reason) for d in state.doings if d.what == "away"] == [(2, "left")]
            await chairs[2].say(m.ComeBack())
            state = await later(chairs[0], lambda state: any(d.what == "back" for d in state.doings))
            await chairs[2].house.leave(chairs[2].table_id)
            await chairs[0].say(m.CastVote(seat=2, yes=True))
            await later(chairs[1], lambda state: bool(state.votes))
            await chairs[1].say(m.CastVote(seat=2, yes=True))
            state = await later(chairs[0], lambda state: any(d.what == "replaced" for d in state.doings))
            info = await chairs[2].house.table(chairs[2].table_id)
            assert info.seats[2].guest is None and info.seats[2].level == "novice"

    run(play())


def test_a_move_is_taken_back_when_all_others_agree(server: Running) -> None:
    async def play() -> None:
        async with seated(server.url, "eight28", "Vera", "Oleg", "Katya") as chairs:
            assert chairs[0].state is not None
            ply, actor = chairs[0].state.ply, chairs[0].state.acting[0]
            mover, others = chairs[actor], [chair for chair in chairs if chair is not chairs[actor]]
            await mover.move(actor, "take")
            await mover.take_back(actor)
            for chair in others:
                await later(chair, lambda state: state.take_back is not None)
            await others[0].answer(True)
            await others[1].answer(True)
            state = await later(mover, lambda state: any(d.what == "taken-back" for d in state.doings))
            assert state.ply == ply and state.acting == [actor]

    run(play())


def test_a_gap_asks_for_what_was_missed(server: Running) -> None:
    async def play() -> None:
        async with seated(server.url, "eight28", "Vera", "Oleg", "Katya") as chairs:
            vera = chairs[0]
            assert vera.state is not None
            before, first = vera.state, vera.state.acting[0]
            await chairs[first].move(first, "pass")
            state = await later(vera, lambda state: state.ply > before.ply)
            vera.state = before  # as if that had been lost on the way
            (second,) = state.acting
            chairs[second].state = state
            await chairs[second].move(second, "pass")
            state = await later(vera, lambda state: state.ply == before.ply + 2)
            assert state.since == before.seq
            assert [step.seat for step in state.eyes[0].steps if step.move == "pass"] == [first, second]

    run(play())


def test_a_lost_connection_gets_what_it_missed(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg") as houses:
            table = await table_of(houses, "eight28", 3)
            async with houses[0].sit_at(table.id) as vera, houses[1].sit_at(table.id) as oleg:
                await until_choosing(vera)
                await until_choosing(oleg)
                assert vera.state is not None
                seen = vera.state.ply
                await asyncio.gather(cut_often(vera), play_on(vera, random.Random(1)), play_on(oleg, random.Random(2)))
                assert vera.state.over and vera.reconnections >= 1 and vera.state.ply > seen

    run(play())


async def cut_often(chair: Chair) -> None:
    """Cut the connection now and as soon as it has come back and something was heard of the game, until it is over."""
    while not (chair.state and chair.state.over):
        before, seen = chair.reconnections, chair.state
        assert chair._socket is not None
        chair._socket.transport.abort()
        while chair.reconnections == before or chair.state is seen:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.3)


def test_spectators_see_what_all_may_see_and_are_counted(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg", "Katya") as houses, House(server.url) as stranger:
            table = await table_of(houses, "eight28", 3)
            async with houses[0].sit_at(table.id) as vera, stranger.sit_at(table.id) as watcher:
                await until_choosing(watcher)
                assert watcher.state is not None
                (eyes,) = watcher.state.eyes
                assert eyes.seat is None and eyes.legal == []
                assert all(player["hidden"] is None for player in eyes.view["players"])
                while not (vera.info and vera.info.watchers == 1):
                    await vera.until(m.TableChanged)

    run(play())


def test_a_delayed_spectator_sees_later_what_players_see_now(server: Running) -> None:
    async def play() -> None:
        delay = 1
        async with people(server.url, "Vera") as houses, House(server.url) as stranger:
            table = await table_of(houses, "eight28", 3, watch_delay=delay)
            async with houses[0].sit_at(table.id) as vera:
                await until_choosing(vera)
                assert vera.state is not None and vera.state.ply >= 3
                async with stranger.sit_at(table.id) as watcher:  # comes in the middle of it
                    told = [await later(watcher, lambda state: state.ply >= 3)]
                    playing = asyncio.create_task(play_on(vera, random.Random(1)))
                    while not told[-1].over:
                        told.append(await watcher.until(m.StateChanged))
                    await playing
            assert all(state.eyes[0].seat is None for state in told)
            assert told[-1].scores == vera.state.scores
            async with opened(Settings(data=str(server.folder))) as store:
                entries = await store.entries(table.id)
            for state in told:
                over = state.now >= entries[-1].at  # then nothing is kept back any more
                assert over or state.now >= entries[state.seq - 1].at + delay
            assert told[0].now < entries[-1].at

    run(play())


def test_chat_is_cleaned_kept_and_can_be_muted(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg") as houses:
            table = await table_of(houses, "eight28", 3)
            async with houses[0].sit_at(table.id) as vera, houses[1].sit_at(table.id) as oleg:
                await vera.say(m.SayChat(text="  hel\u202elo\n\u200b<b>there</b> "))
                line = (await oleg.until(m.Chat)).line
                assert line.text == "hello <b>there</b>" and line.name == "Vera"
                await oleg.say(m.Mute(guest=line.guest, on=True))
                await oleg.say(m.Ping(n=6))
                await oleg.until(m.Pong)  # now it is known, whatever comes through other sockets
                await vera.say(m.SayChat(text="again"))
                await vera.say(m.React(reaction="wow"))
                await vera.until(m.Reacted)
                await oleg.say(m.Ping(n=7))
                heard = [await oleg.messages.get()]
                while not isinstance(heard[-1], m.Pong):
                    heard.append(await oleg.messages.get())
                assert not [message for message in heard if isinstance(message, m.Chat | m.Reacted)]
            async with houses[1].sit_at(table.id) as oleg:
                assert oleg.hello is not None
                assert [line.text for line in oleg.hello.chat] == ["hello <b>there</b>", "again"]

    run(play())


def test_a_rematch_brings_the_same_people_to_one_table(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg") as houses:
            table = await table_of(houses, "my-number", 3)
            with pytest.raises(ClientError) as early:
                await houses[0].rematch(table.id)
            assert early.value.key == "rematch-not-yet"
            async with houses[0].sit_at(table.id) as vera, houses[1].sit_at(table.id) as oleg:
                await asyncio.gather(play_on(vera, random.Random(1)), play_on(oleg, random.Random(2)))
            first, second = await asyncio.gather(*(house.rematch(table.id) for house in houses))
            assert first.id == second.id and first.status == "waiting"
            assert {seat.name for seat in first.seats if seat.guest} == {"Vera", "Oleg"}
            for house in houses:
                await house.leave(first.id)
            assert (await houses[1].rematch(table.id)).id != first.id  # all had left that one

    run(play())


async def counted(house: House, games: int) -> m.PlayerPage:
    """The player's own page, once so many games are on it: they are counted after the last message."""
    assert house.guest is not None
    while True:
        page = await house.ask("GET", f"api/players/{house.guest.id}", m.PlayerPage)
        if len(page.finished) >= games:
            return page
        await asyncio.sleep(0.1)


def test_rated_games_count_once_and_show_on_the_player_page(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg") as houses:
            table = await table_of(houses, "my-number", 3, rated=True)
            async with houses[0].sit_at(table.id) as vera, houses[1].sit_at(table.id) as oleg:
                await asyncio.gather(play_on(vera, random.Random(1)), play_on(oleg, random.Random(2)))
            await counted(houses[0], 1)
            unrated = await table_of([houses[0]], "my-number", 3)
            async with houses[0].sit_at(unrated.id) as vera:
                await play_on(vera, random.Random(3))
            page = await counted(houses[0], 2)
            assert [rating.games for rating in page.ratings] == [1]
            assert page.statistics[0].played == 2 and [one.table for one in page.finished] == [unrated.id, table.id]
            assert [step.table for step in page.steps] == [table.id]
            ladder = await houses[0].ask("GET", "api/ratings/my-number", m.Ladder)
            assert "bot-novice" in [line.id for line in ladder.players]

    run(play())


def test_a_guest_moves_to_another_device_with_a_link_that_works_once(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera") as (house,), House(server.url) as phone, House(server.url) as thief:
            link = await house.ask("POST", "api/me/link", m.MoveLink)
            me = await phone.ask("POST", "api/me/claim", m.Me, m.ClaimForm(code=link.code))
            assert me.guest == house.guest
            assert (await phone.ask("GET", "api/me", m.Me)).guest == house.guest
            with pytest.raises(ClientError) as refusal:
                await thief.ask("POST", "api/me/claim", m.Me, m.ClaimForm(code=link.code))
            assert refusal.value.key == "link-used"

    run(play())


def test_a_table_is_opened_with_every_value_of_every_option(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera") as (vera,):
            for game in (await vera.games()).games:
                for option in game.options:
                    values: list[Any] = [choice.value for choice in option.choices] or [option.low, option.high]
                    for value in [True, False] if option.kind == "switch" else values:
                        form = m.TableForm(game=game.id, options={"players": game.most, option.name: value})
                        table = await vera.open_table(form)
                        assert table.options[option.name] == value
                        await vera.leave(table.id)

    run(play())


def test_friends_sit_down_with_their_link_only(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg", "Katya") as (vera, oleg, katya):
            seats = [m.SeatForm(mine=True), m.SeatForm(kind="friend", name=" Oleg\u202e "), m.SeatForm(kind="bot")]
            table = await vera.open_table(m.TableForm(game="eight28", options={"players": 3}, seats=seats))
            (invitation,) = table.invitations
            assert (table.seats[1].name, table.seats[1].guest) == ("Oleg", None)
            change = m.SeatChangeForm(seat=2, kind="friend", name="Katya")
            changed = await vera.ask("POST", f"api/tables/{table.id}/seat", m.TableInfo, change)
            assert changed.seats[2].name == "Katya" and len({one.token for one in changed.invitations}) == 2
            await vera.ask(
                "POST", f"api/tables/{table.id}/seat", m.TableInfo, m.SeatChangeForm(seat=2, kind="bot", level="strong")
            )
            change = m.SeatChangeForm(seat=1, kind="friend", name="Oleg K.")  # another name, the same link
            changed = await vera.ask("POST", f"api/tables/{table.id}/seat", m.TableInfo, change)
            assert changed.seats[1].name == "Oleg K." and changed.invitations == [invitation]
            assert (await oleg.table(table.id)).invitations == []
            wishes: list[dict[str, Any]] = [{"seat": 1}, {}, {"seat": 1, "invitation": "x" * 16}, {"seat": 2}]
            for wish in wishes:
                with pytest.raises(ClientError):
                    await katya.sit(table.id, **wish)
            await oleg.sit(table.id, invitation=invitation.token)
            started = await vera.start(table.id)
            assert [seat.name for seat in started.seats[:2]] == ["Vera", "Oleg"]

    run(play())


def test_the_lobby_lists_open_tables_and_home_my_own(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera", "Oleg") as (vera, oleg):
            listed = await vera.open_table(m.TableForm(game="eight28", listed=True))
            private = await vera.open_table(m.TableForm(game="eight28"))
            home = await oleg.home()
            ids = [table.id for table in home.open]
            assert listed.id in ids and private.id not in ids
            assert {table.id for table in (await vera.home()).running} == {listed.id, private.id}
            await oleg.sit(listed.id)
            await vera.leave(listed.id)
            assert (await oleg.table(listed.id)).mine  # now it is his
            async with vera.sit_at(listed.id) as chair:
                await oleg.leave(listed.id)
                await chair.until(m.Gone)  # nobody sits there any more
            assert listed.id not in [table.id for table in (await vera.home()).open]
            with pytest.raises(ClientError) as gone:
                await oleg.table(listed.id)
            assert gone.value.key == "table-unknown"

    run(play())


def test_rules_and_examples_can_be_played_in_place(server: Running) -> None:
    async def play() -> None:
        async with House(server.url, "ru") as house:
            for game in GAMES:
                book = await house.ask("GET", f"api/rules/{game}/ru", m.RulebookPage)
                clauses = [c for chapter in book.chapters for section in chapter.sections for c in section.clauses]
                clause = next(clause for clause in clauses if clause.examples)
                shown = await house.ask("GET", f"api/scenarios/{game}/{clause.id}", m.Examples)
                example = shown.examples[0]
                form = m.TryForm(game=game, options=example.options, position=example.position, move="nonsense", seed=1)
                tried = await house.ask("POST", "api/try", m.Tried, form)
                assert tried.frames[0].refused and tried.frames[0].refused.clause
                assert len(shown.examples) == clause.examples

    run(play())


def test_hints_are_for_who_has_to_decide_and_come_with_a_reason(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera") as houses:
            table = await table_of(houses, "eight28", 3)
            async with houses[0].sit_at(table.id) as vera:
                state = await later(vera, lambda state: vera.seats[0] in state.acting)
                await vera.say(m.AskHint(seat=vera.seats[0]))
                hint = await vera.until(m.HintGiven, 60)
                assert hint.ply == state.ply and {line.move for line in hint.moves} <= {"take", "pass"}
                assert all(0 <= line.chance <= 1 and line.reason for line in hint.moves)

    run(play())


def test_who_asks_why_not_is_told_the_clause_and_nothing_changes(server: Running) -> None:
    async def play() -> None:
        async with seated(server.url, "eight28", "Vera", "Oleg", "Katya") as chairs:
            state = await later(chairs[0], lambda state: bool(state.acting))
            asked, waits = (
                next(chair for chair in chairs if (chair.seats[0] in state.acting) == due) for due in (True, False)
            )
            for chair, seat, move, told in (
                (waits, waits.seats[0], "take", ("move-turn", "E3.2")),
                (asked, asked.seats[0], "for 8", ("eight28-offer-due", "E3.2")),
                (asked, waits.seats[0], "take", ("seat-not-yours", None)),
            ):
                await chair.say(m.AskWhy(id="why", seat=seat, move=move))
                refused = await chair.until(m.Refused)
                assert (refused.id, (refused.key, refused.clause)) == ("why", told)
            await asked.say(m.AskWhy(id="may", seat=asked.seats[0], move="take"))  # it may be made: nothing is said
            await asked.say(m.Ping(n=28))
            assert (await asked.until(m.Pong)).n == 28
            await asked.say(m.Resync())
            again = await asked.until(m.StateChanged)
            assert (again.ply, again.seq) == (state.ply, state.seq)

    run(play())


def test_a_person_may_ask_for_a_hint_at_every_turn(server: Running) -> None:
    """However fast the others are: eight in a row are nothing unusual."""

    async def play() -> None:
        async with people(server.url, "Vera") as houses:
            table = await table_of(houses, "eight28", 3)
            async with houses[0].sit_at(table.id) as vera:
                await later(vera, lambda state: vera.seats[0] in state.acting)
                for _ in range(8):
                    await vera.say(m.AskHint(seat=vera.seats[0]))
                    hint = await vera.until(m.HintGiven, 20)
                    assert hint.measure in ("chance", "points", "nothing")

    run(play())


def test_where_hints_and_taking_back_are_not_allowed_there_are_none(server: Running) -> None:
    async def play() -> None:
        async with seated(server.url, "eight28", "Vera", "Oleg", "Katya", hints=False, take_back=False) as chairs:
            for message, key in ((m.AskHint(seat=0), "hint-never"), (m.AskTakeBack(seat=0), "take-back-never")):
                await chairs[0].say(message)
                assert (await chairs[0].until(m.Refused)).key == key

    run(play())


def test_of_many_who_ask_for_an_analysis_at_once_one_begins_it(server: Running) -> None:
    async def ask() -> None:
        async with people(server.url, "Vera") as houses, opened(Settings(data=str(server.folder))) as store:
            table = await table_of(houses, "eight28", 3)
            taking = [store.analyses.take_on(table.id, now(), now() - 60) for _ in range(8)]
            assert sum(await asyncio.gather(*taking)) == 1
            assert not await store.analyses.take_on(table.id, now(), now() - 60)

    run(ask())


def test_a_finished_game_is_analysed_with_progress(server: Running) -> None:
    async def play() -> None:
        async with people(server.url, "Vera") as houses:
            table = await table_of(houses, "my-number", 3)
            with pytest.raises(ClientError) as early:
                await houses[0].ask("POST", f"api/tables/{table.id}/analysis", m.AnalysisProgress)
            assert early.value.key == "analysis-not-yet"
            async with houses[0].sit_at(table.id) as vera:
                await play_on(vera, random.Random(1))
            found = await houses[0].ask("POST", f"api/tables/{table.id}/analysis", m.AnalysisProgress)
            parts = [found.progress]
            while found.status == "running":
                await asyncio.sleep(0.1)
                found = await houses[0].ask("GET", f"api/tables/{table.id}/analysis", m.AnalysisProgress)
                assert parts[-1] <= found.progress <= 1
                parts.append(found.progress)
            assert found.status == "done" and found.result is not None and found.result.decisions
            assert any(0 < part < 1 for part in parts)
            with pytest.raises(ClientError) as unknown:
                await houses[0].ask("GET", "api/tables/nobody-knows-it/analysis", m.AnalysisProgress)
            assert unknown.value.key == "table-unknown"

    run(play())
