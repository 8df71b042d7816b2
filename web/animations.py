"""``make animations``: each game in play on a phone, as small moving pictures for the README.

Somebody sits among bots and plays what the hint advises; the browser is looked at twice a second, and a look that is
like the one before only lasts longer.
"""

import argparse
import asyncio
import io
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from PIL import Image, ImageChops
from playwright.async_api import Browser, Page, async_playwright
from screenshots import CHROMIUM, FLAGS, GAMES, WEB, house

from igroteka import protocol as m
from igroteka.client import Chair, ClientError, House

SIZE = {"width": 390, "height": 720}
WIDTH = 320
LOOKS, BETWEEN = 36, 0.5  # seconds
THINKING = 1.2  # seconds before a move, so that it can be followed
LARGEST = 300_000  # bytes
QUALITIES = (60, 45, 35, 25, 15)


async def play(chair: Chair) -> None:
    """What the hint says, move by move."""
    async for state in chair.states():
        for seat in chair.seats:
            if seat in state.acting and seat not in state.decided and chair.legal(seat):
                await asyncio.sleep(THINKING)
                with suppress(ClientError, TimeoutError):
                    await chair.say(m.AskHint(seat=seat))
                    hint = await chair.until(m.HintGiven)
                    await chair.move(seat, hint.moves[0].move)


async def look_on(page: Page) -> list[Image.Image]:
    looks = []
    for _ in range(LOOKS):
        shot = Image.open(io.BytesIO(await page.screenshot(animations="allow"))).convert("RGB")
        looks.append(shot.resize((WIDTH, SIZE["height"] * WIDTH // SIZE["width"]), Image.Resampling.LANCZOS))
        await asyncio.sleep(BETWEEN)
    return looks


def told_once(looks: Iterable[Image.Image]) -> tuple[list[Image.Image], list[int]]:
    """The looks that differ, and how long each lasts (milliseconds)."""
    frames: list[Image.Image] = []
    lasting: list[int] = []
    for look in looks:
        if frames and ImageChops.difference(frames[-1], look).getbbox() is None:
            lasting[-1] += round(BETWEEN * 1000)
        else:
            frames.append(look)
            lasting.append(round(BETWEEN * 1000))
    return frames, lasting


def written(looks: list[Image.Image]) -> bytes:
    """As good as it may be for its size."""
    frames, lasting = told_once(looks)
    for quality in QUALITIES:
        file = io.BytesIO()
        frames[0].save(
            file, "WEBP", save_all=True, append_images=frames[1:], duration=lasting, loop=0, quality=quality, method=6
        )
        if len(file.getvalue()) <= LARGEST:
            return file.getvalue()
    raise SystemExit("Too much happens: fewer looks, please.")


async def animate(browser: Browser, url: str, game: str, out: Path) -> None:
    async with House(url, "en") as visitor:
        await visitor.come_in("Vera")
        seats = [m.SeatForm(mine=True), *[m.SeatForm(kind="bot", level="casual")] * 3]
        table = await visitor.open_table(m.TableForm(game=game, seats=seats, start=True))
        context = await browser.new_context(viewport=SIZE)
        await context.add_init_script("localStorage.setItem('igroteka-language', 'en')")
        await context.add_cookies([{"name": "igroteka_guest", "value": visitor.cookie or "", "url": url}])
        page = await context.new_page()
        await page.goto(f"{url}t/{table.id}")
        await page.wait_for_selector(".tray")
        async with visitor.sit_at(table.id) as chair:
            playing = asyncio.create_task(play(chair))
            looks = await look_on(page)
            playing.cancel()
        await context.close()
    file = out / f"{game}-play.webp"
    file.write_bytes(written(looks))
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


async def animate_all(url: str, out: Path) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in GAMES:
            await animate(browser, url, game, out)
        await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=WEB.parent / "docs" / "pictures")
    out: Path = parser.parse_args().out
    with house(pace="0.7") as url:
        asyncio.run(animate_all(url, out))


if __name__ == "__main__":
    main()
