import GridPressDrawings
import GridPressFindings

/// Tells what was laid out where, as JSON that is easy to compare: one element, one finding to a line.
///
/// ```json
/// {
/// "title": "Two cells",
/// "size": [210, 100],
/// "elements": [
/// {"kind": "HStack", "frame": [0, 0, 210, 100]},
/// {"kind": "Color", "name": "left", "parent": 0, "frame": [0, 0, 100, 100]}
/// ],
/// "grids": [],
/// "findings": []
/// }
/// ```
///
/// Elements stand in paint order. `parent` counts them from 0, and is missing for those that are inside of nothing.
/// What shows something that isn't text has a `label`, an image made of pixels its format and its size in pixels. A text
/// has its lines: where each starts, how wide it is, and what it says. What is painted, and done to what is inside, is
/// told in `looks`, and the steps of an outline that has no simpler form in `path`.
/// Frames are `[x, y, width, height]` in figure coordinates, with the transforms around an element applied.
///
/// Grids list their columns, their rows and their cells. A row grid reports the range of each track, `least` and `most`
/// (none where it has no limit), and its `share` of the length that was offered. A lazy grid has its `passes`: of each item
/// what was left when its turn came (`remaining`), among how many items, its `share`, its `length`, and whether its limits
/// changed it (`clamped`).
package struct JSONRenderer: Sendable {
    /// A renderer.
    package init() {}

    /// The drawing as a JSON document.
    package func render(_ drawing: Drawing) -> String {
        JSONWriter.document(expecting: 1024 + drawing.elements.count * 96) { writer in
            writer.object(.lines) { writer in
                writer.member("title", drawing.title)
                writer.member("summary", drawing.summary)
                writer.member("size", [drawing.size.width, drawing.size.height])
                writer.list("elements", .lines) { elements(of: drawing, to: &$0) }
                writer.list("grids", .lines) { for grid in drawing.grids { self.grid(grid, to: &$0) } }
                writer.list("findings", .lines) { for finding in drawing.findings { self.finding(finding, to: &$0) } }
            }
        }
    }

    private func elements(of drawing: Drawing, to writer: inout JSONWriter) {
        let visibility = drawing.visibility()
        for (index, element) in drawing.elements.enumerated() {
            let frame = visibility.around(index).transform.boundingBox(of: element.frame)
            writer.object { writer in
                writer.member("kind", element.kind)
                writer.member("name", element.name)
                writer.member("label", element.label)
                writer.member("layer", element.layer?.rawValue)
                writer.member("parent", element.parent.map(Double.init))
                writer.member("frame", [frame.minX, frame.minY, frame.width, frame.height])
                if case .image(let image) = element.mark {
                    writer.object("image") { writer in
                        writer.member("format", image.raster.format.rawValue)
                        writer.member("pixels", [image.raster.pixels.width, image.raster.pixels.height])
                    }
                }
                looks(of: element, to: &writer)
            }
        }
    }

    /// What an element paints, and what it does to those inside.
    private func looks(of element: Drawing.Element, to writer: inout JSONWriter) {
        if case .text(let lines) = element.mark {
            writer.list("text") { writer in
                for line in lines {
                    writer.object { writer in
                        writer.member("at", [line.origin.x, line.origin.y])
                        writer.member("width", line.width)
                        writer.member("words", line.string)
                    }
                }
            }
        }
        // Layers have a member of their own.
        let looks = element.looks.filter { $0.name != .layer }
        if !looks.isEmpty {
            writer.object("looks") { writer in
                for name in LayoutRecord.Look.Name.allCases { writer.member(name.word, looks.text(of: name)) }
            }
        }
        if let path = element.path { writer.list("path") { self.path(path, to: &$0) } }
    }

    private func path(_ path: [Path.Element], to writer: inout JSONWriter) {
        func step(_ letter: String, _ points: [CGPoint]) {
            writer.value(letter)
            for point in points {
                writer.value(point.x)
                writer.value(point.y)
            }
        }
        for element in path {
            switch element {
            case .move(let point): step("M", [point])
            case .line(let point): step("L", [point])
            case .quadCurve(let point, let control): step("Q", [control, point])
            case .curve(let point, let control1, let control2): step("C", [control1, control2, point])
            case .closeSubpath: step("Z", [])
            }
        }
    }

    private func grid(_ grid: Drawing.Grid, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("kind", grid.kind.rawValue)
            writer.member("element", Double(grid.element))
            settings(grid.settings, to: &writer)
            writer.list("columns") { for track in grid.columns { self.track(track, to: &$0) } }
            writer.list("rows") { for track in grid.rows { self.track(track, to: &$0) } }
            if !grid.passes.isEmpty {
                writer.list("passes", .lines) { for pass in grid.passes { self.pass(pass, to: &$0) } }
            }
            writer.list("cells", .lines) { for cell in grid.cells { self.cell(cell, to: &$0) } }
        }
    }

    private func settings(_ settings: [Drawing.Grid.Setting], to writer: inout JSONWriter) {
        writer.list("settings") { writer in
            for setting in settings {
                writer.object { writer in
                    writer.member("name", setting.name)
                    writer.member("value", setting.value)
                }
            }
        }
    }

    private func track(_ track: Drawing.Grid.Track, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("size", track.size)
            writer.member("start", track.start)
            writer.member("length", track.length)
            guard let division = track.division else { return }
            writer.member("least", division.least)
            writer.member("most", division.most)
            writer.member("share", division.share)
        }
    }

    private func pass(_ pass: Drawing.Grid.Pass, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("offered", pass.offered)
            writer.member("length", pass.length)
            writer.list("shares") { writer in
                for share in pass.shares {
                    writer.object { writer in
                        writer.member("size", share.size)
                        writer.member("remaining", share.remaining)
                        writer.member("itemsLeft", share.itemsLeft.map(Double.init))
                        writer.member("share", share.share)
                        writer.member("length", share.length)
                        writer.member("clamped", share.isClamped)
                        writer.member("tracks", Double(share.trackCount))
                    }
                }
            }
        }
    }

    private func cell(_ cell: Drawing.Grid.Cell, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", cell.identity)
            writer.member("element", Double(cell.element))
            // The first column and row, and how many.
            writer.member("columns", [Double(cell.columns.lowerBound), Double(cell.columns.count)])
            writer.member("rows", [Double(cell.rows.lowerBound), Double(cell.rows.count)])
            writer.member("frame", [cell.frame.minX, cell.frame.minY, cell.frame.width, cell.frame.height])
            if !cell.settings.isEmpty { settings(cell.settings, to: &writer) }
        }
    }

    private func finding(_ finding: Finding, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("code", finding.code.rawValue)
            writer.member("severity", finding.severity.rawValue)
            writer.member("place", finding.location?.description)
            writer.member("sentence", finding.message)
            writer.member("fix", finding.fix)
        }
    }
}

extension Drawing.Element {
    /// The steps of its outline, or of what it cuts to, where that has no simpler form.
    fileprivate var path: [Path.Element]? {
        var path: Path?
        if case .shape(let shape) = mark { path = shape.path }
        if case .clip(let outline, _) = effect { path = outline }
        guard case .elements(let steps) = path?.form else { return nil }
        return steps
    }
}
