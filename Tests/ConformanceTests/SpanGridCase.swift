import LayoutSolvers
import LibrarySolvers

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

/// A case about a span grid: its columns, cells and sizes, or moving through it by keyboard.
struct SpanGridCase {
    private let kind: String
    private let fields: Arguments

    init(_ testCase: CaseFile.Case) throws {
        kind = testCase.kind
        fields = try Arguments(testCase.data)
        // The origin and the purpose of a case aren't checked.
        for name in Arguments.remarks + ["version", "snapshot"] {
            _ = fields.value(name)
        }
    }

    /// Returns the differences from the expected results.
    func failures() throws -> [String] {
        var check = Check()
        switch kind {
        case "snapshotCases": try SpanGridSnapshot(fields).run(&check)
        case "assignmentCases": try checkAssignment(&check)
        case "dynamicHead":
            let isRegular = try fields.value("sizeClass").string() == "regular"
            try checkColumns(.dynamicProvider(), isRegular: isRegular, &check)
        case "dynamicSeed": try checkColumns(.dynamic, isRegular: false, &check)
        case "keyboardNavigation": try checkWalk(&check)
        case "widthListener": try checkWidthChange(&check)
        default: check.failures.append("unknown kind of case \"\(kind)\"")
        }
        try fields.checkAllAreUsed(by: "a case of the kind \"\(kind)\"")
        return check.failures
    }

    /// A collector of differences between numbers.
    struct Check {
        var failures: [String] = []

        mutating func equal(_ name: String, _ got: [Double?], _ wanted: [Double?], within tolerance: Double = 0.001) {
            let isRight =
                got.count == wanted.count
                && zip(got, wanted).allSatisfy { got, wanted in
                    if let got, let wanted { abs(got - wanted) <= tolerance } else { got == nil && wanted == nil }
                }
            if !isRight { failures.append("\(name): expected \(wanted), got \(got)") }
        }
    }

    // MARK: Places

    private func assignment() throws -> SpanGridAssignment {
        let sizes = try fields.list("items").map { try SpanGridLayoutSize($0).solverSize }
        return SpanGridAssignment(sizes, columnCount: Int(try fields.value("columns").length()))
    }

    private func checkAssignment(_ check: inout Check) throws {
        let places = try assignment().places
        let expected = try fields.list("expected")
        check.equal("items", [Double(places.count)], [Double(expected.count)])
        for (index, (place, cell)) in zip(places, expected).enumerated() {
            let cell = try Arguments(cell)
            try check.equal("place \(index)", [Double(index)] + place.numbers, cell.place(withIndex: true))
            try cell.checkAllAreUsed(by: "the place of an item")
        }
    }

    // MARK: Columns

    private func checkColumns(_ strategy: SpanGridColumnSizeStrategy, isRegular: Bool, _ check: inout Check) throws {
        let width = try fields.value("width").length()
        let isLarge = try fields.flag("accessibilityTextSize") ?? false
        let traits = SpanGridTraitCollection(
            sizeCategory: isLarge ? .accessibilityLarge : .large,
            horizontalSizeClass: isRegular ? .regular : .compact
        )
        let columns = strategy.columns(width: width, traits).solverColumns
        check.equal(
            "columns, spacing, tileWidth, gridOriginX",
            [Double(columns.count), columns.gap, columns.tileWidth, columns.start(in: Double(width))],
            try ["columns", "spacing", "tileWidth", "gridOriginX"].map { Double(try fields.value($0).length()) }
        )
    }

    // MARK: Keys and widths

    private func checkWalk(_ check: inout Check) throws {
        let sizes = try fields.list("items").map { try SpanGridLayoutSize($0) }
        let columnCount = Int(try fields.value("columns").length())
        var keys: [SpanGridKey] = []
        for step in try fields.list("steps") {
            let step = try Arguments(step)
            let word = try step.value("press").string()
            guard let key = SpanGridKey(rawValue: word) ?? (word.count == 1 ? SpanGridKey(letter: word.first!) : nil)
            else {
                throw JSON.Unexpected("\(word) isn't a key")
            }
            keys.append(key)
            check.equal(
                "selection after \(keys.map(\.rawValue).joined(separator: ", "))",
                [keys.selection(in: sizes, columnCount: columnCount).map(Double.init)],
                [try step.length("selectedIndex").map { Double($0) }]
            )
            try step.checkAllAreUsed(by: "a step of a walk")
        }
        if keys.isEmpty { check.failures.append("no key is pressed") }
    }

    private func checkWidthChange(_ check: inout Check) throws {
        let change = SpanGridWidthChange(
            from: try fields.length("lastWidth").map { Double($0) },
            to: Double(try fields.value("newWidth").length())
        )
        let notifies = change.invalidatesHeights(growingTo: Double(try fields.value("maxGridWidth").length()))
        if try fields.flag("notifies") != notifies { check.failures.append("notifies: got \(notifies)") }
    }
}

extension SpanGridAssignment.Place {
    /// The numbers in the order in which cases list them.
    var numbers: [Double?] { [span, spanIndex, whitespace, row, column].map { Double($0) } }
}

extension Arguments {
    /// Returns the numbers of a cell's position.
    ///
    /// - Parameter withIndex: Whether the list begins with the index of the item.
    func place(withIndex: Bool) throws -> [Double?] {
        try ((withIndex ? ["index"] : []) + ["span", "spanIndex", "prefixColumns", "row", "column"])
            .map { Double(try value($0).length()) }
    }
}

extension SpanGridLayoutSize {
    /// Creates a size from its spelling in cases.
    init(_ data: JSON) throws {
        switch data {
        case .string("cell"): self = .cell
        case .string("row"): self = .row
        case .number(let count): self = .span(Int(count))
        default: self = .span(Int(try data["span"].length()))
        }
    }
}
