// Boxes in a container, which are laid out again on request: call `prepare` once, then `seconds`.

let container;
let sizes;
let isWider = false;

/// Creates the tree; styles are CSS text.
function prepare(style, boxes) {
    container = document.createElement("div");
    container.style.cssText = style;
    for (const box of boxes) {
        const element = document.createElement("div");
        element.style.cssText = box;
        container.append(element);
    }
    document.body.replaceChildren(container);
    sizes = Array.from(container.children, (box) => [parseFloat(box.style.width), parseFloat(box.style.height)]);
    return container.offsetHeight;
}

/// Returns the time of layout after every box has changed its size by the smallest amount that this browser distinguishes.
function seconds() {
    isWider = !isWider;
    const change = isWider ? 1 / 64 : 0;
    Array.from(container.children).forEach((box, index) => {
        const [width, height] = sizes[index];
        if (!isNaN(width)) box.style.width = `${width + change}px`;
        if (!isNaN(height)) box.style.height = `${height + change}px`;
    });
    // The last box stays the last box, but the browser has to compute all positions again.
    container.lastElementChild.style.order = isWider ? 1 : 0;
    // Styles are computed before the measurement, because they don't depend on layout.
    getComputedStyle(container.lastElementChild).color;
    const start = performance.now();
    container.offsetHeight;
    return (performance.now() - start) / 1000;
}
