// The picture: the proposal, the container with its tracks, the items, and the measures of the selected item.

const svgNames = "http://www.w3.org/2000/svg";

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(svgNames, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

class PictureView {
  constructor(element) {
    this.element = element;
    const hatch = (id, name) =>
      svg(
        "pattern",
        { id, width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
        svg("path", { d: "M0 0V5", class: name }),
      );
    this.overflow = svg("path", { fill: "url(#overflow-hatch)" });
    this.gaps = svg("path", { fill: "url(#gap-hatch)" });
    this.container = svg("rect", { class: "container" });
    this.fills = colors.map((color) => svg("path", { class: `fill ${color}` }));
    this.frames = svg("path", { class: "frames" });
    this.tracks = svg("path", { class: "tracks" });
    this.proposal = svg("rect", { class: "proposal" });
    this.labels = new LabelLayer();
    element.after(this.labels.element);
    this.selection = svg("rect", { class: "selection" });
    this.arrows = svg("path", { class: "measure" });
    this.handles = svg("g", { class: "handles" });
    this.guess = svg("rect", { class: "guess", rx: 3 });
    this.guessEnd = svg("circle", { class: "guess-end", r: 8 });
    element.append(
      svg("defs", {}, hatch("overflow-hatch", "overflow"), hatch("gap-hatch", "gap")),
      this.container,
      this.gaps,
      ...this.fills,
      this.frames,
      this.overflow,
      this.tracks,
      this.proposal,
      this.selection,
      this.arrows,
      this.guess,
      this.guessEnd,
      this.handles,
    );
    this.viewBox = null;
  }

  /** Shows a picture of a state; items are hidden while a lesson asks about them. */
  show(state, picture, selected, { keepsView = false, mustFit = false, hidesItems = false, guess = null } = {}) {
    const figure = { x: 0, y: 0, width: get(state, "width"), height: get(state, "height") };
    const container = picture.container;
    if (!keepsView || !this.viewBox) this.fit(figure, picture, guess, mustFit);
    const scale = this.scale;
    setRect(this.proposal, figure);
    setRect(this.container, container);
    // Only the area outside of the figure is hatched.
    setAttribute(this.overflow, "d", hidesItems ? "" : outside(bounds(container, picture), figure));
    setAttribute(this.gaps, "d", hidesItems ? "" : gapPath(picture));
    setAttribute(this.tracks, "d", hidesItems ? "" : trackPath(picture));
    this.container.style.display = hidesItems ? "none" : "";

    const paths = colors.map(() => []);
    const frames = [];
    for (let item = 0; item < picture.itemCount && !hidesItems; item += 1) {
      const color = picture.color(item);
      const frame = picture.frame(item);
      if (getItem(state, "kind", item) === 0) paths[identity(state, item) % 6].push(path(color));
      if (getItem(state, "kind", item) === 1 || !isSameRect(color, frame)) frames.push(path(frame));
    }
    paths.forEach((list, index) => setAttribute(this.fills[index], "d", list.join("")));
    setAttribute(this.frames, "d", frames.join(""));
    const isSelected = !hidesItems && selected !== null && selected < picture.itemCount;
    this.selection.style.display = isSelected ? "" : "none";
    if (isSelected) setRect(this.selection, picture.frame(selected));
    const labels = hidesItems ? [] : [...itemLabels(state, picture, scale), ...trackLabels(picture, scale)];
    const measured = isSelected ? measures(picture.frame(selected), scale, labels) : { arrows: "", labels: [] };
    setAttribute(this.arrows, "d", measured.arrows);
    this.texts = [...labels, ...measured.labels, ...this.showGuess(guess)];
  }

  /** Writes the labels. A canvas reads the styles of the page, so it is drawn after all changes of styles. */
  write() {
    this.labels.show(this.texts, { box: this.viewBox, scale: this.scale });
  }

  /** Shows the bar of an answer, or none, and returns its labels. */
  showGuess(guess) {
    this.guess.style.display = guess ? "" : "none";
    this.guessEnd.style.display = "none";
    if (!guess) return [];
    const { start, length, across, isTall, isShown } = guess;
    this.guess.classList.toggle("shown", isShown);
    this.guessEnd.style.display = isShown ? "none" : "";
    const { scale } = this;
    const half = 9 * scale;
    setRect(
      this.guess,
      isTall
        ? { x: across - half, y: start, width: 2 * half, height: length }
        : { x: start, y: across - half, width: length, height: 2 * half },
    );
    const end = isTall ? [across, start + length] : [start + length, across];
    this.guessEnd.setAttribute("transform", `translate(${short(end[0])} ${short(end[1])}) scale(${scale})`);
    const [x, y] = isTall ? [across + 16 * scale, start + length] : [start + length / 2, across - 16 * scale];
    return isShown ? [] : [label(spelled(length), x, y, "guess", isTall ? "start" : "center")];
  }

  /** Sets the visible area: everything, with room for labels and measures. */
  fit(figure, picture, guess, mustFit) {
    let all = bounds(union(figure, picture.container), picture);
    if (guess) all = union(all, guess.range);
    // Content that is still well inside the view keeps its position, so that a handle doesn't jump at the end of a drag.
    if (!mustFit && this.viewBox && this.shows(all)) return;
    const { x: left, y: top } = all;
    const [right, bottom] = [left + all.width, top + all.height];
    const available = this.element.closest(".room").clientWidth || 640;
    const most = Math.max(1, Math.min(available, 1100));
    this.scale = Math.max(1 / 2.2, (right - left) / (most - (available < 500 ? 88 : 96)), (bottom - top) / 620);
    const margin = (available < 500 ? 44 : 48) * this.scale;
    this.viewBox = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
    this.element.setAttribute("viewBox", this.viewBox.map((number) => Math.round(number * 100) / 100).join(" "));
    // The canvas has a fixed size, so that changes in it don't affect the layout of the page.
    const canvas = this.element.parentElement;
    canvas.style.width = `${this.viewBox[2] / this.scale}px`;
    canvas.style.height = `${this.viewBox[3] / this.scale}px`;
  }

  /** Returns whether a rectangle can be seen, and isn't small. */
  shows(rect) {
    const [x, y, width, height] = this.viewBox;
    const margin = 26 * this.scale;
    const isInside =
      rect.x >= x + margin && rect.y >= y + margin && rect.x + rect.width <= x + width - margin && rect.y + rect.height <= y + height - margin;
    return isInside && (rect.width > width / 2 || rect.height > height / 2);
  }

  /** Returns the position of a pointer in the coordinates of the figure. */
  point(event) {
    const bounds = this.element.getBoundingClientRect();
    return {
      x: this.viewBox[0] + ((event.clientX - bounds.left) / bounds.width) * this.viewBox[2],
      y: this.viewBox[1] + ((event.clientY - bounds.top) / bounds.height) * this.viewBox[3],
    };
  }
}

// Paths.

const short = (number) => Math.round(number * 1000) / 1000;
const path = ({ x, y, width, height }) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
const isSameRect = (first, second) =>
  ["x", "y", "width", "height"].every((key) => Math.abs(first[key] - second[key]) < 0.001);

function setRect(element, rect) {
  for (const key of ["x", "y", "width", "height"]) setAttribute(element, key, short(rect[key]));
}

/** Sets an attribute only if its value changes, because browsers don't check this. */
function setAttribute(element, name, value) {
  const text = String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** Returns the smallest rectangle around two others. */
function union(first, second) {
  const [x, y] = [Math.min(first.x, second.x), Math.min(first.y, second.y)];
  return {
    x,
    y,
    width: Math.max(first.x + first.width, second.x + second.width) - x,
    height: Math.max(first.y + first.height, second.y + second.height) - y,
  };
}

/** Returns the smallest rectangle around another one and all items. */
function bounds(rect, picture) {
  let [left, top, right, bottom] = [rect.x, rect.y, rect.x + rect.width, rect.y + rect.height];
  const { numbers } = picture;
  for (let item = 0, place = 7; item < picture.itemCount; item += 1, place += 10) {
    left = Math.min(left, numbers[place]);
    top = Math.min(top, numbers[place + 1]);
    right = Math.max(right, numbers[place] + numbers[place + 2]);
    bottom = Math.max(bottom, numbers[place + 1] + numbers[place + 3]);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the parts of a rectangle that are outside of another rectangle. */
function outside(rect, figure) {
  const parts = [];
  const add = (x, y, right, bottom) => {
    if (right - x > 0.001 && bottom - y > 0.001) parts.push(path({ x, y, width: right - x, height: bottom - y }));
  };
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  const [figureRight, figureBottom] = [figure.x + figure.width, figure.y + figure.height];
  add(rect.x, rect.y, right, Math.min(bottom, figure.y));
  add(rect.x, Math.max(rect.y, figureBottom), right, bottom);
  const [top, end] = [Math.max(rect.y, figure.y), Math.min(bottom, figureBottom)];
  add(rect.x, top, Math.min(right, figure.x), end);
  add(Math.max(rect.x, figureRight), top, right, end);
  return parts.join("");
}

function trackPath({ container, columns, rows }) {
  const lines = [];
  for (const { start, length } of columns) {
    for (const x of [start, start + length]) lines.push(`M${short(x)} ${short(container.y)}v${short(container.height)}`);
  }
  for (const { start, length } of rows) {
    for (const y of [start, start + length]) lines.push(`M${short(container.x)} ${short(y)}h${short(container.width)}`);
  }
  return lines.join("");
}

function gapPath({ container, columns, rows }) {
  const parts = [];
  const between = (tracks, add) => {
    for (let index = 1; index < tracks.length; index += 1) {
      const start = tracks[index - 1].start + tracks[index - 1].length;
      if (tracks[index].start - start > 0.01) add(start, tracks[index].start - start);
    }
  };
  between(columns, (x, width) => parts.push(path({ x, y: container.y, width, height: container.height })));
  between(rows, (y, height) => parts.push(path({ x: container.x, y, width: container.width, height })));
  return parts.join("");
}

// Labels.

function itemLabels(state, picture, scale) {
  if (picture.itemCount > 80) return [];
  const labels = [];
  for (let item = 0; item < picture.itemCount; item += 1) {
    const { x, y, width, height } = picture.color(item);
    const isSpacer = getItem(state, "kind", item) === 1;
    const name = isSpacer ? "spacer" : itemName(state, item);
    if (width < name.length * 7 * scale + 4 || height < 16 * scale) continue;
    labels.push(label(name, x + width / 2, y + height / 2, isSpacer ? "spacer" : itemColor(state, item) === "purple" ? "itemOnPurple" : "item"));
  }
  return labels;
}

function trackLabels({ container, columns, rows }, scale) {
  const labels = [];
  if (columns.length <= 30) {
    for (const { start, length } of columns) {
      if (length < 18 * scale) continue;
      labels.push(label(brief(length), start + length / 2, container.y - 11 * scale, "track"));
    }
  }
  if (rows.length <= 30) {
    for (const { start, length } of rows) {
      if (length < 14 * scale) continue;
      labels.push(label(brief(length), container.x - 7 * scale, start + length / 2, "track", "end"));
    }
  }
  return labels;
}

/** Returns the arrows of the width and the height of a frame, and their labels, on sides where they cover no other label. */
function measures({ x, y, width, height }, scale, others) {
  const distance = 14 * scale;
  const place = (text, at, anchor) => label(text, ...at, "measure", anchor);
  const below = [y + height + distance, place(brief(width), [x + width / 2, y + height + distance + 10 * scale])];
  const above = [y - distance, place(brief(width), [x + width / 2, y - distance - 10 * scale])];
  const right = [x + width + distance, place(brief(height), [x + width + distance + 6 * scale, y + height / 2], "start")];
  const left = [x - distance, place(brief(height), [x - distance - 6 * scale, y + height / 2], "end")];
  const choose = (sides) => sides.find(([, text]) => !others.some((other) => overlaps(text, other, scale))) ?? sides[0];
  const [[across, first], [along, second]] = [choose([below, above]), choose([right, left])];
  const [head, half] = [Math.min(7 * scale, width / 2), 2.5 * scale];
  const rise = Math.min(7 * scale, height / 2);
  const arrows =
    `M${x} ${across}h${width}M${x + head} ${across - half}L${x} ${across}l${head} ${half}` +
    `M${x + width - head} ${across - half}l${head} ${half}l${-head} ${half}` +
    `M${along} ${y}v${height}M${along - half} ${y + rise}L${along} ${y}l${half} ${rise}` +
    `M${along - half} ${y + height - rise}l${half} ${rise}l${half} ${-rise}`;
  return { arrows, labels: [first, second] };
}

/** Returns whether two labels cover each other, estimated from the usual width of letters. */
function overlaps(first, second, scale) {
  if (Math.abs(first.y - second.y) > 15 * scale) return false;
  const range = ({ text, x, anchor }) => {
    const width = text.length * 7.5 * scale;
    return [x - width * { start: 0, center: 0.5, end: 1 }[anchor], x + width * { start: 1, center: 0.5, end: 0 }[anchor]];
  };
  const [[start, end], [otherStart, otherEnd]] = [range(first), range(second)];
  return start < otherEnd && otherStart < end;
}
