// Labels: all texts of the picture, on one canvas above it. A browser styles and lays out every text that is an element.

const labelKinds = {
  item: { color: "--on-fill", isBold: true },
  itemOnPurple: { color: "--on-purple", isBold: true },
  spacer: { color: "--muted" },
  track: { color: "--guide" },
  measure: { color: "--measure", isBold: true, hasHalo: true },
  guess: { color: "--measure", isBold: true, hasHalo: true },
};

/** A text that is vertically centered at its position. */
const label = (text, x, y, kind, anchor = "center") => ({ text, x, y, kind, anchor });

class LabelLayer {
  constructor() {
    this.element = html("canvas", { class: "labels", "aria-hidden": "true" });
    this.context = this.element.getContext("2d");
    this.styles = null;
    for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener("change", () => {
        this.styles = null;
        this.show(this.labels, this.view);
      });
    }
  }

  /** Shows labels at their positions in a view box. */
  show(labels, view) {
    Object.assign(this, { labels, view });
    const { context } = this;
    const density = this.resize(view);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, this.width, this.height);
    this.styles ??= this.readStyles();
    for (const [kind, style] of Object.entries(this.styles)) {
      const ofKind = labels.filter((label) => label.kind === kind);
      if (!ofKind.length) continue;
      Object.assign(context, style);
      for (const { text, x, y, anchor } of ofKind) {
        if (context.textAlign !== anchor) context.textAlign = anchor;
        const [left, middle] = [(x - view.box[0]) / view.scale, (y - view.box[1]) / view.scale];
        if (labelKinds[kind].hasHalo) context.strokeText(text, left, middle);
        context.fillText(text, left, middle);
      }
    }
  }

  /** Makes the canvas as large as the picture, in the pixels of the screen, and returns the number of pixels in a point. */
  resize({ box, scale }) {
    const density = Math.max(1, devicePixelRatio);
    const [width, height] = [box[2] / scale, box[3] / scale];
    if (width !== this.width || height !== this.height || density !== this.density) {
      Object.assign(this, { width, height, density });
      this.element.width = Math.ceil(width * density);
      this.element.height = Math.ceil(height * density);
      this.element.style.width = `${this.element.width / density}px`;
    }
    return density;
  }

  readStyles() {
    const page = getComputedStyle(document.body);
    const color = (name) => page.getPropertyValue(name).trim();
    const style = (kind) => ({
      font: `${kind.isBold ? 600 : 400} 12px ${page.fontFamily}`,
      fillStyle: color(kind.color),
      strokeStyle: color("--page"),
      lineWidth: 3.6,
      lineJoin: "round",
      textBaseline: "middle",
      direction: "ltr",
    });
    return Object.fromEntries(Object.entries(labelKinds).map(([name, kind]) => [name, style(kind)]));
  }
}
