"""As a host would run it: below a path, behind nginx, with examples that the real programs read."""

import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from igroteka.server.pages import files
from igroteka.server.store.migrating import NEWEST
from igroteka.server.thinking import thinkers
from tests.server.running import PATIENCE, Running, free_port, people, play_on, run, running, table_of

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("below"), base_path="/games") as server:
        yield server


def examples(language: str) -> list[str]:
    """The blocks of code in a language, from docs/hosting.md."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", HOSTING.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [text for name, text in blocks if name == language]


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


async def check_all_of_it(url: str) -> None:
    """The page with its files, the API with its cookie, and a game over a socket that a browser opens."""
    origin = re.match(r"https?://[^/]+", url)
    assert origin is not None
    async with people(url, "Vera") as (vera,):
        page = (await vera.http.get("t/anything")).text
        root = url.removeprefix(origin[0])
        assert f'<base href="{root}">' in page
        for path in files():
            assert (await vera.http.get(path)).status_code == 200
        assert (await vera.http.get("api/ready")).status_code == 200
        table = await table_of([vera], "eight28", 3)
        headers = {"Cookie": f"igroteka_guest={vera.cookie}"}
        address = f"{url.replace('http', 'ws')}api/tables/{table.id}/socket?protocol=1"
        ours: Any = origin[0]
        async with connect(address, origin=ours, additional_headers=headers, proxy=None) as socket:
            assert json.loads(await socket.recv())["seats"] == [0]
        async with vera.sit_at(table.id) as chair:
            await play_on(chair, random.Random(1))
            assert chair.state is not None and chair.state.over


def test_below_a_path_the_page_the_api_and_the_socket_all_work(below: Running) -> None:
    run(check_all_of_it(below.url))
    cookie = httpx.put(f"{below.url}api/me", json={"name": "V"}, headers={"X-Igroteka": "1"}, trust_env=False)
    assert "path=/games/" in cookie.headers["set-cookie"].lower()
    assert httpx.get(below.url.replace("games/", "api/me"), trust_env=False).status_code == 404


def test_the_nginx_example_carries_the_page_the_api_and_the_socket(below: Running, tmp_path: Path) -> None:
    nginx, port = program("nginx"), free_port()
    example = next(text for text in examples("nginx") if "proxy_pass" in text)
    plain = re.sub(r"\n *ssl_.*", "", example).replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}")
    below_a_path = plain.replace("127.0.0.1:8028", f"127.0.0.1:{below.port}").replace(
        "location / {", "location /games/ {"
    )
    assert below_a_path.count(str(port)) and below_a_path.count(str(below.port)) and "ssl" not in below_a_path
    with started(nginx, tmp_path, below_a_path):
        wait_for(f"http://127.0.0.1:{port}/games/api/ready")
        run(check_all_of_it(f"http://127.0.0.1:{port}/games/"))


def settings(folder: Path, server: str) -> list[str]:
    """nginx's configuration around an example, with all that it writes in a folder of ours."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    me = "user root;" if os.geteuid() == 0 else ""  # as whom it reads files of ours
    text = f"daemon off; {me} pid {folder}/pid; events {{}} http {{ {places} access_log off; {server} }}"
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    return ["-e", str(folder / "error.log"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


class started:  # noqa: N801 (reads as a sentence)
    """A program that runs meanwhile."""

    def __init__(self, nginx: str, folder: Path, server: str) -> None:
        self.command = [nginx, *settings(folder, server)]

    def __enter__(self) -> None:
        self.process = subprocess.Popen(self.command)

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()


def wait_for(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if httpx.get(url, trust_env=False).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError(f"{url} does not answer.")


def test_nginx_reads_the_examples_with_tls_and_several_processes(tmp_path: Path) -> None:
    nginx, openssl = program("nginx"), program("openssl")
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    make = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=games.example.org", "-days", "2"]
    subprocess.run([openssl, *make, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    server = "\n".join(examples("nginx")).replace("/etc/letsencrypt/live/games.example.org", str(tmp_path))
    tried = subprocess.run([nginx, "-t", *settings(tmp_path, server)], check=False, capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr


def test_caddy_reads_its_example(tmp_path: Path) -> None:
    caddy = program("caddy")
    (example,) = (text for text in examples("") if "reverse_proxy" in text)
    (tmp_path / "Caddyfile").write_text(example, encoding="utf-8")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
    tried = subprocess.run(command, check=False, capture_output=True, text=True, env={"HOME": str(tmp_path)})
    assert tried.returncode == 0, tried.stderr


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    (unit,) = examples("ini")
    file = tmp_path / "igroteka.service"
    file.write_text(unit.replace("/opt/igroteka/bin/igroteka", "/bin/true"), encoding="utf-8")
    tried = subprocess.run([analyze, "verify", "--man=no", str(file)], check=False, capture_output=True, text=True)
    assert tried.returncode == 0 and "igroteka.service" not in tried.stderr, tried.stderr
    words = [analyze, "security", "--offline=true", "--threshold=20", str(file)]  # in tenths
    judged = subprocess.run(words, check=False, capture_output=True, text=True)
    assert judged.returncode == 0, judged.stdout + judged.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets single threads step back")
def test_bots_think_with_what_the_people_leave_over() -> None:
    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = niceness()
    with thinkers(1) as bots:
        assert bots.submit(niceness).result() > before
    assert niceness() == before


def test_an_idle_table_becomes_a_row_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with running(tmp_path, idle_seconds=0.1) as server:

        async def play() -> None:
            async with people(server.url, "Vera") as (vera,):
                table = await table_of([vera], "twelve-days", 3)
                async with vera.sit_at(table.id) as chair:
                    await play_on(chair, random.Random(1), most=3)
                    assert chair.state is not None
                while await rooms(vera.http):
                    await asyncio.sleep(0.2)
                async with vera.sit_at(table.id) as chair:
                    assert await rooms(vera.http) == 1
                    await play_on(chair, random.Random(2))
                    assert chair.state is not None and chair.state.over

        run(play())


async def rooms(http: httpx.AsyncClient) -> float:
    (found,) = re.findall(r"^igroteka_rooms (\S+)$", (await http.get("metrics")).text, re.MULTILINE)
    return float(found)


def test_a_start_loads_nothing_that_it_does_not_need() -> None:
    """It is what everybody waits for after a power failure."""
    code = "import igroteka.server.run, sys; print(*sorted({'alembic', 'httpx', 'numba', 'scipy'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip() == ""


def test_the_newest_schema_is_the_one_that_a_start_takes_for_it() -> None:
    from alembic.script import ScriptDirectory

    import igroteka.server.migrations

    folder = Path(igroteka.server.migrations.__file__).parent
    assert ScriptDirectory(str(folder)).get_current_head() == NEWEST
