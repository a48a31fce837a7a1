// The numbers of the passes of a lazy grid, as bars: what the first one gives, and why a second one follows.

class PassPanel {
  constructor(element) {
    this.element = element;
    this.first = new PassBar("First pass");
    this.second = new PassBar("Second pass");
    element.append(html("h2", {}, "Passes"), this.first.element, this.second.element);
  }

  show(state, picture, isHidden) {
    const isShown = system(state) === "lazyGrid" && picture.itemCount > 0 && !isHidden;
    this.element.hidden = !isShown;
    if (!isShown) return;
    const axis = isVertical(state) ? "width" : "height";
    const offered = get(state, axis);
    const drawn = isVertical(state) ? picture.columns : picture.rows;
    const first = picture.firstPass.length ? picture.firstPass : drawn;
    const length = picture.container[axis];
    const most = Math.max(length, offered, extent(drawn), 1);
    const taken = extent(first);
    const over = taken - offered;
    const result =
      over > 0.001 ? `${spelled(over)} more than the ${spelled(offered)} offered, so that a second pass divides ${spelled(length)}` : `of ${spelled(offered)} offered`;
    this.first.show(first, most, offered, ` with gaps: ${spelled(taken)}, ${result}.`);
    this.second.element.hidden = !picture.firstPass.length;
    if (!picture.firstPass.length) return;
    const more = extent(drawn) - length;
    const end = more > 0.001 ? `${spelled(more)} more than the grid itself takes, since minima are kept` : "which is drawn";
    this.second.show(drawn, most, length, ` with gaps: ${spelled(extent(drawn))}, ${end}.`);
  }
}

/** A bar with a part for each track. Its elements stay, so that little is laid out again. */
class PassBar {
  constructor(title) {
    this.bar = html("div", { class: "bar", "aria-hidden": "true" });
    this.mark = html("div", { class: "mark", "aria-hidden": "true" });
    this.text = html("span");
    this.element = html("div", { class: "pass" }, html("strong", {}, title), html("div", { class: "scale" }, this.bar, this.mark), this.text);
  }

  /** Shows tracks, with a mark at the length that they divide. */
  show(tracks, most, divided, total) {
    this.mark.style.left = `${(divided / most) * 100}%`;
    while (this.bar.children.length > tracks.length) this.bar.lastChild.remove();
    while (this.bar.children.length < tracks.length) this.bar.append(html("i"));
    tracks.forEach((track, index) => {
      const part = this.bar.children[index];
      part.style.left = `${((track.start - tracks[0].start) / most) * 100}%`;
      part.style.width = `${Math.max(0, (track.length / most) * 100)}%`;
    });
    say(this.text, `${tracks.map((track) => spelled(track.length)).join(" + ")}${total}`);
  }
}

/** Returns the length of tracks with the gaps between them. */
const extent = (tracks) => (tracks.length ? tracks.at(-1).start + tracks.at(-1).length - tracks[0].start : 0);
