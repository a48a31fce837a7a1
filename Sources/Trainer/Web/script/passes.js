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
    this.first.show(first, most, `, ${spelled(extent(first))} with gaps, of ${spelled(offered)} offered`);
    this.second.element.hidden = !picture.firstPass.length;
    if (picture.firstPass.length) this.second.show(drawn, most, ` of ${spelled(length)}, which the first pass needs`);
  }
}

/** A bar with a part for each track. Its elements stay, so that little is laid out again. */
class PassBar {
  constructor(title) {
    this.bar = html("div", { class: "bar", "aria-hidden": "true" });
    this.text = html("span");
    this.element = html("div", { class: "pass" }, html("strong", {}, title), this.bar, this.text);
  }

  show(tracks, most, total) {
    while (this.bar.children.length > tracks.length) this.bar.lastChild.remove();
    while (this.bar.children.length < tracks.length) this.bar.append(html("i"));
    tracks.forEach((track, index) => {
      this.bar.children[index].style.width = `${Math.max(0, (track.length / most) * 100)}%`;
    });
    say(this.text, `${tracks.map((track) => spelled(track.length)).join(" + ")}${total}`);
  }
}

/** Returns the length of tracks with the gaps between them. */
const extent = (tracks) => (tracks.length ? tracks.at(-1).start + tracks.at(-1).length - tracks[0].start : 0);
