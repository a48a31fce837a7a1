// States: the numbers of three tables, which the module shares.

const limits = { tracks: 24, items: 2000 };
const colors = ["blue", "purple", "red", "teal", "green", "orange"];
const systemNames = tables.container[0].choices;

const positions = Object.fromEntries(
  Object.entries(tables).map(([table, parameters]) => [
    table,
    Object.fromEntries(parameters.map((parameter, position) => [parameter.name, position])),
  ]),
);

const trackCount = (state) => state.tracks.length / tables.track.length;
const itemCount = (state) => state.items.length / tables.item.length;

/** Returns the initial numbers of a table, with other numbers for some names. */
function record(table, values = {}) {
  const numbers = Float64Array.from(tables[table], (parameter) => parameter.initial ?? NaN);
  for (const [name, value] of Object.entries(values)) numbers[positions[table][name]] = value;
  return numbers;
}

/** Returns a state of a container, tracks and items. */
function makeState(container, tracks = [], items = []) {
  const joined = (table, list) => {
    const numbers = new Float64Array(list.length * tables[table].length);
    list.forEach((entry, index) => numbers.set(entry, index * tables[table].length));
    return numbers;
  };
  return { container, tracks: joined("track", tracks), items: joined("item", items) };
}

const copy = (state) => ({
  container: state.container.slice(),
  tracks: state.tracks.slice(),
  items: state.items.slice(),
});

const isSame = (first, second) =>
  ["container", "tracks", "items"].every(
    (list) =>
      first[list].length === second[list].length &&
      first[list].every((number, index) => Object.is(number, second[list][index])),
  );

// Reading and writing numbers by their names.

const get = (state, name) => state.container[positions.container[name]];
const set = (state, name, value) => (state.container[positions.container[name]] = value);
const place = (table, name, index) => index * tables[table].length + positions[table][name];
const getTrack = (state, name, index) => state.tracks[place("track", name, index)];
const setTrack = (state, name, index, value) => (state.tracks[place("track", name, index)] = value);
const getItem = (state, name, index) => state.items[place("item", name, index)];
const setItem = (state, name, index, value) => (state.items[place("item", name, index)] = value);

const system = (state) => systemNames[get(state, "system")];
const appliesTo = (parameter, state) => !parameter.systems || parameter.systems.includes(system(state));
const isVertical = (state) => get(state, "direction") !== 0;

/** Returns the identity of an item, which stays when the item is moved: its initial position. */
function identity(state, index) {
  const known = getItem(state, "identity", index);
  return Number.isNaN(known) ? index : known;
}

/** Returns the name of an item: its color, and a number, starting at the second item of the color. */
function itemName(state, index) {
  const number = identity(state, index);
  return colors[number % 6] + (number >= 6 ? Math.floor(number / 6) + 1 : "");
}

/** Returns the color of an item. */
const itemColor = (state, index) => colors[identity(state, index) % 6];

// Validating states.

/** The limits of one length, which mustn't contradict each other. */
const limitPairs = {
  track: [["minimum", "maximum"]],
  item: [["minWidth", "maxWidth"], ["minHeight", "maxHeight"]],
};

/** Returns whether a number is valid for a parameter. */
function isValid(parameter, number) {
  if (Number.isNaN(number)) return Boolean(parameter.isOptional);
  const isWhole = Number.isInteger(number);
  if (parameter.choices) return isWhole && number >= 0 && number < parameter.choices.length;
  if (parameter.kind === "flag" || parameter.kind === "count") return isWhole && number >= parameter.least && number <= parameter.most;
  return number >= parameter.least && number <= parameter.most;
}

/** Returns the problem of an untrusted state; nothing if the page can create the state itself. */
function problem(state) {
  const name = system(state);
  if (["lazyGrid", "trackGrid"].includes(name) && trackCount(state) === 0) return "A grid of tracks needs one of them.";
  for (const [table, numbers] of [["container", state.container], ["track", state.tracks], ["item", state.items]]) {
    const parameters = tables[table];
    for (let place = 0; place < numbers.length; place += 1) {
      const parameter = parameters[place % parameters.length];
      const number = numbers[place];
      if (!isValid(parameter, number)) return `"${parameter.label}" can't be ${number}.`;
      const names = choices(parameter, state);
      if (number && names && !names.includes(parameter.choices[number])) return `"${parameter.label}" can't be ${words(parameter.choices[number])} here.`;
    }
  }
  for (const table of ["track", "item"]) {
    const numbers = table === "track" ? state.tracks : state.items;
    for (const [least, most] of limitPairs[table]) {
      for (let index = 0; index < numbers.length / tables[table].length; index += 1) {
        if (numbers[place(table, least, index)] > numbers[place(table, most, index)]) return "A minimum is more than its maximum.";
      }
    }
  }
  return null;
}

/** Removes identities that several items share: their positions distinguish the items. */
function distinguish(state) {
  const taken = new Set();
  for (let index = 0; index < itemCount(state); index += 1) taken.add(identity(state, index));
  if (taken.size === itemCount(state)) return state;
  for (let index = 0; index < itemCount(state); index += 1) setItem(state, "identity", index, NaN);
  return state;
}

/** Returns a number in the form that a parameter requires: within its range, and with three decimals at most. */
function clamped(parameter, number) {
  if (Number.isNaN(number) || parameter.choices) return number;
  const within = Math.min(parameter.most, Math.max(parameter.least, number));
  return parameter.kind === "count" ? Math.round(within) : Math.round(within * 1000) / 1000;
}

/**
 * Makes the numbers of a record such as an address can have. A limit that passes the other one takes it along, and gives it
 * back where a drag or typing goes on from the state before.
 */
function settleLimits(state, before, table, index, changes) {
  const list = table === "track" ? "tracks" : "items";
  const at = (name) => place(table, name, index);
  for (const parameter of tables[table]) state[list][at(parameter.name)] = clamped(parameter, state[list][at(parameter.name)]);
  const goesOn = before && before[list].length === state[list].length;
  for (const [least, most] of limitPairs[table]) {
    for (const name of [least, most]) if (goesOn && !(name in changes)) state[list][at(name)] = before[list][at(name)];
    if (!(state[list][at(least)] > state[list][at(most)])) continue;
    if (least in changes) state[list][at(most)] = state[list][at(least)];
    else state[list][at(least)] = state[list][at(most)];
  }
}

// Lists of records.

function listed(state, table) {
  const list = table === "track" ? state.tracks : state.items;
  const size = tables[table].length;
  return Array.from({ length: list.length / size }, (_, index) => list.slice(index * size, (index + 1) * size));
}

/** Replaces the tracks or the items of a state. */
function replace(state, table, list) {
  const next = makeState(state.container, table === "track" ? list : [], table === "item" ? list : []);
  if (table === "track") state.tracks = next.tracks;
  else state.items = next.items;
}

/** Returns a number as it is written: with three decimals at most. */
const spelled = (number) => {
  if (Number.isNaN(number)) return "nothing";
  if (!Number.isFinite(number)) return number > 0 ? "∞" : "−∞";
  return String(Math.round(number * 1000) / 1000 + 0).replace("-", "−");
};
