"""Everybody can use a page: switches switch, names are there, and the keyboard reaches everything."""

from __future__ import annotations

from collections import Counter

from .gallery import Page
from .report import Report
from .tab import Tab

# Presses each switch, notes what is to be seen no more or only then, and presses it again.
SWITCHING = """
(() => {
    const all = [...document.querySelectorAll("body *")];
    // What checkVisibility says of parts of a picture isn't true.
    const seen = () => {
        const hidden = new Set();
        for (const element of all) {
            const { display, opacity } = getComputedStyle(element);
            if (hidden.has(element.parentElement) || display == "none" || opacity == "0") hidden.add(element);
        }
        return all.map((element) => !hidden.has(element) && getComputedStyle(element).visibility == "visible");
    };
    return [...document.querySelectorAll("input[type=checkbox]")].map((input) => {
        const before = seen(), was = input.checked;
        input.click();
        const after = seen();
        input.click();
        const back = seen();
        return {
            name: input.id || input.name,
            isWorking: all.some((_, index) => before[index] != after[index]),
            isWayRight: all.every((_, index) => before[index] == after[index] || before[index] == was),
            isBack: all.every((_, index) => before[index] == back[index]),
        };
    });
})()
"""

PLACE_OF_SWITCH = """
(() => {
    const input = document.querySelectorAll("input[type=checkbox]")[%d];
    input.scrollIntoView({ block: "center" });
    const { x, y, width, height } = (input.labels[0] ?? input).getBoundingClientRect();
    return [x + width / 2, y + height / 2, input.checked];
})()
"""

IS_CHECKED = "document.querySelectorAll('input[type=checkbox]')[%d].checked"

# What can be focused, in the order of the page.
STOPS = "document.querySelectorAll('input, a[href], button, summary, [tabindex=\"0\"]').length"

FOCUSED = """
(() => {
    const stops = [...document.querySelectorAll('input, a[href], button, summary, [tabindex="0"]')];
    return stops.indexOf(document.activeElement);
})()
"""

# More steps than this are taken on no page.
MOST_STEPS = 80


async def check_names(tab: Tab, page: Page, shown: dict, report: Report):
    """Sees that a reader of the accessibility tree finds each box as a link with its name."""
    tree = await tab.call("Accessibility.getFullAXTree")
    found = Counter(
        node.get("name", {}).get("value", "").strip()
        for node in tree["nodes"]
        if not node["ignored"] and node.get("role", {}).get("value") in ("link", "gridcell", "cell")
    )
    wanted = Counter(" ".join(box["label"].split()) for box in shown["boxes"])
    report.count("named links", sum((found & wanted).values()))
    for name, number in (wanted - found).items():
        report.fail(page, "accessibility tree", f"{wanted[name]} × “{name}”", f"{wanted[name] - number}")


async def check_switches(tab: Tab, page: Page, report: Report):
    """Sees that each switch hides something while it is off, and shows it again when it is on."""
    for switch in await tab.evaluate(SWITCHING):
        report.count("switches")
        name = f"switch {switch['name']}"
        if not switch["isWorking"]:
            report.fail(page, name, "a layer that it hides", "nothing changes")
        if not switch["isWayRight"]:
            report.fail(page, name, "shown while it is on", "something shows while it is off")
        if not switch["isBack"]:
            report.fail(page, name, "all as before once it is on again", "something else")


async def check_clicks(tab: Tab, page: Page, shown: dict, report: Report):
    """Sees that a mouse can press each switch."""
    for index in range(shown["switches"]):
        x, y, was = await tab.evaluate(PLACE_OF_SWITCH % index)
        await tab.click(x, y)
        report.count("clicks")
        if await tab.evaluate(IS_CHECKED % index) == was:
            report.fail(page, f"switch {index}", "pressed by a click", "nothing changes")
        await tab.click(x, y)


async def check_keyboard(tab: Tab, page: Page, report: Report):
    """Sees that the Tab key reaches everything that can be pressed, in the order of the page."""
    expected = min(await tab.evaluate(STOPS), MOST_STEPS)
    for index in range(expected):
        await tab.press_tab()
        report.count("steps of Tab")
        reached = await tab.evaluate(FOCUSED)
        if reached != index:
            report.fail(page, f"Tab pressed {index + 1} times", f"stop {index}", f"stop {reached}")
            return
