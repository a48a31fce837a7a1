import GridPressSnapshots
import Testing
import XMLReading

/// Returns the lines about the differences of two small documents.
func differences(_ old: String, _ new: String, tolerance: Double = SnapshotComparer.defaultTolerance) throws -> [String]
{
    try changes(old, new, tolerance: tolerance).map(\.change.line)
}

func changes(
    _ old: String,
    _ new: String,
    tolerance: Double = SnapshotComparer.defaultTolerance
) throws -> [StructuralChange] {
    func read(_ text: String) throws -> XMLDocument {
        let kind = text.hasPrefix("<!DOCTYPE") ? XMLDocument.Kind.page : .document
        return try XMLDocument(SourceText(name: "golden.svg", bytes: Array(text.utf8)), as: kind, limits: .goldenFile)
    }
    return MarkupComparison(tolerance: tolerance).changes(from: try read(old), to: try read(new))
}

@Suite("Two documents")
struct MarkupComparisonTests {
    private func svg(_ content: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"gabcdef\">\(content)</svg>"
    }

    @Test(
        "are the same, however they are spelled",
        arguments: [
            ("<rect x=\"1\" y=\"2\"/>", "<rect  y='2.0'\n x='+1' />"),
            ("<rect x=\".5\"/>", "<rect x=\"5e-1\"/>"), ("<rect x=\"0\"/>", "<rect x=\"-0\"/>"),
            ("<rect/><g/>", "\n  <rect></rect>\n  <!-- c --><g>\n</g>"),
            ("<path d=\"M1 2L3-4z\"/>", "<path d=\" M 1,2 L 3 , -4 Z \"/>"),
            ("<path d=\"M1 2H5V9\"/>", "<path d=\"M1 2L5 2l0 7\"/>"),
            ("<path d=\"M0 0A5 5 0 0 1 10 .5\"/>", "<path d=\"M0 0A5,5,0,01 10,0.5\"/>"),
            ("<path d=\"M.5.5 1 1\"/>", "<path d=\"M0.5,0.5L1,1\"/>"),
            ("<g transform=\"translate(5) scale(2)\"/>", "<g transform=\"translate( 5,0 ),scale(2 2)\"/>"),
            ("<polygon points=\"1,2 3,4\"/>", "<polygon points=\"1 2,3 4\"/>"),
            ("<text x=\"1\">a b</text>", "<text x=\"1\">\n  a  b\n</text>"),
            ("<text x=\"1\">a<!-- c --> b</text>", "<text x=\"1\">a b</text>"),
            ("<text>&#65;&amp;</text>", "<text><![CDATA[A&]]></text>"),
            (
                "<style>#a b{fill:red;x:.5px}</style>",
                "<style>\n#a   b {\n fill : red ; x : 0.5px ;\n}\n/* c */</style>"
            ),
            ("<text font-family=\"'A B',c\"/>", "<text font-family='\"A B\", c'/>"),
        ]
    )
    func same(first: String, second: String) throws {
        #expect(try differences(svg(first), svg(second)).isEmpty)
        #expect(try differences(svg(second), svg(first)).isEmpty)
    }
}
