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

/** Returns the numbers of a table as they are at first, with others for some names. */
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
const isVertical = (state) => get(state, "direction") === 1;

/** Returns the identity of an item, which stays when the item is moved: its first place. */
function identity(state, index) {
  const known = getItem(state, "identity", index);
  return Number.isNaN(known) ? index : known;
}

/** Returns the name of an item: its color, and a number from the second of that color on. */
function itemName(state, index) {
  const number = identity(state, index);
  return colors[number % 6] + (number >= 6 ? Math.floor(number / 6) + 1 : "");
}

/** Returns the color of an item. */
const itemColor = (state, index) => colors[identity(state, index) % 6];

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
