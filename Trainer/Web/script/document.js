// Reads a layout document back into a state. Content that the trainer can't show is an error with a message.

const containers = {
  HStack: { system: "stack", direction: "horizontal" },
  VStack: { system: "stack", direction: "vertical" },
  ZStack: { system: "stack", direction: "depth" },
  LazyVGrid: { system: "lazyGrid", direction: "vertical" },
  LazyHGrid: { system: "lazyGrid", direction: "horizontal" },
  HFlow: { system: "flow", direction: "horizontal" },
  VFlow: { system: "flow", direction: "vertical" },
  HMasonry: { system: "masonry", direction: "horizontal" },
  VMasonry: { system: "masonry", direction: "vertical" },
  SpanGrid: { system: "spanGrid" },
};

const alignmentNames = (() => {
  const names = {};
  const rows = { top: 0, "": 1, bottom: 2, justified: 3 };
  const columns = { leading: 0, "": 1, trailing: 2, justified: 3 };
  for (const [row, vertical] of Object.entries(rows)) {
    for (const [column, horizontal] of Object.entries(columns)) {
      const last = row ? column.charAt(0).toUpperCase() + column.slice(1) : column;
      names[row + last || "center"] = [horizontal, vertical];
    }
  }
  names.centerJustified = [3, 1];
  names.justifiedCenter = [1, 3];
  names.justified = [3, 3];
  return names;
})();

/** A number in a document: digits, with a sign and decimals or without. */
const decimal = /^-?(\d+(\.\d+)?|\.\d+)$/;

function readDocument(text) {
  const fail = (message) => {
    throw new Error(message);
  };
  if (!isWellFormed(text)) fail("The document isn't well-formed XML.");
  const tree = new DOMParser().parseFromString(text, "application/xml");
  if (tree.querySelector("parsererror")) fail("The document isn't well-formed XML.");
  const figure = tree.documentElement;
  if (figure.tagName !== "Figure") fail(`The document starts with "${figure.tagName}" instead of "Figure".`);
  const container = figure.firstElementChild ?? fail("The figure is empty.");
  if (container.nextElementSibling) fail("The trainer shows one container in a figure.");

  const named = (name) => container.getAttribute(name) ?? "";
  const isTrackGrid = container.tagName === "Grid" && container.hasAttribute("tracks");
  const meaning =
    container.tagName === "Grid"
      ? { system: isTrackGrid ? "trackGrid" : "rowGrid" }
      : Object.hasOwn(containers, container.tagName)
        ? containers[container.tagName]
        : fail(`The trainer doesn't show "${container.tagName}".`);

  const numbers = record("container");
  const choose = (name, value) => {
    const choice = tables.container[positions.container[name]].choices.indexOf(value);
    numbers[positions.container[name]] = choice >= 0 ? choice : fail(`"${value}" isn't valid here.`);
  };
  const put = (table, record, name, value) => {
    const parameter = tables[table][positions[table][name]];
    // Documents have decimal numbers, and no other spelling that JavaScript reads.
    const number = decimal.test(value) ? Number(value) : NaN;
    if (Number.isNaN(number) || !isValid(parameter, number)) fail(`"${value}" isn't valid for "${parameter.label}".`);
    record[positions[table][name]] = number;
  };
  const length = (name, value) => value && put("container", numbers, name, value);
  const align = (value, horizontal, vertical) => {
    const places = Object.hasOwn(alignmentNames, value) ? alignmentNames[value] : fail(`"${value}" isn't a valid alignment.`);
    if (horizontal) numbers[positions.container[horizontal]] = places[0];
    if (vertical) numbers[positions.container[vertical]] = places[1];
  };

  // Unknown content would be lost.
  const allow = (element, names) => {
    for (const { name } of element.attributes) {
      if (!names.includes(name)) fail(`The trainer doesn't show the attribute "${name}" of "${element.tagName}".`);
    }
  };
  allow(figure, figureAttributes);
  const attributes = containerAttributes[meaning.system];
  allow(container, ["named", ...(meaning.system === "lazyGrid" || meaning.system === "masonry" ? [meaning.direction === "vertical" ? "columns" : "rows"] : []), ...attributes]);
  for (const name of ["width", "height"]) {
    if (!figure.hasAttribute(name)) fail(`The figure needs a ${name}: the trainer doesn't show figures that fit their content.`);
  }
  if (container.tagName === "HMasonry" && !container.hasAttribute("alignment")) fail("A masonry of rows needs an alignment here.");
  if (meaning.system === "spanGrid" && container.getAttribute("scrollDrawing") !== "expanded") {
    fail('The trainer shows a span grid with scrollDrawing="expanded", which has all of its rows.');
  }

  // 1. The container.
  choose("system", meaning.system);
  if (meaning.direction) choose("direction", meaning.direction);
  length("width", figure.getAttribute("width"));
  length("height", figure.getAttribute("height"));
  const alignment = named("alignment") || (/flow|masonry/.test(meaning.system) ? "topLeading" : "center");
  align(named("commonItemsAlignment") || alignment, "horizontalAlignment", "verticalAlignment");
  length("spacing", isTrackGrid ? "" : named("spacing"));
  length("horizontalSpacing", named("horizontalSpacing"));
  length("verticalSpacing", named("verticalSpacing"));
  for (const name of ["contentMode", "packing", "extent"]) if (named(name)) choose(name, named(name));
  if (isTrackGrid) {
    if (!["", "rows", "columns"].includes(named("flow"))) fail(`"${named("flow")}" isn't valid for "flow".`);
    choose("direction", named("flow") === "columns" ? "vertical" : "horizontal");
    align(named("contentAlignment") || "center", "horizontalContentAlignment", "verticalContentAlignment");
    const [across, down = across] = (named("spacing") || "5").split(",");
    length("horizontalSpacing", across);
    length("verticalSpacing", down);
  }
  if (meaning.system === "masonry") length("lanes", named("columns") || named("rows"));
  if (meaning.system === "spanGrid") {
    const strategy = /^fixed\(([^)]*)\)$/.exec(named("columnSizeStrategy")) ?? fail("The trainer shows fixed columns.");
    const [count, width, across, down] = strategy[1].split(",");
    length("columns", count);
    length("columnWidth", width);
    length("horizontalSpacing", across);
    length("verticalSpacing", down);
    choose("rowHeight", named("rowSizeStrategy") || "none");
  }

  // 2. The tracks.
  const track = (values) => {
    const result = record("track");
    for (const [name, value] of Object.entries(values)) {
      if (name === "kind") result[positions.track.kind] = tables.track[positions.track.kind].choices.indexOf(value);
      else if (value !== undefined) put("track", result, name, value);
    }
    return result;
  };
  const range = (text = "") => {
    const [minimum, maximum, ...rest] = text.split("...");
    return rest.length ? fail(`"${text}" isn't a range.`) : { minimum: minimum || undefined, maximum };
  };
  const readTrack = (word) => {
    const between = /^minmax\(pt\(([^)]*)\),pt\(([^)]*)\)\)$/.exec(word);
    if (between) return track({ kind: "flexible", minimum: between[1], maximum: between[2] });
    const [, kind, inside, spacing] =
      /^(\w+)(?:\(([^)]*)\))?(?:\.spacing\(([^)]*)\))?$/.exec(word) ?? fail(`The trainer doesn't show the track "${word}".`);
    switch (kind) {
      case "fixed": return track({ kind, length: inside, spacing });
      case "flexible":
      case "adaptive": return track({ kind, ...range(inside), spacing });
      case "pt": return track({ kind: "fixed", length: inside });
      case "fr": return track({ kind: "flexible", fraction: inside });
      case "fit": return track({ kind: "fit" });
      default: return fail(`The trainer doesn't show the track "${word}".`);
    }
  };
  const words = named(isTrackGrid ? "tracks" : isLazy(meaning.system) ? (meaning.direction === "vertical" ? "columns" : "rows") : "");
  const tracks = /^\d+$/.test(words)
    ? Array.from({ length: Math.min(Number(words), limits.tracks + 1) }, () => track({ kind: "flexible" }))
    : words.split(/\s+/).filter(Boolean).map(readTrack);
  if (tracks.length > limits.tracks) fail(`The trainer shows at most ${limits.tracks} tracks.`);

  // 3. The items.
  const items = [];
  /** Returns the values of a modifier, by their labels or in their order. */
  const values = (element, name, labels) => {
    const result = {};
    const entries = (element.getAttribute(name) ?? "").split(/\s+/).filter(Boolean);
    entries.forEach((entry, index) => {
      const isLabelled = entry.includes(":");
      const [label, value] = isLabelled ? entry.split(":") : [name === "flexibleFrame" ? null : labels[index], entry];
      if (!labels.includes(label)) fail(`The trainer doesn't show "${entry}" of "${name}".`);
      result[label] = value === "infinity" ? "4000" : value;
    });
    return result;
  };
  const readItem = (element, row) => {
    const item = record("item");
    const putItem = (name, value) => value != null && put("item", item, name, value);
    if (element.tagName === "Spacer") item[positions.item.kind] = 1;
    else if (element.tagName !== "Color") fail(`The trainer shows colors and spacers, and not "${element.tagName}".`);
    allow(element, element.tagName === "Spacer" ? ["named"] : itemAttributes);
    const lengths = {
      ...values(element, "frame", ["width", "height"]),
      ...values(element, "flexibleFrame", ["minWidth", "maxWidth", "minHeight", "maxHeight"]),
    };
    for (const [label, value] of Object.entries(lengths)) putItem(label, value);
    const ratio = values(element, "aspectRatio", ["ratio", "contentMode"]);
    putItem("aspectRatio", ratio.ratio);
    if (ratio.contentMode && !["fit", "fill"].includes(ratio.contentMode)) fail(`"${ratio.contentMode}" isn't valid for "aspectRatio".`);
    if (element.children.length) fail(`The trainer shows no views inside of "${element.tagName}".`);
    if (ratio.contentMode === "fill") item[positions.item.fills] = 1;
    putItem("priority", element.getAttribute("layoutPriority"));
    const span = values(element, "gridSpan", ["column", "row"]);
    putItem("columnSpan", span.column ?? element.getAttribute("gridCellColumns") ?? element.getAttribute("masonrySpan"));
    const size = element.getAttribute("spanGridCellSize");
    if (size && size !== "cell") {
      putItem("columnSpan", /^span\((\d+)\)$/.exec(size)?.[1] ?? fail(`The trainer doesn't show the size "${size}".`));
    }
    putItem("rowSpan", span.row);
    const start = values(element, "gridStart", ["column", "row"]);
    putItem("columnStart", start.column);
    putItem("rowStart", start.row);
    const unsized = element.getAttribute("gridCellUnsizedAxes") ?? "";
    if (/both|horizontal/.test(unsized)) item[positions.item.unsizedWidth] = 1;
    if (/both|vertical/.test(unsized)) item[positions.item.unsizedHeight] = 1;
    const name = /^([a-z]+)(\d*)$/.exec(element.getAttribute("named") ?? "");
    const known = name && colors.includes(name[1]) ? colors.indexOf(name[1]) + 6 * ((Number(name[2]) || 1) - 1) : NaN;
    if (known !== items.length && known >= 0 && known < limits.items) item[positions.item.identity] = known;
    // Its color follows from its identity, so another color would be lost.
    const fill = element.getAttribute("fill");
    const color = colors[(known >= 0 && known < limits.items ? known : items.length) % 6];
    if (fill !== null && fill !== color) fail(`The trainer shows "${color}" here, and not "${fill}".`);
    const column = element.getAttribute("gridColumnAlignment");
    if (column) {
      const choice = tables.item[positions.item.columnAlignment].choices.indexOf(column);
      item[positions.item.columnAlignment] = choice > 0 ? choice : fail(`"${column}" isn't a valid alignment.`);
    }
    item[positions.item.row] = row;
    items.push(item);
  };
  for (const child of container.children) {
    if (child.tagName === "GridRow" && meaning.system === "rowGrid") {
      allow(child, []);
      [...child.children].forEach((cell, index) => readItem(cell, index ? 0 : 1));
    } else readItem(child, meaning.system === "rowGrid" ? 2 : 0);
  }
  if (items.length > limits.items) fail(`The trainer shows at most ${limits.items} items.`);
  const state = makeState(numbers, tracks, items);
  const wrong = problem(state);
  return wrong ? fail(wrong) : distinguish(state);
}

const itemAttributes = [
  "named", "fill", "frame", "flexibleFrame", "aspectRatio", "layoutPriority", "gridSpan", "gridStart", "gridCellColumns",
  "gridCellUnsizedAxes", "gridColumnAlignment", "masonrySpan", "spanGridCellSize",
];
const figureAttributes = ["width", "height", "title", "description"];
const containerAttributes = {
  stack: ["alignment", "spacing"],
  lazyGrid: ["alignment", "spacing"],
  rowGrid: ["alignment", "horizontalSpacing", "verticalSpacing"],
  trackGrid: ["tracks", "flow", "packing", "contentMode", "spacing", "commonItemsAlignment", "contentAlignment"],
  flow: ["alignment", "horizontalSpacing", "verticalSpacing", "extent"],
  masonry: ["alignment", "horizontalSpacing", "verticalSpacing", "extent"],
  spanGrid: ["columnSizeStrategy", "rowSizeStrategy", "scrollDrawing"],
};

const isLazy = (name) => name === "lazyGrid";
