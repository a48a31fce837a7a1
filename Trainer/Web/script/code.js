// The code of the state, in each language that supports it.

const languages = [
  {
    name: "SwiftUI",
    title: { trackGrid: "ExyteGrid", flow: "FrameUp", masonry: "FrameUp", spanGrid: "SpanGrid" },
    language: 1,
  },
  { name: "Document", language: 0 },
  { name: "CSS", language: 2, systems: ["stack", "lazyGrid", "rowGrid", "trackGrid", "flow", "spanGrid"] },
];

class CodePanel {
  constructor(trainer) {
    this.trainer = trainer;
    this.text = html("textarea", { readonly: true, spellcheck: "false", "aria-label": "Code", rows: 14 });
    this.copy = html("button", { type: "button", click: () => this.copyText() }, "Copy");
    this.apply = html("button", { type: "button", click: () => this.read() }, "Use this document");
    this.note = html("p", { class: "note" });
    this.element = html("div", { class: "code" }, this.text, html("div", { class: "row" }, this.copy, this.apply), this.note);
    this.text.addEventListener("input", () => {
      this.isEdited = true;
      this.note.classList.remove("wrong");
      this.note.textContent = "Not used yet.";
    });
  }

  show(state, language, title) {
    if (this.language !== language.language) this.isEdited = false;
    this.language = language.language;
    const isDocument = language.language === 0;
    this.apply.hidden = !isDocument;
    this.text.readOnly = !isDocument;
    this.text.setAttribute("aria-label", `Code: ${title}`);
    if (this.isEdited) return;
    this.isEdited = false;
    this.text.value = this.trainer.engine.code(state, language.language);
    if (this.shownLanguage !== this.language) {
      this.note.textContent = isDocument ? "Edit the document, or paste another one, and use it." : "";
    }
    this.shownLanguage = this.language;
  }

  async copyText() {
    try {
      await navigator.clipboard.writeText(this.text.value);
    } catch {
      // Pages from disk may not reach the clipboard.
      this.text.select();
      document.execCommand("copy");
    }
    announce("Copied");
    this.note.textContent = "Copied.";
    this.copy.focus();
  }

  read() {
    this.note.classList.remove("wrong");
    try {
      const state = readDocument(this.text.value);
      this.isEdited = false;
      this.trainer.replaceState(state);
      this.note.textContent = "Done: the picture shows this document.";
      announce(this.note.textContent);
    } catch (error) {
      this.note.textContent = error.message;
      this.note.classList.add("wrong");
      announce(error.message);
    }
  }
}
