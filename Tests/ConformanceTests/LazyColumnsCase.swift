import LayoutSolvers

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

/// A case about the columns of a lazy grid in a width: the length of each item, and the drawn tracks.
struct LazyColumnsCase {
    private let items: [LazyGridItem]
    private let width: Double
    private let expected: Arguments

    init(_ testCase: CaseFile.Case) throws {
        let fields = try Arguments(testCase.data)
        for name in ["id", "kind", "area", "description", "sources", "provenance", "note"] { _ = fields.value(name) }
        items = try fields.list("items").map { try GridItem($0).solverItem }
        width = Double(try fields.value("width").length())
        expected = try Arguments(fields.value("expected"))
        try fields.checkAllAreUsed(by: "a case of lazy columns")
    }

    /// Returns the differences from the expected results.
    func failures() throws -> [String] {
        let passes = LazyGridSolver(items: items, viewCount: 1).passes(offer: width)
        let (first, drawn) = (passes.first, passes.drawn)
        let overflow = -(width - passes.length) / 2
        let answers: [(String, [Double])] = [
            ("pass1Assigned", first.shares.map(\.length)), ("pass2Assigned", drawn.shares.map(\.length)),
            ("pass1Columns", first.tracks.map(\.length)), ("pass2Columns", drawn.tracks.map(\.length)),
            ("pass1Width", [first.length]), ("pass2Width", [drawn.length]),
            ("overflowLeading", [overflow]), ("overflowTrailing", [drawn.length - overflow - width]),
        ]
        var failures: [String] = []
        if expected.isEmpty { failures.append("nothing is expected") }
        for (name, got) in answers where expected.has(anyOf: [name]) {
            let value = expected.value(name)
            let wanted =
                if case .number = value { [Double(try value.length())] } else { try value.lengths().map { Double($0) } }
            let isRight = got.count == wanted.count && zip(got, wanted).allSatisfy { abs($0 - $1) <= 0.001 }
            if !isRight { failures.append("\(name): expected \(wanted), got \(got)") }
        }
        try expected.checkAllAreUsed(by: "what is expected of lazy columns")
        return failures
    }
}
