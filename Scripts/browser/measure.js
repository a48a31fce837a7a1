// Measures the content of a page, in coordinates of the figure. The page is unchanged at the end.
(() => {
    const svg = document.querySelector(".stage > svg");
    const canvas = document.querySelector(".canvas");
    const figure = svg ?? canvas;
    // The page scales down a figure that is wider than the page; its numbers refer to its actual size.
    const size = canvas && document.getElementById("s-size");
    size?.click();

    // Converts window coordinates to figure coordinates.
    const toFigure = () => {
        if (svg) return DOMMatrix.fromMatrix(svg.getScreenCTM()).inverse();
        const { left, top } = canvas.getBoundingClientRect();
        return new DOMMatrix([1, 0, 0, 1, -left - canvas.clientLeft, -top - canvas.clientTop]);
    };
    const matrix = figure && toFigure();
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

    const boxes = [...document.querySelectorAll("a.box")].map((box) => ({
        id: box.id,
        href: box.getAttribute("href"),
        label: box.getAttribute("aria-label") ?? "",
        row: document.getElementById(`r${box.id.slice(1)}`)?.querySelector("a")?.getAttribute("href") ?? null,
        frame: frame(svg ? box.querySelector(":scope > rect") : box),
    }));

    // A line of a picture: its attributes, and the start and the end of its letters.
    const lineOfPicture = (text) => {
        const parts = [...text.childNodes].filter((node) => node.nodeName != "title");
        const said = parts.map((node) => node.textContent).join("");
        const line = {
            name: text.closest("[id]").id,
            said,
            told: ["x", "y", "textLength", "transform"].map((name) => text.getAttribute(name)),
            anchor: getComputedStyle(text).textAnchor,
            direction: text.getAttribute("direction"),
        };
        const count = text.getNumberOfChars();
        // Boxes have no lines of views that have left.
        if (count == 0 || text.closest("mask, clipPath, defs, [visibility=hidden]")) return line;
        const letters = Array.from({ length: count }, (_, index) => text.getExtentOfChar(index));
        const left = Math.min(...letters.map((letter) => letter.x));
        const right = Math.max(...letters.map((letter) => letter.x + letter.width));
        const [base, last] = [0, count - 1].map((index) => text.getStartPositionOfChar(index).y);
        const own = matrix.multiply(DOMMatrix.fromMatrix(text.getScreenCTM()));
        // Pieces of a line may be raised.
        const ends = line.direction == "rtl"
            ? [point(right, base, own), point(left, last, own)]
            : [point(left, base, own), point(right, last, own)];
        return {
            ...line,
            box: [left, base, right - left],
            ends,
            // The width before the letters are fitted to the specified width.
            natural: text.getComputedTextLength(),
        };
    };

    // Lines that are elements of the page: their rules, their frames, and the start and the end of their letters.
    const linesOfPage = (spans) => {
        const isTurned = (part) =>
            part != canvas && (getComputedStyle(part).transform != "none" || isTurned(part.parentElement));
        const lines = spans.map((span) => {
            const style = getComputedStyle(span);
            return {
                name: span.id,
                said: span.textContent,
                isTurned: isTurned(span),
                rule: [style.left, style.top, style.width, style.height].map((length) => parseFloat(length) || 0),
                frame: frame(span),
            };
        });
        // Marks without a size are on the baseline of the first and of the last piece.
        const marks = spans.map((span) => {
            const ends = [0, 1].map(() => document.createElement("i"));
            for (const end of ends) end.style.display = "inline-block";
            const outermost = (child) => {
                let part = span;
                while (part[child]?.nodeType == Node.ELEMENT_NODE) part = part[child];
                return part;
            };
            outermost("firstChild").prepend(ends[0]);
            outermost("lastChild").append(ends[1]);
            return ends;
        });
        marks.forEach((ends, index) => { lines[index].ends = ends.map((end) => frame(end).slice(0, 2)); });
        for (const end of marks.flat()) end.remove();
        return lines;
    };

    const texts = [...(figure?.querySelectorAll("text") ?? [])].filter((text) => !text.closest("a.box"));
    const isNote = (text) => text.closest(`g[id^="${figure.id}-"]`) != null;
    // Some lines are separate pictures.
    const spans = [...(canvas?.querySelectorAll("span.t") ?? [])].filter((span) => !span.querySelector("svg"));

    const links = [...document.querySelectorAll("a[href]")]
        .filter((link) => !link.closest("svg text, span.t"))
        .map((link) => link.getAttribute("href"));

    const shown = {
        isPicture: !canvas,
        boxes,
        lines: [...linesOfPage(spans), ...texts.filter((text) => !isNote(text)).map(lineOfPicture)],
        notes: texts.filter(isNote).map(lineOfPicture),
        links,
        targets: links.filter((link) => link.startsWith("#") && !document.getElementById(link.slice(1))),
        rules: [...document.styleSheets].map((sheet) => sheet.cssRules.length),
        background: getComputedStyle(document.body).backgroundColor,
    };
    size?.click();
    return shown;
})()
