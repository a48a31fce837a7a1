// Why the selected item has its frame: the steps of the module in words.

class WhyPanel {
  constructor(trainer) {
    this.trainer = trainer;
    this.element = html("div", { class: "steps" });
  }

  show() {
    this.element.replaceChildren(html("p", { class: "note" }, "Select an item to see why it is as it is."));
  }
}
