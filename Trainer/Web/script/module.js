// The module: the solvers of GridPress, compiled to WebAssembly. It is in the page, compressed.

const moduleText = "{{module}}";

/** Starts the module, and returns the functions that draw a state and write its code. */
async function startEngine() {
  const packed = Uint8Array.from(atob(moduleText), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const bytes = await new Response(stream).arrayBuffer();
  const { exports } = (await WebAssembly.instantiate(bytes, {})).instance;
  const numbers = (pointer, count) => new Float64Array(exports.memory.buffer, pointer, count);

  /** Writes the numbers of a state into the memory that the module reads. */
  function pass(state) {
    numbers(exports.container_numbers(), state.container.length).set(state.container);
    numbers(exports.track_numbers(), state.tracks.length).set(state.tracks);
    numbers(exports.item_numbers(), state.items.length).set(state.items);
    return [trackCount(state), itemCount(state)];
  }

  /** Returns the frames of a state. */
  function draw(state) {
    const count = exports.draw(...pass(state));
    return new Picture(numbers(exports.picture_numbers(), count).slice(), itemCount(state));
  }

  /** Returns the code of a state in a language. */
  function code(state, language) {
    const count = exports.write_code(language, ...pass(state));
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.code_bytes(), count).slice());
  }

  /** Returns the numbers of the steps that lead to the frame of an item. */
  function explain(state, item) {
    const passed = pass(state);
    const count = exports.explain(item, ...passed);
    return count ? numbers(exports.picture_numbers(), count).slice() : new Float64Array();
  }

  return { draw, code, explain };
}

/** The frames of everything in a picture, as the module has computed them. */
class Picture {
  constructor(numbers, itemCount) {
    this.numbers = numbers;
    this.itemCount = itemCount;
    const [columns, rows, first] = numbers.subarray(4, 7);
    let place = 7 + itemCount * 10;
    const tracks = (count) => {
      const list = [];
      for (let index = 0; index < count; index += 1, place += 2) {
        list.push({ start: numbers[place], length: numbers[place + 1] });
      }
      return list;
    };
    this.columns = tracks(columns);
    this.rows = tracks(rows);
    this.firstPass = tracks(first);
  }

  get container() {
    return this.rect(0);
  }

  rect(place) {
    const { numbers } = this;
    return { x: numbers[place], y: numbers[place + 1], width: numbers[place + 2], height: numbers[place + 3] };
  }

  frame(item) {
    return this.rect(7 + item * 10);
  }

  color(item) {
    return this.rect(11 + item * 10);
  }

  offer(item) {
    const [width, height] = this.numbers.subarray(15 + item * 10, 17 + item * 10);
    return { width, height };
  }
}
