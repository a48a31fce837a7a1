// Why the selected item has its frame: the steps of the module in words.

/** Reads the numbers of steps: for each part of a frame the steps that lead to it. */
function readSteps(numbers) {
  let place = 0;
  const take = () => numbers[place++];
  const list = (count, read) => Array.from({ length: count }, read);
  const quantity = () => ({ kind: take(), part: take(), axis: take() });
  const formula = () => {
    const kind = take();
    switch (kind) {
      case 0: return { kind, value: null };
      case 1: return { kind, value: take(), label: take() };
      case 2: return { kind, quantity: quantity(), value: optional(take()) };
      default: return combined(kind, list(take(), formula));
    }
  };
  const layers = list(take(), take);
  const parts = [];
  while (place < numbers.length) {
    parts.push(list(take(), () => {
      const step = { quantity: quantity(), rule: take(), formula: formula() };
      step.facts = list(take(), formula);
      return step;
    }));
  }
  return { layers, parts };
}

const optional = (number) => (Number.isNaN(number) ? null : number);

/** Returns a formula of several terms with its value, which is `null` if a term has no value. */
function combined(kind, terms) {
  const combine = {
    3: (first, second) => first + second,
    4: (first, second) => first - second,
    5: (first, second) => first * second,
    6: (first, second) => first / second,
    7: Math.min,
    8: Math.max,
  }[kind];
  const value = terms.some((term) => term.value === null) ? null : terms.map((term) => term.value).reduce((first, second) => combine(first, second));
  return { kind, terms, value };
}

/** Writes steps as sentences from the table of rules. */
class StepWords {
  constructor(state, item, layers) {
    this.state = state;
    this.item = item;
    this.layers = layers;
  }

  sentence({ quantity, rule, formula, facts }) {
    const isHorizontal = quantity.axis === 0;
    const other = this.quantities(formula)[0];
    const words = {
      it: this.name(quantity.part),
      by: quantity.part === 0 ? "the figure" : this.name(quantity.part - 1),
      other: other ? this.name(other.part) : "an item",
      width: isHorizontal ? "width" : "height",
      across: isHorizontal ? "height" : "width",
      wide: isHorizontal ? "wide" : "high",
      widest: isHorizontal ? "widest" : "tallest",
      column: isHorizontal ? "column" : "row",
      columns: isHorizontal ? "columns" : "rows",
      left: isHorizontal ? "left" : "top",
      right: isHorizontal ? "right" : "bottom",
    };
    const text = ruleSentences[rule].replace(/\{(\w+)\}/g, (_, word) => words[word] ?? this.fact(facts[Number(word)]));
    return text.replace(/(^|[.] )(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase());
  }

  computation({ formula, quantity, rule }) {
    this.part = quantity.part;
    this.rule = rule;
    const text = this.text(formula);
    return formula.terms ? `${text} = ${this.number(formula.value)}` : text;
  }

  name(part) {
    if (part === 0) return `the ${containerNames[system(this.state)]}`;
    if (part >= 100) return itemName(this.state, part - 100);
    // The outermost layer is the item.
    const name = getItem(this.state, "kind", this.item) === 1 ? "the spacer" : itemName(this.state, this.item);
    return part === 1 ? name : `${layerNames[this.layers[part - 1]]} of ${name}`;
  }

  number(value) {
    return value === null ? "nothing" : spelled(value);
  }

  fact(fact) {
    if (!fact) return "";
    const number = this.number(fact.value);
    return fact.quantity?.kind === 1 ? `${number} (${this.name(fact.quantity.part)})` : number;
  }

  quantities(formula) {
    if (formula.quantity) return [formula.quantity];
    return (formula.terms ?? []).flatMap((term) => this.quantities(term));
  }

  text(formula) {
    const { kind, terms, value } = formula;
    const isSum = (term) => term.kind === 3 || term.kind === 4;
    const isProduct = (term) => term.kind === 5 || term.kind === 6;
    const chain = (sign) => terms.map((term, index) => (index && isSum(term) ? `(${this.text(term)})` : this.text(term))).join(` ${sign} `);
    const factors = (sign) => terms.map((term) => (isSum(term) || isProduct(term) ? `(${this.text(term)})` : this.text(term))).join(` ${sign} `);
    switch (kind) {
      case 0: return "nothing is offered";
      case 1: return `${this.number(value)} ${numberLabels[formula.label]}`.trim();
      case 2: return `${value === null ? "nothing is" : spelled(value)} ${this.quantity(formula.quantity)}`;
      case 3: return chain("+");
      case 4: return chain("−");
      case 5: return factors("×");
      case 6: return factors("÷");
      default: return `the ${kind === 7 ? "least" : "most"} of (${terms.map((term) => this.text(term)).join("; ")})`;
    }
  }

  quantity({ kind, part, axis }) {
    const name = this.name(part);
    if (kind === 0) return part === this.part ? "offered" : `offered to ${name}`;
    if (kind === 2) return `at the start of ${name}`;
    const isOther = part !== this.part && /its cell/.test(ruleSentences[this.rule]) && part >= 100;
    if (isOther) return axis === 0 ? `of a column as wide as ${name}` : `of a row as high as ${name}`;
    return `of ${name}`;
  }
}

const layerNames = ["the frame with limits", "the frame", "the aspect ratio", "the color", "the spacer"];
const containerNames = {
  stack: "stack",
  lazyGrid: "lazy grid",
  rowGrid: "grid",
  trackGrid: "grid",
  flow: "flow",
  masonry: "masonry",
  spanGrid: "span grid",
};

class WhyPanel {
  constructor(trainer) {
    this.trainer = trainer;
    this.element = html("div", { class: "steps" });
  }

  show() {
    const { state, selected, picture, engine } = this.trainer;
    if (selected === null || selected >= picture.itemCount) {
      this.element.replaceChildren(html("p", { class: "note" }, "Select an item to see why it has its frame."));
      return;
    }
    const { layers, parts } = readSteps(engine.explain(state, selected));
    const words = new StepWords(state, selected, layers);
    const { x, y, width, height } = picture.frame(selected);
    const titles = [`Width: ${spelled(width)}`, `Height: ${spelled(height)}`, `From the left: ${spelled(x)}`, `From the top: ${spelled(y)}`];
    this.element.replaceChildren(
      ...parts.map((steps, index) =>
        html(
          "section",
          {},
          html("h3", {}, `${titles[index]}`),
          html("ol", {}, ...steps.map((step) => html("li", {}, `${words.sentence(step)}.`, html("code", {}, words.computation(step))))),
        ),
      ),
    );
  }
}
