// The tabs below the picture: the code in each language, and why the selected item has its frame.

class AboutTabs {
  constructor(list, panel, trainer) {
    this.panel = panel;
    this.trainer = trainer;
    this.code = new CodePanel(trainer);
    this.why = new WhyPanel(trainer);
    this.entries = [...languages.map((language) => ({ label: language.name, language })), { label: "Why", language: null }];
    this.current = 0;
    this.tabs = this.entries.map((entry, index) =>
      html("button", { type: "button", role: "tab", id: `tab-${index}`, "aria-controls": panel.id, click: () => this.open(index) }, entry.label),
    );
    list.append(...this.tabs);
    list.addEventListener("keydown", (event) => {
      const shown = this.tabs.flatMap((tab, index) => (tab.hidden ? [] : [index]));
      const place = shown.indexOf(this.current);
      const places = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: shown.length - 1 };
      if (!(event.key in places)) return;
      event.preventDefault();
      const next = shown[(places[event.key] + shown.length) % shown.length];
      this.open(next);
      this.tabs[next].focus();
    });
  }

  open(index) {
    this.current = index;
    this.show();
  }

  show() {
    const { state } = this.trainer;
    this.entries.forEach(({ language }, index) => {
      if (!language) return;
      this.tabs[index].textContent = language.title?.[system(state)] ?? language.name;
      this.tabs[index].hidden = Boolean(language.systems && !language.systems.includes(system(state)));
    });
    if (this.tabs[this.current].hidden) this.current = 0;
    this.tabs.forEach((tab, index) => {
      tab.setAttribute("aria-selected", index === this.current);
      tab.tabIndex = index === this.current ? 0 : -1;
    });
    this.panel.setAttribute("aria-labelledby", `tab-${this.current}`);
    const { language } = this.entries[this.current];
    const shown = language ? this.code : this.why;
    if (this.panel.firstElementChild !== shown.element) this.panel.replaceChildren(shown.element);
    if (language) this.code.show(state, language, this.tabs[this.current].textContent);
    else this.why.show();
  }
}
