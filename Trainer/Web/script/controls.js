// Controls: one for each parameter that the system uses, made from the tables.

function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "class") element.className = value;
    else if (typeof value === "function") element.addEventListener(key, value);
    else if (value !== false && value !== null) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

const choiceLabels = {
  stack: "Stacks",
  lazyGrid: "Lazy grid",
  rowGrid: "Row grid",
  trackGrid: "Track grid",
  flow: "Flow",
  masonry: "Masonry",
  spanGrid: "Span grid",
};

const words = (name) => choiceLabels[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the names of a parameter's choices in the system. */
function choices(parameter, state) {
  if (!parameter.choices) return null;
  const name = system(state);
  if (parameter.name === "direction" && name !== "stack") return parameter.choices.slice(0, 2);
  if (/^(horizontal|vertical)Alignment$/.test(parameter.name) && !/flow|masonry/.test(name)) return parameter.choices.slice(0, 3);
  if (parameter.name === "kind" && parameter.choices.includes("adaptive")) {
    return parameter.choices.filter((choice) => choice !== (name === "lazyGrid" ? "fit" : "adaptive"));
  }
  return parameter.choices;
}

/** Returns whether a parameter has an effect in a state. */
function isUsed(table, parameter, state, index) {
  if (!appliesTo(parameter, state) || parameter.name === "identity") return false;
  const name = system(state);
  if (table === "container") {
    if (parameter.name === "system") return false;
    if (parameter.name === "spacing") return !(name === "stack" && get(state, "direction") === 2);
    if (name === "spanGrid" && /Alignment$/.test(parameter.name)) return false;
    if (name === "stack" && parameter.name === "horizontalAlignment") return get(state, "direction") !== 0;
    if (name === "stack" && parameter.name === "verticalAlignment") return get(state, "direction") !== 1;
    if (name === "lazyGrid" && parameter.name === "horizontalAlignment") return isVertical(state);
    if (name === "lazyGrid" && parameter.name === "verticalAlignment") return !isVertical(state);
  }
  if (table === "track") {
    const kind = tables.track[positions.track.kind].choices[getTrack(state, "kind", index)];
    if (parameter.name === "length") return kind === "fixed";
    if (parameter.name === "fraction") return kind === "flexible" && Number.isNaN(getTrack(state, "maximum", index));
    if (parameter.name === "minimum" && name === "trackGrid") return kind === "flexible" && !Number.isNaN(getTrack(state, "maximum", index));
    if (parameter.name === "minimum" || parameter.name === "maximum") return kind === "flexible" || kind === "adaptive";
  }
  if (table === "item" && getItem(state, "kind", index) === 1) return parameter.name === "kind";
  if (table === "item" && parameter.name === "kind") return name === "stack";
  if (table === "item" && parameter.name === "fills") return getItem(state, "aspectRatio", index) > 0;
  if (table === "item" && parameter.name === "columnSpan" && name === "rowGrid") return getItem(state, "row", index) !== 2;
  return true;
}

/**
 * A form with the parameters of a record. Controls stay where they are while their numbers change, so that the focus does.
 */
class RecordForm {
  constructor(element, table, title, onChange) {
    this.title = html("h2", {}, title);
    this.element = html("div", { class: "fields" });
    element.append(this.title, this.element);
    this.table = table;
    this.onChange = onChange;
    this.shape = "";
    this.known = new Map();
    element.addEventListener("submit", (event) => event.preventDefault());
  }

  /** Shows the numbers of a record. */
  show(state, index, numbers, owner = "") {
    const seen = [system(state), get(state, "direction"), owner, index, ...numbers].join();
    if (seen === this.seen) return;
    this.seen = seen;
    const used = tables[this.table].filter((parameter) => isUsed(this.table, parameter, state, index));
    const keys = used.map((parameter) => [parameter.name, ...choices(parameter, state) ?? [], owner].join());
    const shape = keys.join(";");
    if (shape !== this.shape) {
      this.shape = shape;
      this.controls = used.map((parameter, position) => {
        const key = keys[position];
        if (!this.known.has(key)) this.known.set(key, control(parameter, state, owner, (value) => this.onChange(parameter.name, value)));
        return this.known.get(key);
      });
      keepFocus(() => this.element.replaceChildren(...this.controls.map((entry) => entry.element)));
    }
    used.forEach((parameter, position) => {
      this.controls[position].show(numbers[positions[this.table][parameter.name]]);
    });
  }
}

/** Changes elements, and restores the focus. */
function keepFocus(change) {
  const focused = document.activeElement;
  change();
  if (focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
}

/** Sets the value of a field only if it changes, because setting it causes layout. */
function changeValue(field, value) {
  if (field.value !== value) field.value = value;
}

/** Returns a control for a parameter: its element, and a function that shows a number. */
function control(parameter, state, owner, onChange) {
  const label = owner ? `${parameter.label} of ${owner}` : parameter.label;
  if (parameter.kind === "flag") {
    const box = html("input", { type: "checkbox", "aria-label": label, change: () => onChange(box.checked ? 1 : 0) });
    return { element: html("label", { class: "control flag" }, box, parameter.label), show: (value) => (box.checked = value > 0) };
  }
  if (parameter.choices) {
    const options = choices(parameter, state).map((choice) => html("option", { value: parameter.choices.indexOf(choice) }, words(choice)));
    const select = html("select", { "aria-label": label, change: () => onChange(Number(select.value)) }, ...options);
    return {
      element: html("label", { class: "control" }, html("span", {}, parameter.label), select),
      show: (value) => changeValue(select, String(value)),
    };
  }
  const step = parameter.kind === "number" && parameter.most <= 100 ? 0.05 : 1;
  const number = html("input", {
    type: "number",
    "aria-label": label,
    min: parameter.least,
    max: parameter.most,
    step: parameter.kind === "count" ? 1 : "any",
    placeholder: parameter.isOptional ? "auto" : false,
  });
  const slider = html("input", {
    type: "range",
    "aria-label": label,
    min: parameter.least,
    max: Math.min(parameter.most, parameter.kind === "length" ? (/spacing/i.test(parameter.name) ? 60 : 600) : 24),
    step: parameter.kind === "count" ? 1 : step,
  });
  // A typed number stays unchanged during typing, even out of range. After that, the field shows the actual value.
  let isTyped = false;
  let shown = "";
  const range = `${parameter.label} is between ${spelled(parameter.least)} and ${spelled(parameter.most)}.`;
  number.addEventListener("input", () => {
    const value = number.value === "" && parameter.isOptional ? NaN : Number(number.value || NaN);
    const isValid = (Number.isNaN(value) && parameter.isOptional && !number.validity.badInput) || (value >= parameter.least && value <= parameter.most);
    number.setAttribute("aria-invalid", !isValid);
    number.title = isValid ? "" : range;
    if (!isValid) return announce(range);
    isTyped = true;
    onChange(parameter.kind === "count" ? Math.round(value) : value);
  });
  number.addEventListener("blur", () => {
    isTyped = false;
    number.setAttribute("aria-invalid", false);
    number.value = shown;
  });
  slider.addEventListener("input", () => onChange(Number(slider.value)));
  const parts = [html("span", {}, parameter.label)];
  // Optional values have no slider: handles in the picture set them.
  if (!parameter.isOptional) parts.push(slider);
  parts.push(number);
  let clear = null;
  if (parameter.isOptional) {
    parts.push(clear = html("button", { type: "button", class: "clear", "aria-label": `No ${label.toLowerCase()}`, title: "Automatic", click: () => onChange(NaN) }, "×"));
    // The control stays visible while it has the focus.
    clear.addEventListener("blur", () => (clear.hidden = !shown));
  }
  return {
    element: html("div", { class: `control number${parameter.isOptional ? " optional" : ""}` }, ...parts),
    show: (value) => {
      const isMissing = Number.isNaN(value);
      shown = isMissing ? "" : String(short(value));
      if (!isTyped) changeValue(number, shown);
      isTyped = false;
      if (clear) clear.hidden = isMissing && document.activeElement !== clear;
      if (!parameter.isOptional) changeValue(slider, String(value));
    },
  };
}

/** Returns the message about limits that a length of an item can't exceed. */
function limitText(state, item) {
  const value = (name) => getItem(state, name, item);
  const texts = [];
  for (const [word, least, most] of [["width", "minWidth", "maxWidth"], ["height", "minHeight", "maxHeight"]]) {
    if (value(least) > value(most)) texts.push(`Its minimum ${word} is more than its maximum.`);
    else if (value(word) > value(most)) texts.push(`Its maximum ${word} of ${spelled(value(most))} keeps it from being ${spelled(value(word))}.`);
    else if (value(word) < value(least)) texts.push(`Its minimum ${word} of ${spelled(value(least))} keeps it from being ${spelled(value(word))}.`);
  }
  return texts.join(" ");
}
