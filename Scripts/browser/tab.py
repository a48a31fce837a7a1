"""A tab of the browser: opens files without a network, and records problems."""

from __future__ import annotations

import asyncio
import base64
from urllib.parse import quote, unquote, urlsplit

from .chromium import BrowserFailure, Chromium

# A host name without an address; this class answers every request.
ORIGIN = "http://gallery.test"

# The file that the browser requests by itself.
ICON = "favicon.ico"

# The settings of a reader who prefers light colors and reduced motion.
READER = [
    {"name": "prefers-color-scheme", "value": "light"},
    {"name": "prefers-reduced-motion", "value": "reduce"},
]

# A message may quote all the data of an image.
LONGEST = 300

TYPES = {"html": "text/html; charset=utf-8", "svg": "image/svg+xml", "png": "image/png"}


class PageFailure(Exception):
    """A page can't be shown or measured."""


class Tab:
    """A tab with its files."""

    def __init__(self, browser: Chromium, session: str):
        self._browser = browser
        self._session = session
        self._files = {}
        self._loaded = None
        self._size = None
        # The problems since the last page was opened: console messages, exceptions, violations, failed requests.
        self.complaints = []
        browser.listen(session, self._hear)

    @staticmethod
    async def open_in(browser: Chromium) -> Tab:
        """Returns a new tab, in a separate window so that it is always painted."""
        target = await browser.call("Target.createTarget", url="about:blank", newWindow=True)
        attached = await browser.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        tab = Tab(browser, attached["sessionId"])
        await asyncio.gather(
            tab.call("Page.enable"),
            tab.call("Runtime.enable"),
            tab.call("Log.enable"),
            tab.call("Fetch.enable", patterns=[{"urlPattern": "*"}]),
            tab.call("Emulation.setFocusEmulationEnabled", enabled=True),
            tab.call("Emulation.setEmulatedMedia", features=READER),
        )
        return tab

    async def call(self, method: str, **parameters):
        """Calls a method of this tab and returns the answer."""
        return await self._browser.call(method, session=self._session, **parameters)

    async def show(self, name: str, files: dict):
        """Opens one of several files, each with its content and optionally a policy, and waits until it is loaded."""
        self.complaints = []
        self._files = files
        self._loaded = asyncio.get_running_loop().create_future()
        answer = await self.call("Page.navigate", url=f"{ORIGIN}/{quote(name)}")
        if "errorText" in answer:
            raise PageFailure(f"{name} wasn't opened: {answer['errorText']}")
        try:
            await asyncio.wait_for(self._loaded, 30)
        except asyncio.TimeoutError:
            raise PageFailure(f"{name} didn't finish loading") from None

    async def evaluate(self, expression: str):
        """Returns the value of a JavaScript expression, which runs independently of the page's policy."""
        answer = await self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise PageFailure(details.get("exception", details).get("description", details["text"]))
        return answer["result"].get("value")

    async def resize(self, width: int, height: int):
        """Sets the size of the page's window, in CSS pixels."""
        if self._size != (width, height):
            self._size = (width, height)
            await self.call(
                "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
            )

    async def click(self, x: float, y: float):
        """Presses and releases the mouse at a position in the window."""
        for kind in ("mousePressed", "mouseReleased"):
            await self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    async def press_tab(self):
        """Presses and releases the Tab key."""
        for kind in ("rawKeyDown", "keyUp"):
            await self.call("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9)

    async def screenshot(self) -> bytes:
        """Returns a PNG screenshot of the window."""
        answer = await self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)
        return base64.b64decode(answer["data"])

    def _hear(self, event: str, told: dict):
        if event == "Fetch.requestPaused":
            asyncio.ensure_future(self._serve(told))
        elif event == "Page.loadEventFired":
            if self._loaded and not self._loaded.done():
                self._loaded.set_result(None)
        elif event == "Runtime.consoleAPICalled":
            said = (str(argument.get("value", argument.get("description", ""))) for argument in told["args"])
            self.complaints.append(f"console.{told['type']}: {' '.join(said)}")
        elif event == "Runtime.exceptionThrown":
            details = told["exceptionDetails"]
            self.complaints.append(details.get("exception", details).get("description", details["text"]))
        elif event == "Log.entryAdded":
            entry = told["entry"]
            self.complaints.append(f"{entry['source']} {entry['level']}: {entry['text'][:LONGEST]}")

    async def _serve(self, paused: dict):
        """Answers a request, unless the browser has cancelled it, as for an image that its window doesn't need."""
        try:
            await self._answer(paused)
        except BrowserFailure as failure:
            if "Invalid InterceptionId" not in str(failure):
                raise

    async def _answer(self, paused: dict):
        """Answers a request with one of the files; a request for any other file is recorded as a problem."""
        request = paused["requestId"]
        url = urlsplit(paused["request"]["url"])
        name = unquote(url.path).lstrip("/")
        if name == ICON:
            await self.call("Fetch.fulfillRequest", requestId=request, responseCode=204)
            return
        if f"{url.scheme}://{url.netloc}" != ORIGIN or name not in self._files:
            self.complaints.append(f"request that fails: {url.geturl()}")
            await self.call("Fetch.failRequest", requestId=request, errorReason="BlockedByClient")
            return
        content, policy = self._files[name]
        headers = [{"name": "Content-Type", "value": TYPES[name.rpartition(".")[2]]}]
        if policy:
            headers.append({"name": "Content-Security-Policy", "value": policy})
        await self.call(
            "Fetch.fulfillRequest",
            requestId=request,
            responseCode=200,
            responseHeaders=headers,
            body=base64.b64encode(content).decode(),
        )
