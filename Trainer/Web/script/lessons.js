// Lessons: a question about a picture, answered with a bar, and then the picture.

class LessonPanel {
  constructor(element, trainer) {
    this.element = element;
    this.trainer = trainer;
    this.current = null;
    this.guess = 0;
    this.done = new Set();
    this.entries = lessonTexts.map((lesson, index) =>
      html("button", { type: "button", click: () => this.start(index) }, html("span", {}, String(index + 1)), lesson.title),
    );
    const list = html("ol", {}, ...this.entries.map((entry) => html("li", {}, entry)));
    rove(this.entries, 0);
    this.body = html("div", { class: "lesson" });
    element.append(this.body, html("nav", { "aria-label": "Lessons" }, list));
  }

  get lesson() {
    return this.current === null ? null : lessonTexts[this.current];
  }

  /** Starts a lesson with its question. */
  start(index, takesFocus = true) {
    this.current = index;
    this.guess = Math.round(this.most / 2);
    this.trainer.ask(decode(this.lesson.state));
    this.showQuestion();
    if (takesFocus) this.range.focus({ preventScroll: true });
  }

  /** The largest answer that the bar can give. */
  get most() {
    const { state, ask } = this.lesson;
    const figure = get(decode(state), ask.axis ?? "width");
    return ask.most ?? Math.ceil(figure * 1.25);
  }

  /** Returns the correct answer, from the picture. */
  get answer() {
    const { ask } = this.lesson;
    const { picture } = this.trainer;
    const rect = ask.item === undefined ? picture.container : picture.frame(ask.item);
    return rect[ask.key ?? ask.axis ?? "width"];
  }

  showQuestion() {
    const { lesson } = this;
    this.mark();
    const range = html("input", { type: "range", min: 0, max: this.most, step: 1, value: this.guess, "aria-label": lesson.question });
    this.range = range;
    this.number = html("output", {}, String(this.guess));
    range.addEventListener("input", () => this.setGuess(Number(range.value)));
    range.addEventListener("keydown", (event) => event.key === "Enter" && this.reveal());
    const show = html("button", { type: "button", class: "main", click: () => this.reveal() }, "Show");
    this.body.replaceChildren(
      html("h2", {}, `${this.current + 1}. ${lesson.title}`),
      html("p", {}, lesson.text),
      html("p", {}, html("strong", {}, lesson.question)),
      html("div", { class: "answer" }, range, this.number, html("span", {}, "points"), show, ...this.leaving()),
      html("p", { class: "note" }, "Drag the bar in the picture, or this one."),
    );
    this.trainer.schedule();
  }

  /** Takes an answer, from the bar or from the picture. */
  setGuess(value) {
    this.guess = Math.max(0, Math.min(this.most, Math.round(value)));
    this.range.value = this.guess;
    this.number.textContent = this.guess;
    this.trainer.schedule();
  }

  reveal() {
    const { lesson, trainer } = this;
    trainer.reveal(lesson.ask.item ?? null);
    const answer = this.answer;
    const distance = Math.abs(answer - this.guess);
    if (distance < 1) this.done.add(this.current);
    const verdict = distance < 1 ? "That's it" : distance <= 0.06 * this.most ? "Almost" : "Not quite";
    const text = answer === this.guess ? `${verdict}: ${spelled(answer)}.` : `${verdict}: it is ${spelled(answer)}, and you said ${this.guess}.`;
    const result = html("p", { class: "result", tabindex: -1 }, text);
    const next = this.current + 1 < lessonTexts.length && !trainer.isEmbedded
      ? [html("button", { type: "button", class: "main", click: () => this.start(this.current + 1) }, "Next lesson")]
      : [];
    this.body.replaceChildren(
      html("h2", {}, `${this.current + 1}. ${lesson.title}`),
      result,
      Array.isArray(lesson.explanation)
        ? html("ol", {}, ...lesson.explanation.map((line) => html("li", {}, line)))
        : html("p", {}, lesson.explanation),
      html("p", {}, html("em", {}, lesson.trial)),
      html("div", { class: "row" }, ...next, html("button", { type: "button", click: () => this.start(this.current) }, "Ask again"), ...this.leaving()),
    );
    result.focus();
    this.mark();
  }

  /** Returns the bar of the answer in the picture: its start, its end and its label. */
  guessBar() {
    if (this.current === null || (this.lesson.ask.item ?? 0) >= this.trainer.picture.itemCount) return null;
    const { ask } = this.lesson;
    const { state } = this.trainer;
    const isTall = this.isTall;
    const across = get(state, isTall ? "width" : "height") / 2;
    const figure = get(state, isTall ? "height" : "width");
    // The container is in the middle. Its content is measured from the start until its position is known.
    const isPlace = ask.key === "x" || ask.key === "y";
    const isShown = !this.trainer.isAsking;
    const isInside = ask.item !== undefined;
    let start = isInside ? 0 : (figure - this.guess) / 2;
    if (isShown && isInside && !isPlace) start = this.trainer.picture.frame(ask.item)[isTall ? "y" : "x"];
    const first = isInside ? 0 : (figure - this.most) / 2;
    const range = isTall ? { x: 0, y: first, width: 0, height: this.most } : { x: first, y: 0, width: this.most, height: 0 };
    return { start, length: this.guess, across, isTall, isShown, range };
  }

  get isTall() {
    const { ask } = this.lesson;
    return (ask.key ?? ask.axis ?? "width") === "y" || (ask.key ?? ask.axis) === "height";
  }

  /** Takes an answer from a position in the picture. */
  point({ x, y }) {
    if (!this.trainer.isAsking) return;
    const { ask } = this.lesson;
    const { state } = this.trainer;
    const value = this.isTall ? y : x;
    const figure = get(state, this.isTall ? "height" : "width");
    this.setGuess(ask.item === undefined ? Math.abs(value - figure / 2) * 2 : value);
  }

  /** Returns the button that leaves the lessons, if the page has other content. */
  leaving() {
    const { trainer } = this;
    if (trainer.isEmbedded) return [];
    return [html("button", { type: "button", click: () => trainer.leaveLessons() }, "Leave the lessons")];
  }

  mark() {
    this.entries.forEach((entry, index) => {
      if (index === this.current) entry.setAttribute("aria-current", "step");
      else entry.removeAttribute("aria-current");
      entry.classList.toggle("done", this.done.has(index));
      entry.setAttribute("aria-label", `${index + 1}. ${lessonTexts[index].title}${this.done.has(index) ? ", answered" : ""}`);
    });
    const entry = this.entries[this.current];
    const list = this.element.lastElementChild;
    if (entry) list.scrollTop = entry.offsetTop - list.offsetTop - list.clientHeight / 2;
  }

  /** Leaves the lesson; the picture stays. */
  leave() {
    this.current = null;
    this.mark();
    this.body.replaceChildren();
  }
}
