"""What nobody need put up with: strangers wave, who is blocked stays blocked, the host hears of the rest."""

import subprocess
import sys

import httpx
import pytest

from igroteka import protocol as m
from igroteka.client import ClientError, House
from igroteka.server.rude import is_rude
from tests.server.running import Running, people, run, seated

MOVES = {"X-Igroteka": "1"}


async def ask(house: House, method: str, path: str, body: object = None) -> httpx.Response:
    return await house.http.request(method, f"api/{path}", json=body, headers=MOVES)


async def blocked_by(house: House) -> list[str]:
    return [guest["name"] for guest in (await ask(house, "GET", "me/blocked")).json()["guests"]]


@pytest.mark.parametrize(
    ("terms", "talk"),
    [
        ({"listed": True}, "reactions"),
        ({"listed": True, "talk": "words"}, "words"),
        ({}, "words"),
        ({"talk": "reactions"}, "reactions"),
    ],
)
def test_strangers_wave_and_do_not_write(server: Running, terms: dict[str, object], talk: str) -> None:
    async def scene() -> None:
        async with seated(server.url, "eight28", "Vera", "Oleg", "Katya", **terms) as (vera, oleg, _):
            assert vera.hello is not None
            assert vera.hello.table.talk == talk
            await vera.say(m.React(reaction="hello"))
            assert (await oleg.until(m.Reacted)).reaction == "hello"
            await vera.say(m.SayChat(text="Hello!"))
            if talk == "words":
                assert (await oleg.until(m.Chat)).line.text == "Hello!"
            else:
                assert (await vera.until(m.Refused)).key == "chat-reactions"

    run(scene())


def test_who_is_blocked_is_not_read_at_any_table(server: Running) -> None:
    async def scene() -> None:
        async with seated(server.url, "eight28", "Vera", "Oleg", "Katya") as (vera, oleg, katya):
            await oleg.say(m.SayChat(text="You again?"))
            await vera.until(m.Chat)
            him = oleg.house
            me = (await him.http.get("api/me")).json()["guest"]["id"]
            await ask(vera.house, "PUT", f"me/blocked/{me}")
            assert await blocked_by(vera.house) == ["Oleg"]
            async with vera.house.sit_at(vera.table_id) as again:  # another visit: nothing of his is there
                assert again.hello is not None
                assert again.hello.chat == []
                await oleg.say(m.SayChat(text="Hear me!"))
                await oleg.say(m.React(reaction="laugh"))
                assert (await katya.until(m.Reacted)).reaction == "laugh"
                await katya.say(m.React(reaction="thanks"))
                assert (await again.until(m.Reacted)).reaction == "thanks"
            await ask(vera.house, "DELETE", f"me/blocked/{me}")
            assert await blocked_by(vera.house) == []

    run(scene())


def test_who_is_blocked_does_not_invite_and_is_not_met(server: Running) -> None:
    async def scene() -> None:
        async with people(server.url, "Vera", "Oleg") as (vera, oleg):
            ids = {
                name: (await house.http.get("api/me")).json()["guest"]["id"]
                for name, house in (("v", vera), ("o", oleg))
            }
            await ask(vera, "PUT", f"me/blocked/{ids['o']}")
            hers = (await ask(vera, "POST", "meet", {"game": "jackal-high"})).json()
            his = (await ask(oleg, "POST", "meet", {"game": "jackal-high"})).json()
            assert hers["id"] != his["id"]
            table = await oleg.open_table(m.TableForm(game="eight28"))
            refused = await ask(oleg, "POST", f"tables/{table.id}/invite", {"guest": ids["v"]})
            assert refused.json()["key"] == "invite-stranger"  # which says nothing of her
            for who, key in ((ids["v"], "guest-unknown"), ("nobody", "guest-unknown")):
                assert (await ask(vera, "PUT", f"me/blocked/{who}")).json()["key"] == key

    run(scene())


def admin(server: Running, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "igroteka", "admin", *words, "--data", str(server.folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_the_host_reads_what_was_reported_and_settles_it(server: Running) -> None:
    async def scene() -> str:
        async with seated(server.url, "eight28", "Vera", "Oleg", "Katya") as (vera, oleg, katya):
            await oleg.say(m.SayChat(text="Something ugly"))
            await vera.until(m.Chat)
            table = vera.table_id
            him = (await oleg.house.http.get("api/me")).json()["guest"]["id"]
            form = {"guest": him, "about": "words", "text": "He writes ugly things."}
            assert (await ask(vera.house, "POST", f"tables/{table}/report", form)).status_code == 204
            nobody = await ask(vera.house, "POST", f"tables/{table}/report", form | {"guest": "nobody"})
            assert (nobody.status_code, nobody.json()["key"]) == (409, "report-nobody")
            answers = [await ask(katya.house, "POST", f"tables/{table}/report", form) for _ in range(6)]
            assert [one.status_code for one in answers] == [204] * 5 + [429]
            return table

    table = run(scene())
    listed = admin(server, "reports").stdout
    [hers] = [line for line in listed.splitlines() if table in line and "Vera" in line]
    assert "Oleg" in hers
    assert "He writes ugly things." in hers
    assert "    > Something ugly" in listed
    assert "settled" in admin(server, "settle", hers.split()[0]).stdout
    assert hers not in admin(server, "reports").stdout
    assert admin(server, "settle", "nothing").returncode != 0


# Roots in the middle of other words, surnames, and what is written alike in both alphabets.
FAMILY = """
    Scunthorpe Essex Hancock Cassandra Shitake Analisa Titus Semen Xenia Suki Huy Hui Ebuka Eban Sukie Beth Nathan
    Семён Хулио Хуан Худой Мандаринка Себастьян Небо Глебушка Ребус Хлеб Требухов Барсук Сукачёв Сучков Сучок Корабль
    Рубль Дебют Подстрахуй Бляха Аналитик Педагог Педро Педикюрша Какаду Козлёнок Сексофон Членистоногий Геймер Минетта
    Трахея Драчун Мудрец Херсон Херувим Страна Сражение Исраэл Пенка Порнеев Лёша3 Vera1 Oleg_2 А.Б.В.
"""
RUDE = """
    Пиздец fuck xyйло Sh1t fuuuck f.u.c.k $hit b1tch a$$hole Whore Hitler Х.У.Й х_у_й хуууй п1здец пи3да 6лядь бл9ть
    cyka suka blyat pizdec nahui xyi mudak zaebis dolboeb уебан уёбок долбоёб разъебай выблядок сучка сучара шлюшка
    мразь гондон гандон засранец срака порно минет дрочила Гитлер нацист спиздил подъёбка отъебись ебать жопа говно
"""


def test_names_that_only_look_like_it_are_left_alone() -> None:
    assert [name for name in FAMILY.split() if is_rude(name)] == []
    assert [name for name in RUDE.split() if not is_rude(name)] == []


@pytest.mark.parametrize("name", ["Пиздец", "fuck", "xyйло", "Sh1t", "Х У Й"])
def test_a_name_that_a_family_would_not_read_is_refused(server: Running, name: str) -> None:
    async def scene() -> None:
        async with House(server.url) as house:
            with pytest.raises(ClientError) as refused:
                await house.come_in(name)
            assert refused.value.key == "guest-name-rude"

    run(scene())
