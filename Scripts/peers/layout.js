// Boxes in a container, laid out again whenever somebody asks: `prepare` once, then `seconds`.

let container;
let sizes;
let isWider = false;

/// Makes the tree; styles are text of CSS.
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

/// How long layout takes once every box has another size, by the least that this browser tells apart.
function seconds() {
    isWider = !isWider;
    const change = isWider ? 1 / 64 : 0;
    Array.from(container.children).forEach((box, index) => {
        const [width, height] = sizes[index];
        if (!isNaN(width)) box.style.width = `${width + change}px`;
        if (!isNaN(height)) box.style.height = `${height + change}px`;
    });
    // The last box stays the last one, but where boxes go has to be found out anew.
    container.lastElementChild.style.order = isWider ? 1 : 0;
    // Styles are computed before, for this doesn't depend on layout.
    getComputedStyle(container.lastElementChild).color;
    const start = performance.now();
    container.offsetHeight;
    return (performance.now() - start) / 1000;
}
