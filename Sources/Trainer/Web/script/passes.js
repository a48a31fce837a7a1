// The numbers of the passes of a lazy grid, as bars: what the first one gives, and why a second one follows.

function showPasses(element, state, picture, isHidden) {
  const isShown = system(state) === "lazyGrid" && picture.itemCount > 0 && !isHidden;
  element.hidden = !isShown;
  if (!isShown) return;
  const axis = isVertical(state) ? "width" : "height";
  const offered = get(state, axis);
  const drawn = (isVertical(state) ? picture.columns : picture.rows).map((track) => track.length);
  const first = picture.firstPass.length ? picture.firstPass.map((track) => track.length) : drawn;
  const length = picture.container[axis];
  const most = Math.max(length, offered, 1);
  const bar = (title, tracks, total) =>
    html(
      "div",
      { class: "pass" },
      html("strong", {}, title),
      html("div", { class: "bar", "aria-hidden": "true" }, ...tracks.map((track) => segment(track / most))),
      html("span", {}, `${tracks.map(spelled).join(" + ")}${total}`),
    );
  const taken = picture.firstPass.length ? end(picture.firstPass) : end(isVertical(state) ? picture.columns : picture.rows);
  const rows = [bar("First pass", first, `, ${spelled(taken)} with gaps, of ${spelled(offered)} offered`)];
  if (picture.firstPass.length) rows.push(bar("Second pass", drawn, ` of ${spelled(length)}, which the first pass needs`));
  element.replaceChildren(html("h2", {}, "Passes"), ...rows);
}

const end = (tracks) => (tracks.length ? tracks.at(-1).start + tracks.at(-1).length - tracks[0].start : 0);

function segment(part) {
  const element = html("i");
  element.style.width = `${Math.max(0, part * 100)}%`;
  return element;
}
