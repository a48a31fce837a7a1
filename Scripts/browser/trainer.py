"""Uses the trainer's page in a browser: controls, undo, addresses, code, lessons, widths and names."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
from pathlib import Path

from .chromium import Chromium
from .tab import Tab

SLACK = float(os.environ.get("SLACK", "1"))
NAME = "trainer.html"

# Roles of the accessibility tree that readers use, each of which needs a name; some also need a value. The field of a
# number may be empty, because its placeholder explains the default.
CONTROLS = {"button", "slider", "spinbutton", "checkbox", "combobox", "radio", "tab", "option", "textbox", "listbox"}
VALUED = {"slider", "combobox"}

# Reads states from doubles in base64: each with the numbers of its picture, without the numbers of its steps and code.
READ = """
function* readStates(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const numbers = new Float64Array(bytes.buffer);
  const { tables } = gridpressTrainer;
  let place = 0;
  const take = (length) => numbers.slice(place, (place += length));
  take(3);
  while (place < numbers.length) {
    const [tracks, items] = take(2);
    const state = {
      container: take(tables.container.length),
      tracks: take(tracks * tables.track.length),
      items: take(items * tables.item.length),
    };
    const expected = take(take(1)[0]);
    take(take(1)[0]);
    take(take(1)[0]);
    yield { state, items, expected };
  }
}
"""

# Compares the frames of states with the frames of an ordinary build, bit by bit. The states are doubles in base64.
COMPARE = """
(async (packed) => {
  const { engine } = gridpressTrainer;
  let count = 0;
  const bits = (list) => new BigUint64Array(list.buffer, list.byteOffset, list.length);
  for (const { state, items, expected } of readStates(packed)) {
    const drawn = engine.draw(state).numbers;
    const [a, b] = [bits(drawn), bits(expected)];
    const isSame = a.length === b.length
      && a.every((word, index) => word === b[index] || (isNaN(drawn[index]) && isNaN(expected[index])));
    if (!isSame) return `state ${count} is drawn otherwise`;
    // The document says the same.
    const again = engine.draw(gridpressTrainer.readDocument(engine.code(state, 0))).numbers;
    const far = again.findIndex((number, index) => isNaN(number) !== isNaN(drawn[index]) || Math.abs(number - drawn[index]) > 0.01);
    if (again.length !== drawn.length || far >= 0) return `state ${count}: its document is read otherwise`;
    // The steps of every item can be put into words, and end with its frame.
    const picture = engine.draw(state);
    for (let item = 0; item < items; item += 1) {
      const { layers, parts } = gridpressTrainer.readSteps(engine.explain(state, item));
      const words = new gridpressTrainer.StepWords(state, item, layers);
      const text = parts.flat().map((step) => `${words.sentence(step)}. ${words.computation(step)}`).join("; ");
      if (parts.length !== 4 || /undefined|NaN|[{}]/.test(text)) return `state ${count}, item ${item}: ${text}`;
      const { x, y, width, height } = picture.frame(item);
      const last = parts.map((steps) => steps.at(-1)?.formula.value ?? 0);
      if ([width, height, x, y].some((number, index) => Math.abs(number - last[index]) > 0.001)) {
        return `state ${count}, item ${item}: the steps end with ${last}`;
      }
    }
    count += 1;
  }
  return count;
})
"""

# Sets every control of a system to another value and checks the state; undo has to restore the value.
CONTROL = """
(async (name) => {
  const trainer = gridpressTrainer;
  const problems = [];
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  trainer.open(name);
  trainer.select(1);
  await frame();
  let count = 0;
  // The numbers of the parameters that a label may name: of the container, a track, or the selected item.
  const numbersOf = (label) => {
    const { state, tables } = trainer;
    const found = [];
    const [word, index] = label.split(/ of (?:column|row) /);
    tables.container.forEach((parameter, place) => parameter.label === label && found.push(state.container[place]));
    tables.track.forEach((parameter, place) => index && parameter.label === word && found.push(state.tracks[(index - 1) * tables.track.length + place]));
    tables.item.forEach((parameter, place) => parameter.label === label && found.push(state.items[trainer.selected * tables.item.length + place]));
    return found;
  };
  const forms = () => [...document.querySelectorAll(".panel input, .panel select")].filter((field) => field.type !== "range" && field.checkVisibility());
  for (let index = 0; index < forms().length; index += 1) {
    const field = forms()[index];
    const label = field.getAttribute("aria-label");
    const before = trainer.encode(trainer.state);
    const numbersBefore = numbersOf(label);
    if (field.tagName === "SELECT") {
      if (field.options.length < 2) { problems.push(`${label} has one choice`); continue; }
      field.selectedIndex = (field.selectedIndex + 1) % field.options.length;
      field.dispatchEvent(new Event("change"));
    } else if (field.type === "checkbox") {
      field.click();
    } else {
      field.focus();
      const value = Number(field.value || field.min || 0);
      field.value = Math.min(Number(field.max), value + 1);
      field.dispatchEvent(new Event("input"));
    }
    await frame();
    const after = trainer.encode(trainer.state);
    if (after === before) problems.push(`${name}: ${label} changes nothing`);
    if (!numbersBefore.length) problems.push(`${name}: no parameter is called ${label}`);
    else if (String(numbersOf(label)) === String(numbersBefore)) problems.push(`${name}: ${label} changes another parameter`);
    const again = trainer.encode(trainer.decode(after));
    if (again !== after) problems.push(`${name}: the address of ${label} is read otherwise`);
    trainer.undo();
    await frame();
    if (trainer.encode(trainer.state) !== before) problems.push(`${name}: undo doesn't restore ${label}`);
    count += 1;
  }
  return { count, problems };
})
"""

LESSONS = """
(async () => {
  const trainer = gridpressTrainer;
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const problems = [];
  for (let index = 0; index < trainer.lessonTexts.length; index += 1) {
    const lesson = trainer.lessonTexts[index];
    trainer.openLesson(lesson.name);
    await frame();
    if (document.querySelector("#picture .fill[d^=M]")) problems.push(`${lesson.name}: the picture shows the answer`);
    if (document.querySelector(".panel").checkVisibility({ visibilityProperty: true })) problems.push(`${lesson.name}: the panel shows the answer`);
    trainer.lessons.setGuess(10);
    trainer.lessons.reveal();
    await frame();
    const answer = String(Math.round(trainer.lessons.answer * 1000) / 1000);
    const text = [lesson.explanation].flat().join(" ");
    if (!new RegExp(`(^|[^0-9.])${answer.replace(".", "[.]")}(?![0-9]|[.][0-9])`).test(text)) {
      problems.push(`${lesson.name}: the answer is ${answer}, and the explanation doesn't name it`);
    }
    if (!document.querySelector(".result").textContent.includes(answer)) problems.push(`${lesson.name}: the result isn't shown`);
    if (trainer.lessons.answer > trainer.lessons.most) problems.push(`${lesson.name}: the bar is too short`);
  }
  trainer.toggleLessons(false);
  return { count: trainer.lessonTexts.length, problems };
})()
"""

# Tries addresses: the page has to read or reject each address, and to draw it, within a time limit.
ADDRESSES = """
(async (list) => {
  const trainer = gridpressTrainer;
  let slowest = 0;
  const accepted = [];
  for (const text of list) {
    const start = performance.now();
    try {
      const state = trainer.decode(text);
      // What is taken is shown, and written as it was read.
      trainer.replaceState(state);
      trainer.flush();
      accepted.push(text);
      if (trainer.encode(trainer.decode(trainer.encode(state))) !== trainer.encode(state)) return { problem: `${text}: written otherwise` };
    } catch (error) {
      if (!/address/.test(error.message)) return { problem: `${text.slice(0, 80)}: ${error.message}` };
    }
    slowest = Math.max(slowest, performance.now() - start);
  }
  return { slowest, accepted };
})
"""

SPEED = """
(async (count) => {
  const trainer = gridpressTrainer;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const text = `1~system:lazyGrid,width:600,height:400,direction:vertical~kind:adaptive,minimum:40~height:20*${count}`;
  trainer.replaceState(trainer.decode(text));
  trainer.select(0);
  await frame(); await frame();
  const times = [];
  for (let step = 0; step < 180; step += 1) {
    const start = performance.now();
    trainer.change({ container: { width: 420 + step } }, "drag");
    cancelAnimationFrame(trainer.frame);
    trainer.frame = 0;
    trainer.update();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await frame();
  }
  trainer.rest();
  return times.sort((first, second) => first - second)[90];
})
"""

# The style sheets of states, with the frames of their pictures.
STYLES = """
(async (packed) => {
  const { engine, tables } = gridpressTrainer;
  const result = [];
  for (const { state, items } of readStates(packed)) {
    const css = engine.code(state, 2);
    const picture = engine.draw(state);
    const frames = Array.from({ length: items }, (_, item) => picture.frame(item));
    const spacer = (item) => state.items[item * tables.item.length] === 1;
    const colors = frames.map((frame, item) => (spacer(item) ? null : picture.color(item)));
    result.push({ css, frames, colors });
  }
  return result;
})
"""

MEASURE_STYLES = """
((list) => list.map(({ css, frames, colors }) => {
  if (!css) return "";
  const host = document.createElement("div");
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = css;
  const origin = root.querySelector(".figure").getBoundingClientRect();
  const elements = [...root.querySelectorAll(".layout > *")];
  const items = elements.map((item) => item.getBoundingClientRect());
  // A color lies in an element before its content, or fills the item.
  const painted = elements.map((item, index) => {
    const style = getComputedStyle(item, "::before");
    const { x, y, width, height } = items[index];
    if (style.content === "none") return { x, y, width, height };
    return { x: x + parseFloat(style.left), y: y + parseFloat(style.top), width: parseFloat(style.width), height: parseFloat(style.height) };
  });
  const far = frames.findIndex((frame, index) => ["x", "y", "width", "height"].some((key) => {
    const shift = key === "x" ? origin.x : key === "y" ? origin.y : 0;
    // A browser rounds each length to 64ths of a pixel, and adds them up.
    const isFar = (place, wanted) => Math.abs(place[key] - shift - wanted[key]) > 0.25;
    return isFar(items[index], frame) || (colors[index] && isFar(painted[index], colors[index]));
  }));
  const problem = far < 0 ? "ok" : `item ${far}: ${JSON.stringify(items[far])} in ${JSON.stringify(origin)} instead of ${JSON.stringify(frames[far])}\\n${css}`;
  host.remove();
  return problem;
}))
"""


async def check(page: Path, states: bytes, say) -> list:
    """Returns the problems of the page."""
    content = page.read_bytes()
    failures = []
    files = {NAME: (content, None)}
    async with Chromium() as browser:
        tab = await Tab.open_in(browser)
        await tab.resize(1280, 900)
        await open_page(tab, files)
        start = await tab.evaluate("gridpressTrainer.started")
        say(f"the first picture is there after {start:.0f} ms")
        if start > 300 * SLACK:
            failures.append(f"the first picture takes {start:.0f} ms of 300")

        for count, limit in ((50, 2), (1000, 12)):
            time = await tab.evaluate(f"({SPEED})({count})")
            say(f"{count} items: {time:.1f} ms for a change, solved, drawn and styled")
            if time > limit * SLACK:
                failures.append(f"a change of {count} items takes {time:.1f} ms of {limit}")
        failures += [f"the page says: {complaint}" for complaint in tab.complaints]
        await open_page(tab, files)

        packed = base64.b64encode(states).decode()
        await tab.evaluate(READ)
        count = await tab.evaluate(f"({COMPARE})({json.dumps(packed)})")
        if isinstance(count, str):
            failures.append(count)
        say(f"{count} states have the frames of an ordinary build, and so have their documents")

        total = 0
        for name in await tab.evaluate("Object.keys(gridpressTrainer.presets)"):
            result = await tab.evaluate(f"({CONTROL})({json.dumps(name)})")
            failures += result["problems"]
            failures += await names(tab, name)
            total += result["count"]
        say(f"{total} controls change what they say")

        lessons = await tab.evaluate(LESSONS)
        failures += lessons["problems"]
        say(f"{lessons['count']} lessons name the true answer")

        failures += await addresses(tab, say)
        failures += await widths(tab)
        failures += [f"the page says: {complaint}" for complaint in tab.complaints]

        styles = await tab.evaluate(f"({STYLES})({json.dumps(packed)})")
        other = await Tab.open_in(browser)
        await other.show("blank.html", {"blank.html": (b"<!DOCTYPE html><body style='margin:0'>", None)})
        results = await other.evaluate(f"({MEASURE_STYLES})({json.dumps(styles)})")
        failures += [f"a style sheet: {result}" for result in results if result not in ("", "ok")]
        if results.count("ok") < len(results) / 3:
            failures.append(f"only {results.count('ok')} of {len(results)} states have a style sheet")
        say(f"{results.count('ok')} of {len(results)} states have a style sheet, with the same frames")
    return failures


async def open_page(tab: Tab, files: dict):
    """Opens the page and waits until it is ready."""
    await tab.show(NAME, files)
    for _ in range(200):
        if await tab.evaluate("document.body.dataset.ready") == "true":
            return
        await asyncio.sleep(0.02)
    raise SystemExit(f"error: the page doesn't start: {tab.complaints}")


async def names(tab: Tab, system: str) -> list:
    """Returns the controls without a name or a value."""
    tree = await tab.call("Accessibility.getFullAXTree")
    failures = []
    for node in tree["nodes"]:
        role = node.get("role", {}).get("value")
        if node.get("ignored") or role not in CONTROLS:
            continue
        name = node.get("name", {}).get("value", "")
        if not name:
            failures.append(f"{system}: a {role} has no name")
        if role in VALUED and node.get("value", {}).get("value") in (None, ""):
            failures.append(f"{system}: the {role} \"{name}\" has no value")
    return failures


async def addresses(tab: Tab, say) -> list:
    """Checks that the page restores states from valid addresses, and rejects other addresses immediately."""
    failures = []
    text = "1~system:flow,width:200~~width:50*3"
    await tab.evaluate(f"location.hash = {json.dumps(text)}")
    await asyncio.sleep(0.3)
    if await tab.evaluate("gridpressTrainer.encode(gridpressTrainer.state)") != text:
        failures.append("the address doesn't restore its state")
    generator = random.Random(7)
    letters = "1~;:,*.-0123456789abcdefghijklmnopqrstuvwxyzNaN<>\"'&%"
    hostile = [
        "1~" * 500000, "1~~~*9999", "1~~~*-1", "1~width:NaN~~", "1~width:Infinity~~", "1~width:1e9~~", "1~width:1e3~~",
        "1~system:constructor~~", "1~__proto__:1~~", "1~width:<script>alert(1)</script>~~", "1~width:100~*25~*2001",
        "1~system:masonry,lanes:1e9~~", "lesson=../x", "lesson=constructor", "1~~~columnSpan:99999999", "1~~~identity:0.5",
        "1~system:lazyGrid,direction:depth~kind:fixed~", "1~system:lazyGrid~~*3", "1~~~minWidth:50,maxWidth:20", "1~~~columnSpan:1.5",
        "1~horizontalAlignment:justified~~", "1~system:lazyGrid~kind:fit~", "1~width:5e-7~~", "1~direction:2~~",
    ]
    listed = len(hostile)
    for _ in range(2000):
        start = list(generator.choice([text, "1~system:lazyGrid~kind:adaptive~*20", "1~~~", ""]))
        for _ in range(generator.randint(1, 8)):
            place = generator.randint(0, len(start))
            start[place : place + generator.randint(0, 2)] = generator.choice(letters) * generator.randint(0, 3)
        hostile.append("".join(start))
    result = await tab.evaluate(f"({ADDRESSES})({json.dumps(hostile)})")
    if "problem" in result:
        failures.append(result["problem"])
    else:
        taken = [text for text in hostile[:listed] if text in result["accepted"]]
        failures += [f"the address {text[:60]} isn't refused" for text in taken]
        refused = len(hostile) - len(result["accepted"])
        say(f"{refused} of {len(hostile)} hostile addresses are refused and the others drawn, the slowest in {result['slowest']:.0f} ms")
        if result["slowest"] > 100 * SLACK:
            failures.append(f"a hostile address takes {result['slowest']:.0f} ms of 100")
    for wrong in ("1~width:NaN~~", "lesson=constructor", "1~~~identity:0.5"):
        await tab.evaluate(f"location.hash = {json.dumps(wrong)}")
        await asyncio.sleep(0.3)
        if not await tab.evaluate("document.getElementById('message').checkVisibility()"):
            failures.append(f"nothing is said of the address {wrong}")
    failures += await documents(tab)
    return failures


# Documents that the trainer can't show, each with a word of the expected message.
REFUSED = {
    '<Figure width="90" height="90"><HStack><Color frame="width:5" padding="4"/></HStack></Figure>': "padding",
    '<Figure width="90" height="90"><HStack><Text>a</Text></HStack></Figure>': "Text",
    '<Figure width="90" height="90"><HStack alignment="constructor"/></Figure>': "alignment",
    '<Figure width="90" height="90"><HStack><Color frame="kind:1"/></HStack></Figure>': "kind",
    '<Figure width="90" height="90"><LazyVGrid columns="flexible(10...)"/></Figure>': "Maximum",
    '<Figure width="90" height="90"><LazyVGrid columns="flexible(80...10)"/></Figure>': "minimum",
    '<Figure width="90" height="90"><LazyVGrid columns=""/></Figure>': "track",
    '<Figure width="90" height="90"><Grid tracks="30"/></Figure>': "24",
    '<Figure width="90" height="90"><Grid><GridRow><Color gridColumnAlignment="middle"/></GridRow></Grid></Figure>': "middle",
    '<Figure width="90" height="90"><HStack><Color layoutPriority=""/></HStack></Figure>': "Priority",
    '<Figure width="90" height="90"><HStack><Color fill="pink"/></HStack></Figure>': "pink",
    '<Figure width="90" height="90"><Grid columns="3"/></Figure>': "columns",
    '<Figure width="90" height="90"><HStack><Color flexibleFrame="100 200"/></HStack></Figure>': "100",
    '<Figure width="90" height="90"><HStack><Color><overlay/></Color></HStack></Figure>': "inside",
    '<Figure width="90" height="90"><HStack horizontalSpacing="30"/></Figure>': "horizontalSpacing",
    '<Figure width="90" height="90"><constructor/></Figure>': "constructor",
    '<Figure width="90" height="90"><__proto__/></Figure>': "__proto__",
    '<Figure width="0x10" height="90"><HStack/></Figure>': "0x10",
    '<Figure width="1e2" height="90"><HStack/></Figure>': "1e2",
    '<Figure width="90" height=" 90 "><HStack/></Figure>': " 90 ",
    '<Figure width="90" height="90"><HStack spacing="+8"/></Figure>': "+8",
    '<Figure width="90" height="90"><HStack><Color frame="width:0b11"/></HStack></Figure>': "0b11",
    '<Figure width="90" height="90"><HStack>': "well-formed",
    '''<Figure width="90" height="90"><HStack/></Figure><Figure/>''': "well-formed",
    '<Figure width="1" width="2"><HStack/></Figure>': "well-formed",
    '''<!DOCTYPE a [<!ENTITY b 'c'>]><Figure width="90" height="90"><HStack/></Figure>''': "well-formed",
    '''<Figure width="90" height="90"><HStack>&b;</HStack></Figure>''': "well-formed",
}


async def documents(tab: Tab) -> list:
    """Checks that the page reads documents correctly, or names the unsupported part."""
    failures = []
    for text, word in REFUSED.items():
        message = await tab.evaluate(
            f"(() => {{ try {{ gridpressTrainer.readDocument({json.dumps(text)}); return ''; }} catch (e) {{ return e.message; }} }})()"
        )
        if word not in message:
            failures.append(f"the document {text} is answered with \"{message}\"")
    text = '<Figure width="90" height="240"><HStack><Color frame="42 20" aspectRatio="0.75 fit"/><Color named="blue"/></HStack></Figure>'
    state = await tab.evaluate(f"gridpressTrainer.encode(gridpressTrainer.readDocument({json.dumps(text)}))")
    wanted = "1~width:90,horizontalAlignment:center,verticalAlignment:center~~width:42,height:20,aspectRatio:0.75;*1"
    if state != wanted:
        failures.append(f"a document is read as {state} instead of {wanted}")
    # A document of another system belongs to the history of the other system.
    flow = json.dumps('<Figure width="90" height="90"><HFlow><Color frame="width:50 height:20"/></HFlow></Figure>')
    await tab.evaluate("gridpressTrainer.open('stack')")
    await tab.evaluate(f"gridpressTrainer.replaceState(gridpressTrainer.readDocument({flow}))")
    await tab.evaluate("gridpressTrainer.open('stack')")
    if "flow" in await tab.evaluate("gridpressTrainer.encode(gridpressTrainer.state)"):
        failures.append("a document of another system stays in the past of the stacks")
    return failures


async def widths(tab: Tab) -> list:
    """Checks that no window needs horizontal scrolling."""
    failures = []
    for width in (360, 820, 821, 1100, 1600):
        await tab.resize(width, 900)
        for name in await tab.evaluate("Object.keys(gridpressTrainer.presets)"):
            await tab.evaluate(f"gridpressTrainer.open({json.dumps(name)})")
            await asyncio.sleep(0.05)
            over = await tab.evaluate("document.documentElement.scrollWidth - innerWidth")
            if over > 0:
                failures.append(f"{name} is {over} too wide in a window of {width}")
    return failures
