// Compares the module of the trainer with the native module: reads states and pictures of trainer-cases from standard input.

import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const module = instance.exports;
const numbers = (pointer, count) => new Float64Array(module.memory.buffer, pointer, count);

let buffer = Buffer.alloc(0);
const stream = process.stdin[Symbol.asyncIterator]();
async function read(count) {
  while (buffer.length < count * 8) {
    const { value, done } = await stream.next();
    if (done) return null;
    buffer = Buffer.concat([buffer, value]);
  }
  const result = new Float64Array(count);
  new Uint8Array(result.buffer).set(buffer.subarray(0, count * 8));
  buffer = buffer.subarray(count * 8);
  return result;
}

const bits = (array) => new BigUint64Array(array.buffer, array.byteOffset, array.length);
const same = (first, second) => {
  const [a, b] = [bits(first), bits(second)];
  return a.length === b.length && a.every((word, index) => word === b[index] || (isNaN(first[index]) && isNaN(second[index])));
};

const [containerSize, trackSize, itemSize] = await read(3);
let compared = 0;
for (;;) {
  const head = await read(2);
  if (!head) break;
  const [tracks, items] = head;
  const container = await read(containerSize);
  const trackNumbers = await read(tracks * trackSize);
  const itemNumbers = await read(items * itemSize);
  const picture = await read((await read(1))[0]);
  const steps = await read((await read(1))[0]);
  const code = await read((await read(1))[0]);
  numbers(module.container_numbers(), containerSize).set(container);
  numbers(module.track_numbers(), trackNumbers.length).set(trackNumbers);
  numbers(module.item_numbers(), itemNumbers.length).set(itemNumbers);
  const length = module.draw(tracks, items);
  const drawn = new Float64Array(numbers(module.picture_numbers(), length));
  const explained = Float64Array.from(
    Array.from({ length: items }, (_, item) => {
      const count = module.explain(item, tracks, items);
      return [...numbers(module.picture_numbers(), count)];
    }).flat(),
  );
  const text = Float64Array.from([0, 1, 2].flatMap((language) => {
    const size = module.write_code(language, tracks, items);
    return [...new Uint8Array(module.memory.buffer, module.code_bytes(), size)];
  }));
  if (!same(drawn, picture) || !same(explained, steps) || !same(text, code)) {
    console.error(`error: state ${compared} is drawn otherwise by the module:\n${[...drawn]}\n${[...picture]}`);
    process.exit(1);
  }
  compared += 1;
}
if (compared === 0) {
  console.error("error: nothing was compared");
  process.exit(1);
}
console.log(`${compared} pictures of the module, with their steps and codes, are the same as native ones, bit for bit; ${module.memory.buffer.byteLength / 1024} KiB of memory`);
