/// A renderer for the JSON record of a drawing, which contains all of its data.
///
/// Each element, cell and finding takes one line, so that line-based tools show changes. `Documentation/Record.md`
/// describes each field, and ``RecordReader`` reads a record back.
package struct JSONRenderer: DrawingRenderer, Sendable {
    /// The version of the records that are written.
    ///
    /// Records of other versions can't be read.
    package static let version = 2

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
                Self.members(of: drawing, to: &writer)
            }
        }
    }

    /// Writes all data of a drawing as members of an object.
    private static func members(of drawing: Drawing, to writer: inout JSONWriter) {
        writer.member("title", drawing.title)
        writer.member("summary", drawing.summary)
        writer.member("caption", drawing.caption)
        writer.member("size", [drawing.size.width, drawing.size.height])
        writer.list("elements", .lines) { elements(of: drawing, to: &$0) }
        writer.list("grids", of: "grid", drawing.grids, .lines, grid)
        writer.requests(of: drawing)
        if let motion = drawing.motion {
            writer.object("motion", .lines) { $0.members(of: motion, of: drawing) { members(of: $1, to: &$0) } }
        }
        if let dark = drawing.dark { writer.object("dark", .lines) { members(of: dark, to: &$0) } }
    }

    private static func elements(of drawing: Drawing, to writer: inout JSONWriter) {
        let visibility = drawing.visibility()
        for index in drawing.walk() {
            let element = drawing.elements[index]
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
                if let proposal = element.proposal {
                    writer.member("proposal", lengths: [proposal.width, proposal.height], .thousandths)
                }
                if let source = element.source {
                    writer.member("source", [Double(source.line), Double(source.column)])
                }
                writer.members(of: element.settings)
                writer.member(element.mark, in: element.frame)
                if let effect = element.effect { writer.member(effect) }
            }
        }
    }

    private static func grid(_ writer: inout JSONWriter, _ grid: Drawing.Grid) {
        writer.member("kind", grid.kind.rawValue)
        writer.member("element", count: grid.element)
        writer.members(of: grid.settings)
        writer.tracks(of: grid)
        writer.list("cells", of: "cell", grid.cells, .lines) { writer, cell in
            writer.member("element", count: cell.element)
            writer.members(of: cell)
            writer.members(of: cell.settings)
        }
    }
}
