// The lists of tracks and items: one entry each, which can be added, moved and removed.

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

class TrackList {
  constructor(element, trainer) {
    this.element = element;
    this.trainer = trainer;
    this.forms = [];
    element.addEventListener("submit", (event) => event.preventDefault());
  }

  show(state) {
    const hasTracks = ["lazyGrid", "trackGrid"].includes(system(state));
    this.element.hidden = !hasTracks;
    if (!hasTracks) return;
    const count = trackCount(state);
    const shape = `${this.word(state)} ${count}`;
    if (this.shape !== shape) this.build(state, count);
    this.shape = shape;
    listed(state, "track").forEach((numbers, index) => {
      this.forms[index].show(state, index, numbers, `${this.word(state)} ${index + 1}`);
    });
  }

  word(state) {
    const isColumn = system(state) === "lazyGrid" ? isVertical(state) : !isVertical(state);
    return isColumn ? "column" : "row";
  }

  build(state, count) {
    const { trainer } = this;
    this.forms = [];
    const entries = Array.from({ length: count }, (_, index) => {
      const body = html("div");
      this.forms.push(new RecordForm(body, "track", "", (name, value) => trainer.change({ track: { index, values: { [name]: value } } }, `track ${index} ${name}`)));
      const remove = html("button", { type: "button", "aria-label": `Remove ${this.word(this.trainer.state)} ${index + 1}`, click: () => trainer.removeTrack(index) }, "Remove");
      return html("fieldset", { class: "track" }, html("legend", {}, `${capital(this.word(this.trainer.state))} ${index + 1}`), body, remove);
    });
    const word = this.word(this.trainer.state);
    this.add = html("button", { type: "button", click: () => trainer.addTrack() }, `Add a ${word}`);
    this.element.replaceChildren(html("h2", {}, capital(`${word}s`)), ...entries, this.add);
    if (this.takesFocus) this.add.focus({ preventScroll: true });
    this.takesFocus = false;
  }
}

class ItemList {
  constructor(element, trainer) {
    this.trainer = trainer;
    this.list = html("ul", { role: "listbox", "aria-label": "Items", "aria-description": "Alt and arrows move an item, Delete removes it", tabindex: 0, keydown: (event) => this.key(event) });
    this.list.addEventListener("click", (event) => {
      const entry = event.target.closest("[role=option]");
      if (entry) trainer.select(Number(entry.dataset.index));
    });
    const button = (label, action) => html("button", { type: "button", click: action }, label);
    this.buttons = [
      button("Add a copy", () => trainer.addItem()),
      button("Earlier", () => trainer.moveSelected(-1)),
      button("Later", () => trainer.moveSelected(1)),
      button("Remove", () => trainer.removeItem()),
    ];
    element.append(html("h2", {}, "Items"), this.list, html("div", { class: "row", role: "toolbar", "aria-label": "Items" }, ...this.buttons));
    element.addEventListener("submit", (event) => event.preventDefault());
  }

  /** Shows the items. */
  show(state, picture, selected) {
    // Only a part of a long list is shown. Readers can select the other items in the picture.
    const count = Math.min(picture.itemCount, 60);
    while (this.list.children.length > count) this.list.lastChild.remove();
    while (this.list.children.length < count) {
      const index = this.list.children.length;
      this.list.append(html("li", { role: "option", id: `item-${index}`, "data-index": index }, html("i", { class: "swatch" }), html("span"), html("small")));
    }
    for (let index = 0; index < count; index += 1) {
      const entry = this.list.children[index];
      const isSpacer = getItem(state, "kind", index) === 1;
      say(entry.children[1], isSpacer ? "spacer" : itemName(state, index));
      entry.children[0].className = isSpacer ? "swatch" : `swatch ${itemColor(state, index)}`;
      say(entry.children[2], sized(picture.frame(index)));
      setAttribute(entry, "aria-selected", index === selected);
    }
    if (selected !== null && selected < count) setAttribute(this.list, "aria-activedescendant", `item-${selected}`);
    else this.list.removeAttribute("aria-activedescendant");
    const isEmpty = selected === null;
    if (isEmpty && this.buttons.slice(1).includes(document.activeElement)) this.buttons[0].focus();
    for (const button of this.buttons.slice(1)) button.disabled = isEmpty;
    say(this.buttons[0], isEmpty ? "Add" : "Add a copy");
  }

  /** Selects the next item whose name starts with a letter. */
  find(letter) {
    const { trainer } = this;
    const count = trainer.picture.itemCount;
    for (let step = 1; step <= count; step += 1) {
      const index = ((trainer.selected ?? -1) + step) % count;
      if (itemName(trainer.state, index).startsWith(letter)) return trainer.select(index);
    }
  }

  key(event) {
    const { trainer } = this;
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
    if (event.key === "Delete" || event.key === "Backspace") trainer.removeItem();
    else if (/^[a-z]$/.test(event.key) && !event.ctrlKey && !event.metaKey) this.find(event.key);
    else if (event.altKey && event.key in steps) trainer.moveSelected(steps[event.key]);
    else if (event.key in steps) {
      const last = trainer.picture.itemCount - 1;
      if (last < 0) return;
      trainer.select(Math.min(last, Math.max(0, (trainer.selected ?? -1) + steps[event.key])));
    } else return;
    event.preventDefault();
  }
}
