// The numbers of the passes of a lazy grid, as bars: the result of the first pass, and the reason for a second pass.

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

/** A bar with a part for each track, drawn as one path: a change of it costs no layout. */
class PassBar {
  constructor(title) {
    this.parts = svg("path", { class: "parts" });
    this.mark = svg("path", { class: "mark" });
    const bar = svg("svg", { class: "bar", viewBox: "0 0 1 26", preserveAspectRatio: "none", "aria-hidden": "true" }, this.parts, this.mark);
    this.text = html("span");
    this.element = html("div", { class: "pass" }, html("strong", {}, title), bar, this.text);
  }

  /** Shows tracks, with a mark at the length that they divide. */
  show(tracks, most, divided, total) {
    const first = tracks.length ? tracks[0].start : 0;
    const part = ({ start, length }) => `M${(start - first) / most} 4h${length / most}v18h${-length / most}z`;
    this.parts.setAttribute("d", tracks.map(part).join(""));
    this.mark.setAttribute("d", `M${divided / most} 0v26`);
    say(this.text, `${sum(tracks)}${total}`);
  }
}

/** Returns the lengths of tracks as a sum, in which equal neighbours are counted. */
function sum(tracks) {
  const parts = [];
  for (const track of tracks) {
    const text = spelled(track.length);
    if (parts.at(-1)?.text === text) parts.at(-1).count += 1;
    else parts.push({ text, count: 1 });
  }
  return parts.map(({ text, count }) => (count > 1 ? `${count} × ${text}` : text)).join(" + ");
}

/** Returns the length of tracks with the gaps between them. */
const extent = (tracks) => (tracks.length ? tracks.at(-1).start + tracks.at(-1).length - tracks[0].start : 0);
