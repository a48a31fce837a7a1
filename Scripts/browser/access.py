"""Checks that pages are accessible: switches work, names exist, targets are large, and the keyboard reaches everything."""

from __future__ import annotations

from collections import Counter

from .gallery import Page
from .lines import normal
from .report import Report
from .tab import Tab

# Presses each switch, records the changed parts of the figure, and presses the switch again.
SWITCHING = """
(() => {
    const parts = [...document.querySelectorAll(".stage *")];
    // What checkVisibility says of parts of a picture isn't true.
    const looks = () => {
        const hidden = new Set();
        for (const part of parts) {
            const { display, opacity } = getComputedStyle(part);
            if (hidden.has(part.parentElement) || display == "none" || opacity == "0") hidden.add(part);
        }
        return parts.map((part) => {
            const { visibility, stroke, outlineStyle, borderStyle } = getComputedStyle(part);
            return hidden.has(part) || visibility != "visible" ? "" : `${stroke} ${outlineStyle} ${borderStyle}`;
        });
    };
    return [...document.querySelectorAll("fieldset input")].map((input) => {
        const press = () => {
            input.click();
            return looks();
        };
        const wasOn = input.checked, before = looks(), after = press(), back = press();
        const [on, off] = wasOn ? [before, after] : [after, before];
        return {
            name: input.id,
            isWorking: on.some((look, index) => look != off[index]),
            isWayRight: on.every((look, index) => look != "" || off[index] == ""),
            isBack: before.every((look, index) => look == back[index]),
        };
    });
})()
"""

SWITCHES = "document.querySelectorAll('fieldset input')"

SWITCH_OFF = """
globalThis.switched = [...document.querySelectorAll("fieldset input:checked")];
for (const input of switched) input.click();
"""

SWITCH_BACK = "for (const input of switched) input.click();"

PLACE_OF_SWITCH = """
(() => {
    const input = %s[%d];
    input.scrollIntoView({ block: "center" });
    const { x, y, width, height } = (input.labels[0] ?? input).getBoundingClientRect();
    return [x + width / 2, y + height / 2, input.checked];
})()
"""

# Every element after the first switch that Tab has to reach, in the order of the page; of radio buttons, the chosen one.
STOPS = """
globalThis.stops = [...document.querySelectorAll("input:not([type=radio]), :checked, a[href], [tabindex='0']")]
    .filter((stop) => stop.getClientRects().length > 0);
stops.splice(0, stops.findIndex((stop) => stop.matches("input")));
stops[0]?.focus();
stops.length
"""

REACHED = "stops.indexOf(document.activeElement)"

# The visible targets outside of figures, with their sizes.
TARGETS = """
[...document.querySelectorAll("a[href], label, summary")]
    .filter((target) => !target.closest(".stage"))
    .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: `${target.localName} “${target.textContent.trim()}”`, width, height };
    })
    .filter(({ width }) => width > 0)
"""

# The minimum width and height of a target.
LEAST_TARGET = 24

# Reports whether groups of switches are visible before and after unfolding, and whether the figure fits before and after
# the reader chooses its actual size. The page has its original state at the end.
FOLDING = """
(() => {
    const stage = document.querySelector(".stage");
    const figure = stage.querySelector(":scope > svg, .mount");
    const look = () => ({
        groups: [...document.querySelectorAll("fieldset")].filter((group) => group.getClientRects().length > 0).length,
        room: stage.clientWidth,
        width: figure.getBoundingClientRect().width,
    });
    const [fold, size] = ["s-fold", "s-size"].map((id) => document.getElementById(id));
    const folded = look();
    fold.click();
    const unfolded = look();
    fold.click();
    const isChoice = size.getClientRects().length > 0;
    size.click();
    const actual = look();
    size.click();
    return { all: document.querySelectorAll("fieldset").length, folded, unfolded, isChoice, actual };
})()
"""

# The maximum number of steps on a page.
MOST_STEPS = 150


async def check_names(tab: Tab, page: Page, shown: dict, report: Report):
    """Checks that the accessibility tree contains each box as a link with its name."""
    tree = await tab.call("Accessibility.getFullAXTree")
    found = Counter(
        normal(node.get("name", {}).get("value", ""))
        for node in tree["nodes"]
        if not node["ignored"] and node.get("role", {}).get("value") == "link"
    )
    wanted = Counter(normal(box["label"]) for box in shown["boxes"])
    report.count("named links", sum((found & wanted).values()))
    for name, number in (wanted - found).items():
        report.fail(page, "accessibility tree", f"{wanted[name]} × “{name}”", f"{wanted[name] - number}")


async def check_switches(tab: Tab, page: Page, report: Report):
    """Checks that each switch hides something while it is off, and shows it again when it is on."""
    for switch in await tab.evaluate(SWITCHING):
        report.count("switches")
        name = f"switch {switch['name']}"
        if not switch["isWorking"]:
            report.fail(page, name, "a layer that it hides", "nothing changes")
        if not switch["isWayRight"]:
            report.fail(page, name, "shown while it is on", "something shows while it is off")
        if not switch["isBack"]:
            report.fail(page, name, "all as before once it is on again", "something else")


async def check_silence(tab: Tab, page: Page, report: Report):
    """Checks that a picture without any layers has no text for screen readers."""
    for switch in (SWITCH_OFF, SWITCH_BACK):
        await tab.evaluate(switch)
        if switch == SWITCH_OFF:
            tree = await tab.call("Accessibility.getFullAXTree")
            texts = _texts(tree["nodes"])
            if texts:
                report.fail(page, "accessibility tree", "no text of what is switched off", texts[:5])


def _texts(nodes: list) -> list:
    """Returns the texts of pictures in an accessibility tree, except texts that are names of links."""
    known = {node["nodeId"]: node for node in nodes}
    open_nodes = [node for node in nodes if node.get("role", {}).get("value") == "graphics-document"]
    texts = []
    while open_nodes:
        node = open_nodes.pop()
        role = node.get("role", {}).get("value")
        if role == "StaticText" and not node["ignored"]:
            texts.append(node.get("name", {}).get("value", ""))
        if role != "link":
            open_nodes += [known[child] for child in node.get("childIds", []) if child in known]
    return texts


async def check_targets(tab: Tab, page: Page, report: Report):
    """Checks that no link and no switch is too small for a finger."""
    for target in await tab.evaluate(TARGETS):
        report.count("targets")
        if min(target["width"], target["height"]) < LEAST_TARGET - 0.01:
            size = f"{target['width']:g} × {target['height']:g}"
            report.fail(page, f"target {target['name']}", f"at least {LEAST_TARGET} wide and high", size)


async def check_narrow(tab: Tab, page: Page, report: Report):
    """Checks that a narrow window folds the switches and shows the whole figure, and that readers can change both."""
    shown = await tab.evaluate(FOLDING)
    if shown["folded"]["groups"] != 0 or shown["unfolded"]["groups"] != shown["all"]:
        report.fail(page, "groups of switches", "folded until somebody unfolds them", shown)
    if shown["folded"]["width"] > shown["folded"]["room"]:
        report.fail(page, "figure", "one that fits the page", shown["folded"])
    if shown["isChoice"] != (shown["actual"]["width"] > shown["folded"]["width"] + 0.5):
        report.fail(page, "actual size", "a choice where the figure is larger", shown)


async def check_clicks(tab: Tab, page: Page, report: Report):
    """Checks that a mouse can press each switch."""
    for index in range(await tab.evaluate(f"{SWITCHES}.length")):
        x, y, was = await tab.evaluate(PLACE_OF_SWITCH % (SWITCHES, index))
        await tab.click(x, y)
        report.count("clicks")
        if await tab.evaluate(f"{SWITCHES}[{index}].checked") == was:
            report.fail(page, f"switch {index}", "pressed by a click", "nothing changes")
        await tab.click(x, y)


async def check_keyboard(tab: Tab, page: Page, report: Report):
    """Checks that the Tab key reaches the switches, the boxes and the content after them, in the order of the page."""
    stops = await tab.evaluate(STOPS)
    for index in range(1, min(stops, MOST_STEPS)):
        await tab.press_tab()
        report.count("steps of Tab")
        reached = await tab.evaluate(REACHED)
        if reached != index:
            report.fail(page, f"Tab pressed {index} times", f"stop {index}", f"stop {reached}")
            return
