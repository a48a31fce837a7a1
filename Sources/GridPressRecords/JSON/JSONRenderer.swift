import GridPressDrawings

/// A renderer for the JSON record of a drawing, which contains all of its data.
///
/// Each element, cell and finding takes one line, so that line-based tools show changes. `Documentation/Record.md`
/// describes each field, and ``RecordReader`` reads a record back.
package struct JSONRenderer: DrawingRenderer, Sendable {
    /// The version of the records that are written.
    ///
    /// Records of later versions can't be read.
    package static let version = 1

    /// Whether numbers have all their digits instead of at most three decimals.
    private let isExact: Bool

    /// Creates a renderer.
    ///
    /// - Parameter isExact: Whether numbers have all their digits instead of at most three decimals.
    package init(isExact: Bool = false) { self.isExact = isExact }

    /// Returns the drawing as a JSON document.
    package func render(_ drawing: Drawing) -> String {
        JSONWriter.document(expecting: 1024 + drawing.elements.count * 320, isExact: isExact) { writer in
            writer.object(.lines) { writer in
                writer.member("version", count: Self.version)
                members(of: drawing, to: &writer)
            }
        }
    }

    /// Writes all data of a drawing as members of an object.
    func members(of drawing: Drawing, to writer: inout JSONWriter) {
        writer.member("title", drawing.title)
        writer.member("summary", drawing.summary)
        writer.member("caption", drawing.caption)
        writer.member("size", [drawing.size.width, drawing.size.height])
        writer.list("elements", .lines) { elements(of: drawing, to: &$0) }
        writer.list("grids", .lines) { for grid in drawing.grids { self.grid(grid, to: &$0) } }
        if !drawing.dimensions.isEmpty {
            writer.list("dimensions", .lines) { for dimension in drawing.dimensions { $0.value(dimension) } }
        }
        if !drawing.callouts.isEmpty {
            writer.list("callouts", .lines) { for callout in drawing.callouts { $0.value(callout) } }
        }
        writer.list("findings", .lines) { for finding in drawing.findings { $0.value(finding) } }
        if let motion = drawing.motion {
            writer.object("motion", .lines) { $0.members(of: motion, of: drawing, self) }
        }
        if let dark = drawing.dark { writer.object("dark", .lines) { members(of: dark, to: &$0) } }
    }

    // MARK: Elements

    private func elements(of drawing: Drawing, to writer: inout JSONWriter) {
        let visibility = drawing.visibility()
        for (index, element) in drawing.elements.enumerated() {
            let bounds = visibility.around(index).transform.boundingBox(of: element.frame)
            writer.object { writer in
                writer.member("kind", element.kind.name)
                writer.member("role", element.kind.role.rawValue)
                writer.member("name", element.name)
                writer.member("label", element.label)
                writer.member("layer", element.layer?.rawValue)
                writer.member("parent", count: element.parent)
                writer.member("frame", element.frame)
                if bounds != element.frame { writer.member("bounds", bounds) }
                if let proposal = element.proposal { writer.member("proposal", proposal) }
                if let source = element.source {
                    writer.list("source") { writer in
                        writer.value(Double(source.line))
                        writer.value(Double(source.column))
                    }
                }
                if !element.settings.isEmpty { writer.member("settings", element.settings) }
                writer.member(element.mark, in: element.frame)
                if let effect = element.effect { writer.object("effect") { $0.member(effect) } }
            }
        }
    }

    // MARK: Grids

    private func grid(_ grid: Drawing.Grid, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("kind", grid.kind.rawValue)
            writer.member("element", count: grid.element)
            if !grid.settings.isEmpty { writer.member("settings", grid.settings) }
            writer.list("columns") { tracks(grid.columns, to: &$0) }
            writer.list("rows") { tracks(grid.rows, to: &$0) }
            if !grid.passes.isEmpty {
                writer.list("passes", .lines) { for pass in grid.passes { self.pass(pass, to: &$0) } }
            }
            writer.list("cells", .lines) { for cell in grid.cells { self.cell(cell, to: &$0) } }
        }
    }

    private func tracks(_ tracks: [Drawing.Grid.Track], to writer: inout JSONWriter) {
        // With all digits, numbers are read back exactly.
        let tolerance = isExact ? 0 : 0.0004
        for run in Drawing.Grid.runs(of: tracks, tolerance: tolerance) { self.run(run, to: &writer) }
    }

    private func run(_ run: Drawing.Grid.TrackRun, to writer: inout JSONWriter) {
        let track = run.first
        writer.object { writer in
            writer.member("size", track.size)
            writer.member("start", track.start)
            writer.member("length", track.length)
            if run.count > 1 {
                writer.member("count", count: run.count)
                writer.member("last", run.last)
            }
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
                        writer.member("itemsLeft", count: share.itemsLeft)
                        writer.member("share", share.share)
                        writer.member("length", share.length)
                        writer.member("clamped", share.isClamped)
                        writer.member("tracks", count: share.trackCount)
                    }
                }
            }
        }
    }

    private func cell(_ cell: Drawing.Grid.Cell, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", cell.identity)
            writer.member("element", count: cell.element)
            writer.member("columns", cell.columns)
            writer.member("rows", cell.rows)
            writer.member("frame", cell.frame)
            if !cell.settings.isEmpty { writer.member("settings", cell.settings) }
        }
    }
}
