import GridPress
import GridPressSnapshots
import LayoutDocuments
import XMLReading

/// Reading files, compared with libxml2 alone for the same bytes.
extension Series {
    static var documents: [Series] {
        [
            Series("layout document", bound: "libxml2", limits: Limits(ratio: 3), sizes: [100, 1_000, 10_000]) {
                count in
                let source = source("layout", layout(count))
                precondition(LayoutDocument(source).figure != nil, "the document has errors")
                return Pair {
                    LayoutDocument(source).figure == nil ? 0 : count
                } bound: {
                    ParserBaseline.childCount(of: source)
                }
            },
            Series("golden file in other spellings", bound: "libxml2, both", limits: Limits(ratio: 2)) { count in
                let old = source("golden", picture(count) { "\($0)" })
                let new = source("new", picture(count) { "\($0).0" })
                return Pair {
                    try SnapshotComparer().difference(of: new, from: old, as: .svg) == nil ? count : 0
                } bound: {
                    ParserBaseline.childCount(of: old) + ParserBaseline.childCount(of: new)
                }
            },
            Series("golden file with a changed text", bound: "libxml2, both", sizes: [100, 1_000]) { count in
                let old = try golden(count, changed: nil)
                let written = WrittenRecord()
                let new = try WrittenRecord.$current.withValue(written) { try golden(count, changed: count / 2) }
                return Pair {
                    // As an assertion compares: the drawing of the new picture is in memory.
                    let drawn = RecordedFigure(written, in: new.bytes, as: .svg)
                    return try SnapshotComparer().difference(of: new, drawn: drawn, from: old, as: .svg)?.changes.count
                        ?? 0
                } bound: {
                    ParserBaseline.childCount(of: old) + ParserBaseline.childCount(of: new)
                }
            },
        ]
    }

    private static func source(_ name: String, _ text: String) -> SourceText {
        SourceText(name: name, bytes: Array(text.utf8))
    }

    /// Returns the golden file of labeled cells, of which one may be changed.
    private static func golden(_ count: Int, changed: Int?) throws -> SourceText {
        let figure = Figure("Cells", width: 400) {
            Grid(0..<count, tracks: 10, contentMode: .scroll, spacing: 4) { index in
                Color(red: 0.2, green: Double(index % 10) / 10, blue: 0.5)
                    .frame(height: 20)
                    .overlay { Text(index == changed ? "new" : "\(index)") }
            }
        }
        return source("golden", try figure.svg(embedsLayoutRecord: true))
    }

    /// Returns a document of texts and colors in rows of ten, formatted as people write it.
    private static func layout(_ count: Int) -> String {
        let rows = (0..<count / 10).map { row in
            let leaves = (0..<9).map { column in
                column.isMultiple(of: 3)
                    ? "    <Text font=\"headline\" padding=\"\(column)\">Cell \(row)</Text>"
                    : "    <Color fill=\"blue\" frame=\"\(10 + column) \(20 + row % 7)\" named=\"c\(row)\"/>"
            }
            return "  <HStack spacing=\"8\">\n\(leaves.joined(separator: "\n"))\n  </HStack>\n"
        }
        return "<Figure title=\"Rows\" width=\"2000\">\n<VStack>\n\(rows.joined())</VStack>\n</Figure>\n"
    }

    /// Returns a picture of rectangles.
    ///
    /// - Parameter spelled: Returns the text of a number.
    private static func picture(_ count: Int, spelled: (Int) -> String) -> String {
        let elements = (0..<count).map { index in
            let (x, y) = (spelled(index % 100 * 12), spelled(index / 100 * 12))
            return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(spelled(10))\" height=\"10\" fill=\"#4080c0\"/>\n"
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\(elements.joined())</svg>\n"
    }
}
