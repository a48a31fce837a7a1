"""A headless Chromium, which is controlled through a pair of pipes."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import shutil
import signal
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")

ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--force-color-profile=srgb",
    "--remote-debugging-pipe",
)

# The file descriptors from which Chromium reads commands, and to which it writes answers.
COMMANDS, ANSWERS = 3, 4

# The maximum size of an answer; a screenshot or the tree of a large page has a few megabytes.
LARGEST_ANSWER = 256 << 20


class BrowserFailure(Exception):
    """The browser itself fails, so the page can't be checked."""


class Chromium:
    """A browser with a temporary profile, both removed at the end: `async with Chromium() as browser`."""

    def __init__(self):
        self._listeners = {}
        self._waiting = {}
        self._last = 0

    async def __aenter__(self) -> Chromium:
        self._profile = tempfile.mkdtemp(prefix="check-gallery.")
        try:
            await self._start()
        except BaseException:
            shutil.rmtree(self._profile, ignore_errors=True)
            raise
        return self

    async def __aexit__(self, *_):
        self._reading.cancel()
        self._commands.close()
        # The group contains the processes of pages as well.
        try:
            os.killpg(self._process, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self._process, 0)
        shutil.rmtree(self._profile, ignore_errors=True)

    async def call(self, method: str, session: str | None = None, timeout: float = 30, **parameters):
        """Calls a method and returns the answer."""
        self._last += 1
        number = self._last
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        self._commands.write(json.dumps(message).encode() + b"\0")
        try:
            return await asyncio.wait_for(answer, timeout)
        except asyncio.TimeoutError:
            raise BrowserFailure(f"{method} wasn't answered within {timeout} s") from None
        finally:
            del self._waiting[number]

    def listen(self, session: str, listener):
        """Passes the events of a session to a function, with the name and the parameters of each event."""
        self._listeners[session] = listener

    async def _start(self):
        loop = asyncio.get_running_loop()
        (its_commands, our_commands), (our_answers, its_answers) = pipe(), pipe()
        program = next(filter(None, map(shutil.which, NAMES)), None)
        if not program:
            raise BrowserFailure("there is no Chromium on the path")
        with open(Path(self._profile, "messages.txt"), "wb") as messages:
            self._process = os.posix_spawn(
                program,
                [program, *ARGUMENTS, f"--user-data-dir={self._profile}", "about:blank"],
                os.environ,
                file_actions=[
                    (os.POSIX_SPAWN_DUP2, its_commands, COMMANDS),
                    (os.POSIX_SPAWN_DUP2, its_answers, ANSWERS),
                    (os.POSIX_SPAWN_DUP2, messages.fileno(), 1),
                    (os.POSIX_SPAWN_DUP2, messages.fileno(), 2),
                ],
                setpgroup=0,
            )
        os.close(its_commands)
        os.close(its_answers)
        self._commands, _ = await loop.connect_write_pipe(asyncio.Protocol, os.fdopen(our_commands, "wb"))
        answers = asyncio.StreamReader(limit=LARGEST_ANSWER)
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(answers), os.fdopen(our_answers, "rb"))
        self._reading = loop.create_task(self._read(answers))

    async def _read(self, answers: asyncio.StreamReader):
        try:
            while True:
                message = json.loads((await answers.readuntil(b"\0"))[:-1])
                if "id" in message:
                    self._answer(message)
                elif message.get("sessionId") in self._listeners:
                    self._listeners[message["sessionId"]](message["method"], message["params"])
        except asyncio.IncompleteReadError:
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(BrowserFailure("Chromium has ended"))

    def _answer(self, message: dict):
        answer = self._waiting.get(message["id"])
        if answer is None or answer.done():
            return
        if "error" in message:
            answer.set_exception(BrowserFailure(message["error"]["message"]))
        else:
            answer.set_result(message["result"])


def pipe() -> list:
    """Returns the two ends of a pipe, whose numbers differ from the file descriptors of Chromium."""
    ends = []
    for end in os.pipe():
        ends.append(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10))
        os.close(end)
    return ends
