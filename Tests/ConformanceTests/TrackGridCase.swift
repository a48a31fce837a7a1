import GridPress
import LayoutSolvers
import LibrarySolvers

/// A case about a track grid: the expected cells, lengths and frames.
struct TrackGridCase {
    private let data: JSON
    private let isRows: Bool
    private let isScrolling: Bool
    private let solver: TrackGridSolver
    private let items: [JSON]

    init(_ testCase: CaseFile.Case) throws {
        data = testCase.data
        isRows = try data["flow"].string() == "rows"
        isScrolling = data["contentMode"] == .string("scroll")
        items = try data["items"].array()
        solver = TrackGridSolver(
            fixedTracks: try data["tracks"].array().map { try Self.track($0).solverSize },
            isDense: data["packing"] == .string("dense"),
            rounding: .outward
        )
    }

    /// Returns the differences from the expected results.
    func failures() throws -> [String] {
        let expected = data["expected"].isNull ? data["derivedExpected"] : data["expected"]
        var check = Check()
        guard !expected.isNull else { return ["nothing is expected"] }
        switch try data["kind"].string() {
        case "arrange", "arrange-performance": try checkArrangement(expected, expected["items"], &check)
        case "position": try checkPositions(expected, &check)
        case "view": try checkView(expected, &check)
        case let kind: check.failures.append("unknown kind of case \"\(kind)\"")
        }
        return check.failures
    }

    /// A collector of differences between numbers.
    private struct Check {
        var failures: [String] = []

        mutating func equal(_ name: String, _ got: [Double], _ wanted: [Double]) {
            let isRight = got.count == wanted.count && zip(got, wanted).allSatisfy { abs($0 - $1) <= 0.001 }
            if !isRight { failures.append("\(name): expected \(wanted), got \(got)") }
        }
    }

    // MARK: Places

    private func arrangement() throws -> TrackGridArrangement {
        solver.arrangement(
            of: try items.map { item in
                let span = item["span"].isNull ? [1, 1] : try item["span"].doubles()
                let start =
                    try item["start"].isNull ? [nil, nil] : item["start"].array().map { try $0.optionalLength() }
                let solverItem = TrackGridItem(
                    fixedSpan: Int(span[0]),
                    growingSpan: Int(span[1]),
                    fixedStart: start[0].map { Int($0) },
                    growingStart: start[1].map { Int($0) }
                )
                return isRows ? solverItem : solverItem.transposed
            }
        )
    }

    /// Returns the first column and row of a cell, and its last ones.
    private func corners(_ cell: TrackGridCell) -> [Double] {
        let fixed = [cell.fixed, cell.fixed + cell.fixedSpan - 1].map(Double.init)
        let growing = [cell.growing, cell.growing + cell.growingSpan - 1].map(Double.init)
        return isRows ? [fixed[0], growing[0], fixed[1], growing[1]] : [growing[0], fixed[0], growing[1], fixed[1]]
    }

    @discardableResult
    private func checkArrangement(_ expected: JSON, _ places: JSON, _ check: inout Check) throws -> TrackGridArrangement
    {
        let arrangement = try arrangement()
        let counts = [arrangement.fixedCount, arrangement.growingCount].map(Double.init)
        if !expected["columns"].isNull {
            let wanted = [try Double(expected["columns"].length()), try Double(expected["rows"].length())]
            check.equal("columns and rows", isRows ? counts : counts.reversed(), wanted)
        }
        let wanted = try places.array()
        if wanted.count != arrangement.cells.count {
            check.failures.append("expected \(wanted.count) placed items, got \(arrangement.cells.count)")
        }
        // The expected items are in the order in which they are placed.
        for (place, index) in zip(wanted, arrangement.order) {
            check.equal("item placed", [try Double(items[index]["id"].length())], [try Double(place["id"].length())])
            check.equal(
                "item \(index)",
                corners(arrangement.cells[index]),
                try place["start"].doubles() + place["end"].doubles()
            )
        }
        let warnings = expected["warnings"].isNull ? data["warnings"] : expected["warnings"]
        if !warnings.isNull {
            check.equal(
                "items warned of",
                arrangement.warnings.map { Double($0.item) },
                try warnings.array().map { try Double($0["item"].length()) }
            )
        }
        return arrangement
    }

    // MARK: Positions

    private func checkPositions(_ expected: JSON, _ check: inout Check) throws {
        let arrangement: TrackGridArrangement
        if data["arrangement"].isNull {
            arrangement = try checkArrangement(expected, expected["arrangement"], &check)
        } else {
            // The case contains the cell of each item.
            arrangement = solver.arrangement(
                of: try items.map { item in
                    let (start, end) = (try item["start"].doubles(), try item["end"].doubles())
                    let solverItem = TrackGridItem(
                        fixedSpan: Int(end[0] - start[0]) + 1,
                        growingSpan: Int(end[1] - start[1]) + 1,
                        fixedStart: Int(start[0]),
                        growingStart: Int(start[1])
                    )
                    return isRows ? solverItem : solverItem.transposed
                }
            )
        }
        let bound = try data["boundingSize"].doubles()
        let sizes = try items.map { try $0["measuredSize"].doubles() }
        let (fixedAxis, growingAxis) = isRows ? (0, 1) : (1, 0)
        let fixed = solver.fixedLengths(arrangement, items: sizes.map { $0[fixedAxis] }, bound: bound[fixedAxis])
        let growing = solver.growingLengths(
            arrangement,
            items: sizes.map { $0[growingAxis] },
            bound: isScrolling ? .infinity : bound[growingAxis]
        )
        if !expected["fixedTracks"].isNull {
            check.equal("fixed tracks", fixed, try expected["fixedTracks"].doubles())
            check.equal("growing tracks", growing, try expected["growingTracks"].doubles())
        }
        let total = [fixed.reduce(0, +).rounded(), growing.reduce(0, +).rounded()]
        check.equal("total size", isRows ? total : total.reversed(), try expected["totalSize"].doubles())
        for (rounding, wanted) in [(TrackGridRounding.outward, "frames"), (.exact, "unroundedFrames")]
        where !expected[wanted].isNull {
            var solver = solver
            solver.rounding = rounding
            let frames = solver.frames(arrangement, fixedLengths: fixed, growingLengths: growing) { item, cell in
                guard isScrolling else { return 0 }
                let slack = cell - sizes[item][growingAxis]
                let alignment = (try? Self.alignment(items[item]["alignment"])) ?? nil
                return slack * Self.part(alignment ?? .center, isVertical: isRows)
            }
            for (index, frame) in frames.enumerated() {
                let numbers =
                    isRows
                    ? [frame.fixed, frame.growing, frame.fixedLength, frame.growingLength]
                    : [frame.growing, frame.fixed, frame.growingLength, frame.fixedLength]
                let all = try expected[wanted].array()
                check.equal("\(wanted) \(index)", numbers, try all[index]["frame"].doubles())
            }
        }
    }

    // MARK: Views

    private func checkView(_ expected: JSON, _ check: inout Check) throws {
        try checkArrangement(expected, expected["arrangement"], &check)
        let container = try data["container"].doubles()
        let spacing = GridSpacing(
            horizontal: try data["spacing"]["horizontal"].length(),
            vertical: try data["spacing"]["vertical"].length()
        )
        let tracks = try data["tracks"].array().map(Self.track)
        let views = try items.enumerated().map { index, item in
            let view = try Self.view(item["view"]).named("item \(index)")
            let span = try item["span"].doubles()
            let start = try item["start"].array().map { try $0.optionalLength() }
            return AnyView(
                view.gridSpan(column: Int(span[0]), row: Int(span[1]))
                    .gridStart(column: start[0].map { Int($0) }, row: start[1].map { Int($0) })
                    .gridItemAlignment(try Self.alignment(item["alignment"]))
                    .gridCellBackground { _ in Color.gray.named("cell \(index)") }
            )
        }
        let grid = Grid(
            0..<views.count,
            tracks: tracks,
            contentMode: isScrolling ? .scroll : .fill,
            flow: isRows ? .rows : .columns,
            packing: data["packing"] == .string("dense") ? .dense : .sparse,
            spacing: spacing,
            commonItemsAlignment: try Self.alignment(data["commonItemsAlignment"]),
            contentAlignment: try Self.alignment(data["contentAlignment"])
        ) {
            views[$0]
        }
        .gridRounding(.outward)
        let drawing = try Figure("Case", width: container[0], height: container[1]) { grid }.drawing()
        for (index, item) in try expected["items"].array().enumerated() {
            for (name, key) in [("item \(index)", "item"), ("cell \(index)", "decoration")] {
                let frame = drawing.frames(named: name).first ?? .null
                check.equal(
                    "\(key) \(index)",
                    [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
                    try item[key].doubles()
                )
            }
        }
        if drawing.grids.count != 1 { check.failures.append("the drawing has \(drawing.grids.count) grids") }
    }

    private static func view(_ data: JSON) throws -> AnyView {
        let words = try data.array()
        let numbers = try words.dropFirst().map { try $0.length() }
        switch try words[0].string() {
        case "flex": return AnyView(Color.blue)
        case "maxWidth": return AnyView(Color.blue.frame(maxWidth: numbers[0]))
        case "fixed": return AnyView(Color.blue.frame(width: numbers[0], height: numbers[1]))
        case "aspectFit": return AnyView(Color.blue.aspectRatio(numbers[0], contentMode: .fit))
        case let word: throw JSON.Unexpected("unknown view \"\(word)\"")
        }
    }

    // MARK: Words

    private static func track(_ data: JSON) throws -> GridTrack {
        if data == .string("fit") { return .fit }
        if !data["fr"].isNull { return .fr(try data["fr"].length()) }
        return .pt(try data["pt"].length())
    }

    private static func alignment(_ data: JSON) throws -> GridAlignment? {
        guard !data.isNull else { return nil }
        let word = try data.string()
        guard let alignment = GridAlignment.allCases.first(where: { $0.description == word }) else {
            throw JSON.Unexpected("\"\(word)\" isn't an alignment")
        }
        return alignment
    }

    /// Returns the part of the free length that is before an item along an axis, from 0 to 1.
    private static func part(_ alignment: GridAlignment, isVertical: Bool) -> Double {
        let word = alignment.description.lowercased()
        let (start, end) = isVertical ? ("top", "bottom") : ("leading", "trailing")
        return word.contains(start) ? 0 : word.contains(end) ? 1 : 0.5
    }
}

extension JSON {
    /// Returns a list of numbers.
    func doubles() throws -> [Double] { try lengths().map { Double($0) } }
}

extension GridTrack {
    /// The track as a size for the solver.
    fileprivate var solverSize: TrackSize {
        switch self {
        case .fr(let number): .fraction(number)
        case .pt(let length): .points(length)
        default: .fit
        }
    }
}
