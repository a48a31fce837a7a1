import GridPress
import GridPressFindings
import GridPressSnapshots
import Testing

@Suite("The writer of a comparison")
struct FigureWriterTests {
    @Test("finds the cause of a changed picture without pages", arguments: [8, 12])
    func pictures(spacing: CGFloat) throws {
        let files = try [spacing, 20].map { try Self.source(Self.figure($0).svg(embedsLayoutRecord: true)) }
        let difference = try #require(try Self.difference(files, as: .svg, writer: .pictures))
        let whole = try Self.difference(files, as: .svg, writer: .all)
        #expect(difference.lines() == whole?.lines())
        #expect(difference.lines().contains { $0.contains("spacing") && $0.contains("\(Int(spacing)) → 20") })
    }

    @Test("compares only the markup of formats that it lacks")
    func pages() throws {
        let files = try [8, 20].map { try Self.source(Self.figure($0).html(embedsLayoutRecord: true)) }
        #expect(try Self.difference(files, as: .html, writer: .all)?.causes.isEmpty == false)
        let difference = try #require(try Self.difference(files, as: .html, writer: .pictures))
        #expect(difference.causes.isEmpty && !difference.rest.isEmpty)
    }

    private static func figure(_ spacing: CGFloat) -> Figure {
        Figure("Row") {
            HStack(spacing: spacing) {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10)
            }
        }
    }

    private static func source(_ text: String) -> SourceText { SourceText(name: "row", bytes: Array(text.utf8)) }

    private static func difference(
        _ files: [SourceText],
        as format: SnapshotFormat,
        writer: FigureWriter
    ) throws -> SnapshotDifference? {
        try SnapshotComparer(tolerance: SnapshotComparer.defaultTolerance, writer: writer)
            .difference(of: files[1], from: files[0], as: format)
    }
}
