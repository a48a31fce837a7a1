import GridPressTestSupport
import SampleFigures

/// The page of the browser check: figures, paragraphs, and a script that measures them and writes the result.
struct CheckPage {
    private var figures: [String] = []
    private var paragraphs: [[String: Any]] = []
    private var grids: [SeededTracks] = []
    /// The lines with letters whose widths are only known for a class of letters.
    private var estimates: Set<String> = []

    /// Adds a sample figure.
    mutating func add(_ sample: SampleFigure) throws {
        let drawing = try sample.make().drawing(scheme: .light)
        figures.append(
            "<section data-name=\"\(sample.name)\">\(try drawing.svg(Figure.RenderOptions(scheme: .light)))</section>"
        )
        for element in drawing.elements {
            guard case .text(let lines) = element.mark else { continue }
            for line in lines where StandardMeasurer().firstEstimate(in: line.string) != nil {
                estimates.insert(line.string)
            }
        }
    }

    /// Adds a paragraph.
    mutating func add(_ paragraph: SeededParagraph) {
        paragraphs.append([
            "text": paragraph.text,
            "lines": paragraph.lines,
            "width": paragraph.width,
            "family": paragraph.font.family == .monospaced ? "Liberation Mono" : "Liberation Sans",
            "size": paragraph.font.size,
            "weight": paragraph.font.weight,
            "style": paragraph.font.isItalic ? "italic" : "normal",
        ])
    }

    /// Adds a grid whose tracks are compared with the browser's.
    mutating func add(_ tracks: SeededTracks) { grids.append(tracks) }

    /// The HTML of the page.
    var html: String {
        """
        <!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Text in a browser</title>
        <style>body{margin:0}p{margin:0;font-kerning:none;text-rendering:geometricPrecision;line-height:1.2;\
        overflow-wrap:break-word;hyphens:manual}section{display:none}section.shown{display:block}\
        div.grid{display:grid;justify-content:start}</style>
        <body><pre id="report"></pre>
        \(figures.joined(separator: "\n"))
        \(grids.map(\.html).joined(separator: "\n"))
        <script>
        const paragraphs = \(json(paragraphs));
        const tracks = \(json(grids.map { $0.lengths(.cssLike) }));
        const estimates = new Set(\(json(estimates.sorted())));
        \(Self.script)
        </script></body></html>
        """
    }

    private func json(_ value: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
        return String(decoding: data ?? Data(), as: UTF8.self).replacing("</", with: "<\\/")
    }

    private static let script = """
        const report = [];
        let failed = false;

        // 1. Lines are as wide as the engine says before they are pinned to that.
        let lines = 0, widest = 0, estimated = 0, worst = "";
        for (const section of document.querySelectorAll("section")) {
            section.className = "shown";
            for (const text of section.querySelectorAll("text[textLength]")) {
                const said = [...text.childNodes].filter(node => node.nodeName != "title")
                    .map(node => node.textContent).join("");
                if (estimates.has(said)) { estimated += 1; continue; }
                const expected = Number(text.getAttribute("textLength"));
                text.removeAttribute("textLength");
                const off = Math.abs(text.getComputedTextLength() - expected);
                lines += 1;
                if (off > widest) { widest = off; worst = section.dataset.name + ": " + said; }
                if (off > 0.5) {
                    failed = true;
                    report.push(`off by ${off.toFixed(3)} px in ${section.dataset.name}: ${said}`);
                }
            }
            section.className = "";
        }
        report.push(`${lines} lines of figures, at most ${widest.toFixed(3)} px off (${worst}); `
            + `${estimated} more with estimated letters`);

        // 2. Paragraphs break where the engine breaks them.
        const place = document.createElement("p");
        document.body.append(place);
        let same = 0;
        const examples = [];
        for (const paragraph of paragraphs) {
            place.style.fontFamily = `'${paragraph.family}'`;
            place.style.fontSize = paragraph.size + "px";
            place.style.fontWeight = paragraph.weight;
            place.style.fontStyle = paragraph.style;
            place.style.width = paragraph.width + "px";
            place.textContent = paragraph.text;
            const node = place.firstChild, found = [];
            const range = document.createRange();
            let top = null, line = "";
            for (let index = 0; index < paragraph.text.length; index += 1) {
                range.setStart(node, index);
                range.setEnd(node, index + 1);
                const boxes = range.getClientRects(), sign = paragraph.text[index];
                if (boxes.length && sign != " ") {
                    const box = boxes[boxes.length - 1];
                    if (top !== null && Math.abs(box.top - top) > 2) { found.push(line.trim()); line = ""; }
                    top = box.top;
                }
                line += sign;
            }
            found.push(line.trim());
            if (found.join("\\n") == paragraph.lines.map(line => line.trim()).join("\\n")) {
                same += 1;
            } else if (examples.length < 3) {
                const at = found.findIndex((line, index) => line != (paragraph.lines[index] || "").trim());
                examples.push(`the browser has "${found[at]}" where the engine has "${paragraph.lines[at]}"`
                    + ` (${paragraph.width} px, ${paragraph.size} px ${paragraph.family})`);
            }
        }
        place.remove();
        const share = 100 * same / paragraphs.length;
        report.push(`${same} of ${paragraphs.length} paragraphs break alike, ${share.toFixed(1)} %`, ...examples);
        if (share < 95 || lines == 0) failed = true;

        // 3. Tracks under items that span several are as long as the browser makes them, which counts in 64ths.
        let alike = 0;
        document.querySelectorAll("div.grid").forEach((grid, index) => {
            const found = getComputedStyle(grid).gridTemplateColumns.split(" ").map(parseFloat);
            if (found.length == tracks[index].length
                && found.every((length, track) => Math.abs(length - tracks[index][track]) < 0.25)) {
                alike += 1;
            } else if (index - alike < 3) {
                report.push(`the browser has ${found.join(" ")} where the engine has ${tracks[index].join(" ")}: `
                    + grid.outerHTML);
            }
        });
        report.push(`${alike} of ${tracks.length} grids have the same tracks`);
        if (alike < tracks.length) failed = true;
        document.getElementById("report").textContent = (failed ? "FAILED" : "PASSED") + "\\n" + report.join("\\n");
        """
}
