// The trainer: one state, and everything that shows it.

class Trainer {
  constructor(engine, state) {
    this.engine = engine;
    this.history = new StateHistory(state);
    // Every system has a separate history.
    this.histories = { [system(state)]: this.history };
    this.selected = itemCount(state) ? 0 : null;
    this.isAsking = false;
    this.isDragging = false;
    this.isEmbedded = document.body.hasAttribute("data-embed");
    this.picture = engine.draw(state);

    const element = (id) => document.getElementById(id);
    this.element = element;
    this.view = new PictureView(element("picture"));
    this.handles = new HandleLayer(this.view, this);
    this.container = new RecordForm(element("container"), "container", "Container", (name, value) => this.change({ container: { [name]: value } }, `container ${name}`));
    this.tracks = new TrackList(element("tracks"), this);
    this.items = new ItemList(element("items"), this);
    this.item = new RecordForm(element("item"), "item", "Item", (name, value) => this.change({ item: { [name]: value } }, `item ${name}`));
    this.limitNote = html("p", { class: "note", role: "status" });
    this.item.title.after(this.limitNote);
    this.about = new AboutTabs(element("tabs"), element("tab-panel"), this);
    this.lessons = new LessonPanel(element("lessons"), this);
    this.passes = new PassPanel(element("passes"));
    this.makeSystems();
    this.makeModes();
    this.makeTools();
  }

  get state() {
    return this.history.state;
  }

  // Changes.

  /** Returns the state with other numbers of the container, a track or the selected item. */
  changed({ container, item, track }, key = null) {
    const state = copy(this.state);
    for (const [name, value] of Object.entries(container ?? {})) set(state, name, value);
    if (item && this.selected !== null) {
      for (const [name, value] of Object.entries(item)) setItem(state, name, this.selected, value);
    }
    if (track) for (const [name, value] of Object.entries(track.values)) setTrack(state, name, track.index, value);
    state.container.forEach((number, place) => (state.container[place] = clamped(tables.container[place], number)));
    const before = key !== null && key === this.history.merging ? this.history.past.at(-1) : null;
    if (item && this.selected !== null) settleLimits(state, before, "item", this.selected, item);
    if (track) settleLimits(state, before, "track", track.index, track.values);
    return state;
  }

  /** Changes numbers. Changes with one key are undone together. */
  change(values, key = null) {
    const state = this.changed(values, key);
    this.isDragging = key !== null && key.startsWith("drag");
    if (this.history.push(state, key)) this.schedule();
  }

  /** Shows another state, in the history of its system. */
  replaceState(state) {
    const [current, next] = [system(this.state), system(state)];
    if (next !== current && this.lessons.current === null) {
      this.histories[current] = this.history;
      this.history = this.histories[next] ??= new StateHistory(decode(presets[next]));
    }
    this.history.push(state);
    this.mustFit = true;
    this.selected = itemCount(state) ? Math.min(this.selected ?? 0, itemCount(state) - 1) : null;
    this.schedule();
  }

  select(index) {
    this.selected = index;
    this.history.settle();
    this.flush();
    if (index !== null && index < this.picture.itemCount) announce(`${itemName(this.state, index)}, ${sized(this.picture.frame(index))}`);
  }

  /** Ends a drag; the next drawing adjusts the visible area of the picture. */
  rest() {
    this.isDragging = false;
    this.history.settle();
    this.schedule();
  }

  undo() {
    this.restore(() => this.history.undo(), "Undone");
  }

  redo() {
    this.restore(() => this.history.redo(), "Done again");
  }

  restore(action, word) {
    if (this.isAsking) return;
    const before = this.state;
    if (!action()) return;
    // A restored item is selected. Otherwise the selected item stays selected at its new position.
    const count = itemCount(this.state);
    const identities = (state) => Array.from({ length: itemCount(state) }, (_, place) => identity(state, place));
    const [old, now] = [identities(before), identities(this.state)];
    const back = now.length > old.length ? now.findIndex((number) => !old.includes(number)) : -1;
    const number = this.selected === null ? -1 : old[this.selected];
    const index = back >= 0 ? back : now.indexOf(number);
    this.selected = index >= 0 ? index : this.selected === null || !count ? null : Math.min(this.selected, count - 1);
    this.schedule();
    announce(word);
  }

  reset() {
    const { lesson } = this.lessons;
    this.replaceState(decode(lesson ? lesson.state : presets[system(this.state)]));
  }

  // The lists.

  edit(table, action, key = null) {
    const state = copy(this.state);
    const list = listed(state, table);
    // Items keep their names and colors at every position.
    const name = positions.item.identity;
    if (table === "item") list.forEach((item, index) => (item[name] = identity(state, index)));
    action(list);
    if (table === "item" && list.every((item, index) => item[name] === index)) list.forEach((item) => (item[name] = NaN));
    replace(state, table, list);
    this.history.push(state, key);
    this.schedule();
  }

  addTrack() {
    if (trackCount(this.state) >= limits.tracks) return announce(`A grid here has at most ${limits.tracks} tracks.`);
    this.edit("track", (list) => list.push(record("track", { kind: 1 })));
    this.tracks.takesFocus = true;
  }

  removeTrack(index) {
    if (trackCount(this.state) < 2) return announce("A grid needs a track.");
    this.edit("track", (list) => list.splice(index, 1));
    this.tracks.takesFocus = true;
  }

  addItem() {
    const count = itemCount(this.state);
    if (count >= limits.items) return announce(`A container here has at most ${limits.items} items.`);
    const place = this.selected === null ? count : this.selected + 1;
    this.edit("item", (list) => {
      const item = list[this.selected]?.slice() ?? record("item", { height: 60 });
      const taken = new Set(list.map((other) => other[positions.item.identity]));
      item[positions.item.identity] = list.findIndex((_, index) => !taken.has(index));
      if (item[positions.item.identity] < 0) item[positions.item.identity] = list.length;
      list.splice(place, 0, item);
    });
    this.select(place);
  }

  removeItem() {
    if (this.selected === null) return;
    const index = this.selected;
    this.edit("item", (list) => list.splice(index, 1));
    const count = itemCount(this.state);
    this.selected = count ? Math.min(index, count - 1) : null;
    announce("Removed");
  }

  moveItem(from, to, key) {
    this.edit("item", (list) => list.splice(to, 0, ...list.splice(from, 1)), key);
    this.selected = to;
  }

  moveSelected(step) {
    if (this.selected === null) return;
    const last = itemCount(this.state) - 1;
    const to = Math.max(0, Math.min(last, this.selected + step));
    if (to === this.selected) return;
    this.moveItem(this.selected, to, null);
    announce(`Place ${to + 1} of ${last + 1}`);
  }

  // Lessons.

  ask(state) {
    // A lesson has a separate history, so that the previous state can be restored.
    this.before ??= { history: this.history, selected: this.selected };
    this.history = new StateHistory(state);
    this.mustFit = true;
    this.isAsking = true;
    this.selected = null;
    this.schedule();
  }

  reveal(item) {
    this.isAsking = false;
    this.selected = item;
    this.update();
  }

  toggleLessons(isOpen) {
    this.element("lessons").hidden = !isOpen;
    this.element("open-lessons").setAttribute("aria-expanded", isOpen);
    if (isOpen && this.lessons.current === null) this.lessons.start(0);
    if (isOpen || this.lessons.current === null) return;
    this.isAsking = false;
    this.lessons.leave();
    if (this.before) ({ history: this.history, selected: this.selected } = this.before);
    this.before = null;
    this.mustFit = true;
    this.schedule();
  }

  // Showing.

  /** Shows the state now. */
  flush() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.update();
  }

  /** Shows the state before the next frame. */
  schedule() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.update();
    });
  }

  update() {
    const { state, isAsking } = this;
    this.picture = this.engine.draw(state);
    const { picture, selected } = this;
    const focused = document.activeElement;
    this.element("picture").classList.toggle("is-asking", isAsking);
    const options = { keepsView: this.isDragging, mustFit: this.mustFit, hidesItems: isAsking, guess: this.lessons.guessBar() };
    this.view.show(state, picture, selected, options);
    this.mustFit = false;
    this.showTools();
    this.handles.show(state, picture, selected, isAsking);
    this.container.show(state, 0, state.container);
    this.tracks.show(state);
    // During a drag, only the picture shows sizes, because updating all sizes in the list would cost layout.
    if (!this.isDragging) this.items.show(state, picture, selected);
    const hasItem = selected !== null && selected < picture.itemCount;
    this.element("item").hidden = !hasItem;
    if (hasItem) {
      const size = tables.item.length;
      say(this.item.title, getItem(state, "kind", selected) === 1 ? "Spacer" : `The ${itemName(state, selected)} one`);
      say(this.limitNote, limitText(state, selected));
      this.item.show(state, selected, state.items.subarray(selected * size, (selected + 1) * size));
    }
    this.passes.show(state, picture, isAsking);
    this.showSummary();
    for (const name of ["panel", "tabs"]) document.querySelector(`.${name}`).inert = isAsking;
    document.body.classList.toggle("asks", isAsking);
    this.view.write();
    // A control that is gone leaves its focus to the picture.
    if (focused !== document.body && (!focused.isConnected || !focused.checkVisibility())) {
      document.querySelector(".stage").focus({ preventScroll: true });
    }
    this.later();
  }

  showSummary() {
    const { state, picture, selected, isAsking } = this;
    const figure = { width: get(state, "width"), height: get(state, "height") };
    const over = ["width", "height"].filter((axis) => picture.container[axis] > figure[axis] + 0.001);
    const parts = [`${sized(figure)} offered`];
    if (!isAsking) parts.push(`${sized(picture.container)} taken`);
    if (over.length && !isAsking) {
      parts.push(over.map((axis) => `${spelled(picture.container[axis] - figure[axis])} too ${axis === "width" ? "wide" : "high"}`).join(", "));
    }
    const text = parts.join(", ");
    const element = this.element("summary");
    if (element.textContent === text) return;
    element.textContent = text;
    const item = selected !== null && selected < picture.itemCount ? ` ${itemName(state, selected)}: ${sized(picture.frame(selected))}.` : "";
    if (this.hasShown) announce(`${text}.${item}`);
    this.hasShown = true;
  }

  /** Updates slow parts after the picture has stopped changing: code, steps and the address. */
  later() {
    clearTimeout(this.laterTimer);
    const isAtOnce = this.picture.itemCount <= 60 && !this.isDragging;
    if (isAtOnce) this.about.show();
    this.laterTimer = setTimeout(() => {
      if (!isAtOnce) this.about.show();
      this.items.show(this.state, this.picture, this.selected);
      this.writeAddress();
    }, 250);
  }

  writeAddress() {
    const text = this.isAsking ? `lesson=${this.lessons.lesson.name}` : encode(this.state);
    if (text.length > longestAddress || this.isEmbedded) return;
    try {
      history.replaceState(null, "", `#${text}`);
    } catch {
      // Browsers limit how often an address changes; the next change writes it.
    }
  }

  // The top.

  makeSystems() {
    this.systems = systemNames.map((name) =>
      html("button", { type: "button", click: () => this.open(name) }, words(name)),
    );
    this.element("systems").append(...this.systems);
    rove(this.systems, 0);
  }

  /** Opens another system, in its last or its initial state. */
  open(name) {
    if (this.lessons.current !== null) this.toggleLessons(false);
    const current = system(this.state);
    if (name === current) return;
    this.histories[current] = this.history;
    this.history = this.histories[name] ??= new StateHistory(decode(presets[name]));
    this.selected = itemCount(this.state) ? 0 : null;
    this.mustFit = true;
    this.systems[systemNames.indexOf(name)].scrollIntoView({ block: "nearest", inline: "center" });
    this.chooseMode(["trackGrid", "spanGrid"].includes(name) ? "span" : "size");
    this.schedule();
  }

  chooseMode(name) {
    const index = handleModes.findIndex((mode) => mode.name === name);
    this.handles.mode = handleModes[index];
    this.modes[index].input.checked = true;
  }

  makeModes() {
    const group = this.element("handle-modes");
    this.modes = handleModes.map((mode, index) => {
      const input = html("input", { type: "radio", name: "handle-mode", value: mode.name, checked: index === 0 });
      input.addEventListener("change", () => {
        this.handles.mode = mode;
        this.schedule();
      });
      const entry = html("label", {}, input, mode.label);
      group.append(entry);
      return { mode, entry, input };
    });
  }

  makeTools() {
    const click = (id, action) => this.element(id).addEventListener("click", action);
    click("undo", () => this.undo());
    click("redo", () => this.redo());
    click("reset", () => this.reset());
    click("open-lessons", () => this.toggleLessons(this.element("lessons").hidden));
    const leave = () => {
      this.toggleLessons(false);
      this.element("open-lessons").focus({ preventScroll: true });
    };
    this.leaveLessons = leave;
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.element("lessons").hidden && !this.isEmbedded) return leave();
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isText = event.target.matches?.("textarea:not([readonly])");
      const isUndo = event.key === "z" && !event.shiftKey;
      const isRedo = (event.key === "z" || event.key === "Z") && event.shiftKey || event.key === "y";
      if (isText || !(isUndo || isRedo)) return;
      event.preventDefault();
      if (isUndo) this.undo();
      else this.redo();
    });
    addEventListener("hashchange", () => this.openAddress());
    addEventListener("resize", () => {
      this.mustFit = true;
      this.schedule();
    });
  }

  showTools() {
    const name = system(this.state);
    const [canUndo, canRedo] = [this.history.past.length > 0, this.history.future.length > 0];
    const seen = [name, canUndo, canRedo, this.isAsking].join();
    if (seen === this.seenTools) return;
    this.seenTools = seen;
    this.systems.forEach((button, index) => button.setAttribute("aria-pressed", systemNames[index] === name));
    // Disabled buttons keep the focus.
    this.element("undo").setAttribute("aria-disabled", !canUndo);
    this.element("redo").setAttribute("aria-disabled", !canRedo);
    for (const { mode, entry, input } of this.modes) {
      entry.hidden = Boolean(mode.systems && !mode.systems.includes(name));
      if (entry.hidden && this.handles.mode === mode) {
        this.handles.mode = handleModes[0];
        this.modes[0].input.checked = true;
      }
    }
    this.element("handle-modes").hidden = this.isAsking;
  }

  // The address.

  /** Opens the state or the lesson in the address; shows a message if the address is invalid. */
  openAddress() {
    const message = this.element("message");
    message.hidden = true;
    const text = location.hash.slice(1);
    if (!text) return;
    try {
      const name = /^lesson=([a-z-]+)$/.exec(text)?.[1];
      if (name) this.openLesson(name);
      else {
        const state = decode(text);
        if (encode(state) === encode(this.state)) return;
        if (this.lessons.current !== null) this.toggleLessons(false);
        this.replaceState(state);
      }
    } catch {
      message.textContent = "The address isn't a state of the trainer, so that it starts with its first one.";
      message.hidden = false;
    }
  }

  openLesson(name) {
    const index = lessonTexts.findIndex((lesson) => lesson.name === name);
    if (index < 0) throw new Error("unknown lesson");
    this.element("lessons").hidden = false;
    this.element("open-lessons").setAttribute("aria-expanded", true);
    this.lessons.start(index, false);
  }
}

async function start() {
  const engine = await startEngine();
  const trainer = new Trainer(engine, decode(presets.stack));
  document.getElementById("plain").hidden = true;
  document.getElementById("trainer").hidden = false;
  const lesson = document.body.dataset.lesson;
  if (trainer.isEmbedded) document.body.classList.add("embed");
  if (lesson && (trainer.isEmbedded || !location.hash)) trainer.openLesson(lesson);
  else trainer.openAddress();
  trainer.update();
  document.body.dataset.ready = "true";
  // For checks of the page.
  trainer.started = performance.now();
  globalThis.gridpressTrainer = Object.assign(trainer, { encode, decode, readDocument, readSteps, StepWords, lessonTexts, tables, presets });
}

start().catch(() => {
  document.getElementById("plain").hidden = false;
  document.getElementById("trainer").hidden = true;
  document.getElementById("plain-text").textContent =
    "The trainer can't start here: it needs WebAssembly and a browser that decompresses data. Pictures of its systems follow.";
});
