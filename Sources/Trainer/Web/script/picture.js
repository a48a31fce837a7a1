// The picture: what is offered, the container with its tracks, the items, and the measures of the one that is selected.

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
    this.labels = svg("g", { class: "labels", "aria-hidden": "true" });
    this.trackLabels = svg("g", { class: "track-labels", "aria-hidden": "true" });
    this.selection = svg("rect", { class: "selection" });
    this.arrows = svg("path", { class: "measure" });
    this.measures = svg("g", { class: "measures", "aria-hidden": "true" });
    this.handles = svg("g", { class: "handles" });
    this.guess = svg("rect", { class: "guess", rx: 3 });
    this.guessEnd = svg("circle", { class: "guess-end", r: 8 });
    this.guessLabel = svg("g", { "aria-hidden": "true" });
    element.append(
      svg("defs", {}, hatch("overflow-hatch", "overflow"), hatch("gap-hatch", "gap")),
      this.container,
      this.gaps,
      ...this.fills,
      this.frames,
      this.overflow,
      this.tracks,
      this.proposal,
      this.labels,
      this.trackLabels,
      this.selection,
      this.arrows,
      this.measures,
      this.guess,
      this.guessEnd,
      this.guessLabel,
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
    // Only what lies beyond the figure is hatched.
    this.overflow.setAttribute("d", hidesItems ? "" : outside(bounds(container, picture), figure));
    this.gaps.setAttribute("d", hidesItems ? "" : gapPath(picture));
    this.tracks.setAttribute("d", hidesItems ? "" : trackPath(picture));
    this.container.style.display = hidesItems ? "none" : "";

    const paths = colors.map(() => []);
    const frames = [];
    for (let item = 0; item < picture.itemCount && !hidesItems; item += 1) {
      const color = picture.color(item);
      const frame = picture.frame(item);
      if (getItem(state, "kind", item) === 0) paths[identity(state, item) % 6].push(path(color));
      if (getItem(state, "kind", item) === 1 || !isSameRect(color, frame)) frames.push(path(frame));
    }
    paths.forEach((list, index) => this.fills[index].setAttribute("d", list.join("")));
    this.frames.setAttribute("d", frames.join(""));
    showLabels(this.labels, hidesItems ? [] : itemLabels(state, picture, scale));
    showLabels(this.trackLabels, hidesItems ? [] : trackLabels(picture, scale));
    this.showGuess(guess);
    const isSelected = !hidesItems && selected !== null && selected < picture.itemCount;
    this.selection.style.display = isSelected ? "" : "none";
    if (isSelected) setRect(this.selection, picture.frame(selected));
    const measured = isSelected ? measures(picture.frame(selected), scale) : { arrows: "", labels: [] };
    this.arrows.setAttribute("d", measured.arrows);
    showLabels(this.measures, measured.labels);
  }

  /** Shows the bar of an answer with its length, or none. */
  showGuess(guess) {
    this.guess.style.display = guess ? "" : "none";
    this.guessEnd.style.display = "none";
    if (!guess) return showLabels(this.guessLabel, []);
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
    showLabels(this.guessLabel, isShown ? [] : [label(spelled(length), x, y, scale, "guess-label", isTall ? "start" : "middle")]);
  }

  /** Chooses what can be seen: everything, with room for labels and measures. */
  fit(figure, picture, guess, mustFit) {
    let all = bounds(union(figure, picture.container), picture);
    if (guess) all = union(all, guess.range);
    // What still lies well in the view stays where it is, so that a handle doesn't jump at the end of a drag.
    if (!mustFit && this.viewBox && this.shows(all)) return;
    const { x: left, y: top } = all;
    const [right, bottom] = [left + all.width, top + all.height];
    const available = this.element.parentElement.clientWidth || 640;
    const most = Math.max(1, Math.min(available, 1100));
    this.scale = Math.max(1 / 2.2, (right - left) / (most - (available < 500 ? 88 : 96)), (bottom - top) / 620);
    const margin = (available < 500 ? 44 : 48) * this.scale;
    this.viewBox = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
    this.element.setAttribute("viewBox", this.viewBox.map((number) => Math.round(number * 100) / 100).join(" "));
    this.element.style.maxWidth = `${this.viewBox[2] / this.scale}px`;
    this.element.style.setProperty("--scale", this.scale);
  }

  /** Returns whether a rectangle can be seen, and isn't small. */
  shows(rect) {
    const [x, y, width, height] = this.viewBox;
    const margin = 26 * this.scale;
    const isInside =
      rect.x >= x + margin && rect.y >= y + margin && rect.x + rect.width <= x + width - margin && rect.y + rect.height <= y + height - margin;
    return isInside && (rect.width > width / 2 || rect.height > height / 2);
  }

  /** Returns the place of a pointer in the coordinates of the figure. */
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
  for (const key of ["x", "y", "width", "height"]) element.setAttribute(key, short(rect[key]));
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

/** Returns the parts of a rectangle that lie outside of another one. */
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

const label = (text, x, y, scale, name, anchor = "middle") => ({ text, x, y, scale, name, anchor });

/** Shows labels in a group, whose elements are used again: a browser takes its time for new texts. */
function showLabels(group, labels) {
  while (group.children.length > labels.length) group.lastChild.remove();
  labels.forEach((entry, index) => {
    // The group moves, so that the text in it isn't laid out again.
    const place = group.children[index] ?? group.appendChild(svg("g", {}, svg("text")));
    const element = place.firstChild;
    const { text, x, y, scale, name, anchor } = entry;
    const shape = `${name} ${anchor} ${scale}`;
    if (element.shape !== shape) {
      element.shape = shape;
      element.setAttribute("class", name);
      element.setAttribute("text-anchor", anchor);
      element.style.fontSize = `${12 * scale}px`;
    }
    place.setAttribute("transform", `translate(${short(x)} ${short(y)})`);
    say(element, text);
  });
}

function itemLabels(state, picture, scale) {
  if (picture.itemCount > 80) return [];
  const labels = [];
  for (let item = 0; item < picture.itemCount; item += 1) {
    const { x, y, width, height } = picture.color(item);
    const isSpacer = getItem(state, "kind", item) === 1;
    const name = isSpacer ? "spacer" : itemName(state, item);
    if (width < name.length * 7 * scale + 4 || height < 16 * scale) continue;
    labels.push(label(name, x + width / 2, y + height / 2 + 4 * scale, scale, isSpacer ? "spacer-label" : `item-label on-${itemColor(state, item)}`));
  }
  return labels;
}

function trackLabels({ container, columns, rows }, scale) {
  const labels = [];
  if (columns.length <= 30) {
    for (const { start, length } of columns) {
      if (length < 18 * scale) continue;
      labels.push(label(brief(length), start + length / 2, container.y - 7 * scale, scale, "track-label"));
    }
  }
  if (rows.length <= 30) {
    for (const { start, length } of rows) {
      if (length < 14 * scale) continue;
      labels.push(label(brief(length), container.x - 7 * scale, start + length / 2 + 4 * scale, scale, "track-label", "end"));
    }
  }
  return labels;
}

/** Returns the arrows of the width and the height of a frame, and their labels. */
function measures({ x, y, width, height }, scale) {
  const [below, beside] = [y + height + 14 * scale, x + width + 14 * scale];
  const [head, half] = [Math.min(7 * scale, width / 2), 2.5 * scale];
  const rise = Math.min(7 * scale, height / 2);
  const arrows =
    `M${x} ${below}h${width}M${x + head} ${below - half}L${x} ${below}l${head} ${half}` +
    `M${x + width - head} ${below - half}l${head} ${half}l${-head} ${half}` +
    `M${beside} ${y}v${height}M${beside - half} ${y + rise}L${beside} ${y}l${half} ${rise}` +
    `M${beside - half} ${y + height - rise}l${half} ${rise}l${half} ${-rise}`;
  const labels = [
    label(brief(width), x + width / 2, below + 14 * scale, scale, "measure-label"),
    label(brief(height), beside + 6 * scale, y + height / 2 + 4 * scale, scale, "measure-label", "start"),
  ];
  return { arrows, labels };
}
