// What a page shows, in coordinates of the figure. Nothing of the page is changed in the end.
(() => {
    const svg = document.querySelector(".stage > svg");
    const canvas = document.querySelector(".canvas");
    const isPicture = !canvas;

    // From the window to the figure.
    const origin = canvas?.getBoundingClientRect();
    const matrix = isPicture
        ? svg?.getScreenCTM().inverse()
        : new DOMMatrix([1, 0, 0, 1, -origin.left - canvas.clientLeft, -origin.top - canvas.clientTop]);
    const point = (x, y, from = matrix) => {
        const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(from);
        return [left, top];
    };
    const frame = (element) => {
        const { x, y, right, bottom } = element.getBoundingClientRect();
        const [left, top] = point(x, y);
        const [end, base] = point(right, bottom);
        return [left, top, end - left, base - top];
    };
    const said = (text) =>
        [...text.childNodes].filter((node) => node.nodeName != "title").map((node) => node.textContent).join("");

    const boxes = [...document.querySelectorAll("a.box")].map((box) => ({
        id: box.id,
        href: box.getAttribute("href"),
        label: box.getAttribute("aria-label") ?? "",
        row: document.getElementById(`r${box.id.slice(1)}`)?.querySelector("a")?.getAttribute("href") ?? null,
        frame: frame(isPicture ? box.querySelector(":scope > rect") : box),
    }));

    // The lines of a picture: what their attributes say, and where the letters are.
    const linesOfPicture = () => {
        const texts = [...svg.querySelectorAll("text")]
            .filter((text) => !text.closest(`a.box, svg > g[id^="${svg.id}-"]`));
        return texts.map((text) => {
            const line = {
                told: [text.getAttribute("x") ?? "0", text.getAttribute("y") ?? "0", text.getAttribute("textLength"),
                    text.getAttribute("transform"), said(text)],
                anchor: text.getAttribute("text-anchor"),
                direction: text.getAttribute("direction"),
            };
            const count = text.getNumberOfChars();
            if (count == 0 || text.closest("mask, clipPath, defs")) return line;
            const letters = Array.from({ length: count }, (_, index) => text.getExtentOfChar(index));
            const left = Math.min(...letters.map((letter) => letter.x));
            const right = Math.max(...letters.map((letter) => letter.x + letter.width));
            const base = text.getStartPositionOfChar(0).y;
            const own = matrix.multiply(text.getScreenCTM());
            return {
                ...line,
                box: [left, base, right - left],
                ends: [point(left, base, own), point(right, base, own)],
                // Before the letters are pinned to the width.
                natural: text.getComputedTextLength(),
            };
        });
    };

    // The lines of the boxes: what their rules say, where their rectangles are, and where their letters start and end.
    const linesOfBoxes = () => {
        const spans = [...canvas.querySelectorAll("span.t")];
        const lines = spans.map((span) => {
            const style = getComputedStyle(span);
            return {
                id: span.id,
                said: span.textContent,
                direction: style.direction,
                isTurned: style.transform != "none",
                rule: [style.left, style.top, style.width, style.height].map((length) => parseFloat(length) || 0),
                frame: frame(span),
            };
        });
        const mark = () => {
            const mark = document.createElement("i");
            mark.style.display = "inline-block";
            return mark;
        };
        const marks = spans.map((span) => {
            const ends = [mark(), mark()];
            span.prepend(ends[0]);
            span.append(ends[1]);
            return ends;
        });
        marks.forEach((ends, index) => {
            lines[index].ends = ends.map((end) => frame(end).slice(0, 2));
        });
        marks.flat().forEach((mark) => mark.remove());
        return lines;
    };

    const links = [...document.querySelectorAll("a[href]")]
        .filter((link) => !link.closest("svg text, span.t"))
        .map((link) => link.getAttribute("href"));

    return {
        isPicture,
        boxes,
        lines: isPicture ? (svg ? linesOfPicture() : []) : linesOfBoxes(),
        links,
        targets: links.filter((link) => link.startsWith("#") && !document.getElementById(link.slice(1))),
        rules: [...document.styleSheets].map((sheet) => sheet.cssRules.length),
        background: getComputedStyle(document.body).backgroundColor,
    };
})()
