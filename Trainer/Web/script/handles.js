// Handles: sliders on the picture, for the pointer and for arrow keys.

const handleModes = [
  { name: "size", label: "Size", width: "width", height: "height" },
  { name: "minimum", label: "Minimum", width: "minWidth", height: "minHeight" },
  { name: "maximum", label: "Maximum", width: "maxWidth", height: "maxHeight" },
  { name: "ratio", label: "Ratio" },
  { name: "span", label: "Span", systems: ["rowGrid", "trackGrid", "masonry", "spanGrid"] },
];

class HandleLayer {
  constructor(view, trainer) {
    this.view = view;
    this.trainer = trainer;
    this.mode = handleModes[0];
    this.drag = null;
    view.element.addEventListener("pointerdown", (event) => this.press(event));
    view.element.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) view.element.addEventListener(name, () => this.release());
  }

  // Creating handles.

  list(state, picture, selected) {
    const [width, height] = [get(state, "width"), get(state, "height")];
    const handles = [
      this.length("Width of the figure", width, height / 2, (value) => ({ container: { width: value } }), width, "x"),
      this.length("Height of the figure", width / 2, height, (value) => ({ container: { height: value } }), height, "y"),
    ];
    if (selected === null || selected >= picture.itemCount || getItem(state, "kind", selected) === 1) return handles;
    const frame = picture.frame(selected);
    const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
    const name = itemName(state, selected);
    if (this.mode.name === "ratio") {
      const ratio = getItem(state, "aspectRatio", selected);
      const shown = ratio > 0 ? ratio : frame.height > 0 ? frame.width / frame.height : 1;
      handles.push({
        label: `Aspect ratio of ${name}`,
        x: right,
        y: bottom,
        value: shown,
        step: 0.05,
        change: (value) => ({ item: { aspectRatio: Math.round(value * 100) / 100 } }),
        drag: (point) => (point.x - frame.x) / Math.max(1, point.y - frame.y),
      });
      return handles;
    }
    if (this.mode.name === "span") {
      const along = (tracks, key, axis, label) => {
        if (!tracks.length) return;
        handles.push({
          label: `${label} of ${name}`,
          x: axis === "x" ? right : frame.x + frame.width / 2,
          y: axis === "x" ? frame.y + frame.height / 2 : bottom,
          value: getItem(state, key, selected),
          axis,
          step: 1,
          change: (value) => ({ item: { [key]: Math.min(24, Math.max(1, Math.round(value))) } }),
          // The tracks that the pointer has crossed, starting at the first track of the item.
          drag: (point) => {
            const start = axis === "x" ? frame.x : frame.y;
            return tracks.filter((track) => track.start + track.length > start + 0.5 && track.start < point[axis]).length;
          },
        });
      };
      const isAcross = system(state) === "masonry" && !isVertical(state);
      if (isAcross) along(picture.rows, "columnSpan", "y", "Lanes");
      else along(picture.columns, "columnSpan", "x", system(state) === "masonry" ? "Lanes" : "Columns");
      if (system(state) === "trackGrid") along(picture.rows, "rowSpan", "y", "Rows");
      return handles;
    }
    const item = (key, value) => ({ item: { [key]: value } });
    const { width: widthKey, height: heightKey, label } = this.mode;
    const shown = (key, length) => (Number.isNaN(getItem(state, key, selected)) ? length : getItem(state, key, selected));
    const words = label === "Size" ? ["Width", "Height"] : [`${label} width`, `${label} height`];
    handles.push(
      this.length(`${words[0]} of ${name}`, right, frame.y + frame.height / 2, (value) => item(widthKey, value), shown(widthKey, frame.width), "x"),
      this.length(`${words[1]} of ${name}`, frame.x + frame.width / 2, bottom, (value) => item(heightKey, value), shown(heightKey, frame.height), "y"),
    );
    return handles;
  }

  length(label, x, y, change, value, axis) {
    return {
      label,
      x,
      y,
      value,
      axis,
      step: 1,
      change: (number) => change(Math.min(4000, Math.max(0, Math.round(number)))),
    };
  }

  // Showing them.

  show(state, picture, selected, isHidden) {
    const list = isHidden ? [] : this.list(state, picture, selected);
    const group = this.view.handles;
    while (group.children.length > list.length) group.lastChild.remove();
    while (group.children.length < list.length) {
      const handle = svg("g", { role: "slider", tabindex: 0, class: "handle", "aria-valuemin": 0, "aria-valuemax": 4000 }, svg("circle", { class: "hit", r: 16 }), svg("circle", { class: "dot", r: 6 }));
      handle.addEventListener("keydown", (event) => this.key(event, handle));
      group.append(handle);
    }
    list.forEach((entry, index) => {
      const handle = group.children[index];
      handle.entry = entry;
      const number = brief(entry.value);
      setAttribute(handle, "transform", `translate(${short(entry.x)} ${short(entry.y)}) scale(${this.view.scale})`);
      setAttribute(handle, "aria-label", entry.label);
      setAttribute(handle, "aria-valuenow", number.replace("−", "-"));
      setAttribute(handle, "aria-valuetext", number);
      setAttribute(handle, "aria-orientation", entry.axis === "y" ? "vertical" : "horizontal");
      handle.classList.toggle("figure-handle", index < 2);
    });
  }

  // Keys.

  key(event, handle) {
    const steps = { ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, PageUp: 10, PageDown: -10, Home: -4000 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { entry } = handle;
    const isVerticalKey = event.key === "ArrowUp" || event.key === "ArrowDown";
    // The down key increases the value if the handle moves down, and decreases it otherwise.
    const sign = isVerticalKey && entry.axis !== "y" ? -1 : 1;
    const amount = sign * step * entry.step * (event.shiftKey ? 10 : 1);
    this.trainer.change(entry.change(entry.value + amount), entry.label);
  }

  // The pointer.

  press(event) {
    if (event.button > 0) return;
    if (this.trainer.isAsking) {
      this.drag = { isAnswer: true };
      this.view.element.setPointerCapture(event.pointerId);
      this.trainer.lessons.point(this.view.point(event));
      event.preventDefault();
      return;
    }
    const handle = event.target.closest?.(".handle");
    const point = this.view.point(event);
    if (handle) {
      const { entry } = handle;
      this.drag = { entry, key: `drag ${Math.random()}`, start: point, value: entry.value, factor: this.factor(entry, handle) };
      handle.focus({ preventScroll: true });
    } else {
      const item = this.itemAt(point);
      this.trainer.select(item);
      if (item === null) return;
      const frame = this.trainer.picture.frame(item);
      const first = this.cellAt({ x: frame.x + 0.5, y: frame.y + 0.5 });
      this.drag = { item, key: `drag ${Math.random()}`, passed: null, cell: this.cellAt(point) ?? first, first };
      // Arrows and Delete work from there.
      this.trainer.items.list.focus({ preventScroll: true });
    }
    this.view.element.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  move(event) {
    const { drag } = this;
    if (!drag) return;
    const point = this.view.point(event);
    if (drag.isAnswer) {
      this.trainer.lessons.point(point);
    } else if (drag.entry) {
      const { entry } = drag;
      const value = entry.drag ? entry.drag(point) : drag.value + (point[entry.axis] - drag.start[entry.axis]) * drag.factor;
      this.trainer.change(entry.change(value), drag.key);
    } else {
      this.carry(point);
    }
  }

  /** Returns how much more than its handle a length changes: an item in the middle moves by half of its growth. */
  factor(entry, handle) {
    if (!entry.axis) return 1;
    const { trainer } = this;
    const index = [...this.view.handles.children].indexOf(handle);
    const place = (value) => {
      const state = trainer.changed(entry.change(value));
      return this.list(state, trainer.engine.draw(state), trainer.selected)[index]?.[entry.axis] ?? 0;
    };
    const moved = (place(entry.value + 8) - place(entry.value)) / 8;
    return moved > 0.4 && moved < 0.6 ? 2 : 1;
  }

  /** Moves the item that is dragged: to another position in the order, or to another cell of a track grid. */
  carry(point) {
    const { trainer, drag } = this;
    if (system(trainer.state) === "trackGrid") return this.carryToCell(point);
    const target = this.itemAt(point);
    const neighbour = target === null ? null : identity(trainer.state, target);
    // An item that was passed is passed again only after the pointer has left it.
    if (neighbour !== drag.passed) drag.passed = null;
    if (target === null || target === drag.item || neighbour === drag.passed) return;
    trainer.moveItem(drag.item, target, drag.key);
    drag.item = target;
    drag.passed = neighbour;
  }

  /** Moves the item by the number of cells that the pointer has crossed. */
  carryToCell(point) {
    const { trainer, drag } = this;
    const cell = this.cellAt(point);
    if (!cell || !drag.first) return;
    const [column, row] = [drag.first.column + cell.column - drag.cell.column, drag.first.row + cell.row - drag.cell.row];
    const fits = (name, number) => number >= 0 && number <= tables.item[positions.item[name]].most;
    const isSame = cell.column === drag.cell.column && cell.row === drag.cell.row && !drag.hasMoved;
    if (isSame || !fits("columnStart", column) || !fits("rowStart", row)) return;
    drag.hasMoved = true;
    trainer.change({ item: { columnStart: column, rowStart: row } }, drag.key);
  }

  /** Returns the cell of a track grid at a position. */
  cellAt({ x, y }) {
    const { columns, rows } = this.trainer.picture;
    const at = (tracks, place) => tracks.findIndex((track) => place >= track.start && place < track.start + track.length);
    const [column, row] = [at(columns, x), at(rows, y)];
    return column < 0 || row < 0 ? null : { column, row };
  }

  release() {
    if (!this.drag) return;
    const { isAnswer } = this.drag;
    this.drag = null;
    if (!isAnswer) this.trainer.rest();
  }

  itemAt({ x, y }) {
    const { picture } = this.trainer;
    for (let item = picture.itemCount - 1; item >= 0; item -= 1) {
      const frame = picture.frame(item);
      if (x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height) return item;
    }
    return null;
  }
}
