import Foundation
import LayoutSolvers
import LibrarySolvers

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

/// A case from a snapshot of a span grid: the expected frames of its cells, and measurements of the picture.
struct SpanGridSnapshot {
    private let scale: CGFloat
    private let canvas: [Double]
    private let input: Arguments
    private let expected: Arguments
    private let measured: JSON
    private let items: [SpanGridLayoutSize]
    private let columns: SpanGridColumnSizeStrategy
    private let rows: SpanGridRowSizeStrategy

    init(_ fields: Arguments) throws {
        scale = try fields.length("scale") ?? 1
        canvas = try fields.value("canvas").doubles()
        input = try Arguments(fields.value("input"))
        expected = try Arguments(fields.value("expected"))
        measured = fields.value("measuredFromPNG")
        items = try input.list("items").map { try SpanGridLayoutSize($0) }
        columns = try SpanGridColumnSizeStrategy(
            input.value("columnStrategy"),
            version: FrameUpVersion(fields.string("version") ?? "")
        )
        rows = try SpanGridRowSizeStrategy(input.value("rowStrategy"))
        // The name of the device adds nothing to the width.
        _ = input.value("device")
    }

    /// Draws the grid and compares it with the expected frames.
    func run(_ check: inout SpanGridCase.Check) throws {
        let content = try SpanGridContent(input, count: items.count)
        let padding = try input.length("outerPadding") ?? 0
        let verticalPadding = try input.length("verticalPadding") ?? 0
        let isCompact = try input.string("horizontalSizeClass").map { $0 == "compact" }
        let textSize = try input.string("contentSizeCategory")
        if let width = try input.length("canvasWidth") { check.equal("canvas", [Double(width)], [canvas[0]]) }
        // A grid without a given width is as wide as the canvas.
        if let width = try input.length("gridWidth") {
            check.equal("width of the grid", [Double(width + padding * 2)], [canvas[0]])
        }
        if let height = try input.length("canvasHeight") { check.equal("canvas", [Double(height)], [canvas[1]]) }
        var allMetadata: [Int: SpanGridCellMetadata] = [:]
        let figure = Figure("A span grid", width: CGFloat(canvas[0]), height: CGFloat(canvas[1])) {
            SpanGrid(
                dataSource: Item.all(items),
                columnSizeStrategy: columns,
                rowSizeStrategy: rows,
                verticalPadding: verticalPadding
            ) { item, metadata in
                let _ = allMetadata[item.id] = metadata
                content.view(item.id, metadata).named("cell \(item.id)")
            }
            .padding(padding)
            .environment(\.displayScale, scale)
            .environment(\.horizontalSizeClass, isCompact.map { $0 ? .compact : .regular })
            .environment(
                \.sizeCategory,
                textSize.map { $0.hasPrefix("accessibility") } == true ? .accessibilityLarge : .large
            )
        }
        let drawing = try figure.drawing()
        for finding in drawing.findings { check.failures.append(finding.message) }
        guard let grid = drawing.grids.first else { return check.failures.append("no grid was drawn") }
        try checkGrid(grid, top: Double(padding + verticalPadding), &check)
        var frames: [Int: CGRect] = [:]
        for element in drawing.elements {
            guard let name = element.name, name.hasPrefix("cell "), let index = Int(name.dropFirst(5)) else { continue }
            frames[index] = frames[index] ?? element.frame
        }
        try checkCells(grid, allMetadata, frames, &check)
        try checkPicture(frames.sorted { $0.key < $1.key }.map(\.value), &check)
        try input.checkAllAreUsed(by: "the input of a span grid")
        try expected.checkAllAreUsed(by: "what is expected of a span grid")
    }

    private struct Item: Identifiable, SpanGridSizeInfoProvider {
        let id: Int
        let layoutSize: SpanGridLayoutSize

        static func all(_ sizes: [SpanGridLayoutSize]) -> [Item] {
            sizes.enumerated().map { Item(id: $0, layoutSize: $1) }
        }
    }

    // MARK: Comparing

    private func checkGrid(_ grid: Drawing.Grid, top: Double, _ check: inout SpanGridCase.Check) throws {
        func wanted(_ name: String) throws -> Double? { try expected.length(name).map { Double($0) } }
        check.equal("columnCount", [Double(grid.columns.count)], [try wanted("columnCount")])
        let first = grid.columns.first
        check.equal("tileWidth", [first?.length], [try wanted("tileWidth")])
        check.equal("gridOriginX", [first?.start], [try wanted("gridOriginX")])
        if grid.columns.count > 1 {
            let gap = grid.columns[1].start - grid.columns[0].start - grid.columns[0].length
            check.equal("spacing between columns", [gap], [try wanted("spacing")])
        }
        let rowGaps = zip(grid.rows, grid.rows.dropFirst()).map { $1.start - $0.start - $0.length }
        let spacing = try wanted("spacing")
        check.equal("spacing between rows", rowGaps, rowGaps.map { _ in spacing })
        check.equal("rowHeights", grid.rows.map(\.length), try expected.value("rowHeights").doubles())
        let end = grid.rows.map { $0.start + $0.length }.max() ?? top
        if let height = try wanted("contentHeight") { check.equal("contentHeight", [end - top], [height]) }
    }

    private func checkCells(
        _ grid: Drawing.Grid,
        _ allMetadata: [Int: SpanGridCellMetadata],
        _ frames: [Int: CGRect],
        _ check: inout SpanGridCase.Check
    ) throws {
        let places = SpanGridAssignment(items.map(\.solverSize), columnCount: grid.columns.count).places
        let cells = try expected.list("cells")
        check.equal("number of cells", [Double(grid.cells.count)], [Double(cells.count)])
        for cell in cells {
            let cell = try Arguments(cell)
            let index = Int(try cell.value("index").length())
            guard grid.cells.indices.contains(index), let metadata = allMetadata[index], let frame = frames[index]
            else {
                check.failures.append("there is no cell \(index)")
                continue
            }
            try check.equal("place of cell \(index)", places[index].numbers, cell.place(withIndex: false))
            let drawn = grid.cells[index]
            check.equal(
                "columns and row of cell \(index) in the drawing",
                [drawn.columns.lowerBound, drawn.columns.count, drawn.rows.lowerBound].map { Double($0) },
                [places[index].column, places[index].span, places[index].row].map { Double($0) }
            )
            let expectedMetadata = try Arguments(cell.value("metadata"))
            check.equal(
                "metadata of cell \(index)",
                [Double(metadata.size.width), metadata.size.height.map { Double($0) }, Double(metadata.columnCount)],
                try ["width", "height", "columnCount"].map { try expectedMetadata.length($0).map { Double($0) } }
            )
            try expectedMetadata.checkAllAreUsed(by: "the metadata of a cell")
            check.equal("frame of cell \(index)", frame.numbers.map { Double($0) }, try cell.value("frame").doubles())
            try cell.checkAllAreUsed(by: "a cell")
        }
    }

    /// Checks that each edge in the picture is at the nearest pixel, independently of other edges.
    private func checkPicture(_ frames: [CGRect], _ check: inout SpanGridCase.Check) throws {
        guard !measured.isNull else { return }
        let picture = try Arguments(measured)
        _ = picture.value("note")
        if try picture.flag("modelMatchesPNG") == false { return }
        func snapped(_ edge: CGFloat) -> CGFloat { (edge * scale).rounded() / scale }
        let drawn = frames.map { frame in
            let (x, y) = (snapped(frame.minX), snapped(frame.minY))
            return CGRect(x: x, y: y, width: snapped(frame.maxX) - x, height: snapped(frame.maxY) - y)
        }
        .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        let rects = try picture.list("rects")
        check.equal("number of cells in the picture", [Double(drawn.count)], [Double(rects.count)])
        for (index, (frame, rect)) in zip(drawn, rects).enumerated() {
            let rect = try Arguments(rect)
            check.equal(
                "cell \(index) in the picture",
                frame.numbers.map { Double($0) },
                try rect.value("rect").doubles(),
                within: 0.5
            )
            let fill = try rect.value("fill").doubles()
            if fill.count != 4 { check.failures.append("the fill of cell \(index) is no colour") }
            try rect.checkAllAreUsed(by: "a cell of a picture")
        }
        try picture.checkAllAreUsed(by: "what was measured in a picture")
    }
}

// MARK: - Strategies

extension SpanGridColumnSizeStrategy {
    /// Creates a strategy from its spelling in cases.
    ///
    /// By default, the release decides between the two dynamic ones.
    fileprivate init(_ data: JSON, version: FrameUpVersion) throws {
        let defaultColumns = version.isNewest ? Self.dynamicProvider() : .dynamic
        switch data {
        case .null: self = defaultColumns
        case .string(let words):
            guard words.hasPrefix("dynamic") else { throw JSON.Unexpected("unknown columns \"\(words)\"") }
            if words == "dynamic" || words.contains("seed") {
                self = .dynamic
            } else if let count = words.number(after: "count:") {
                self = .dynamicProvider(count: count)
            } else if words.contains("dynamicProvider") || words.contains("HEAD") {
                self = .dynamicProvider()
            } else {
                self = defaultColumns
            }
        case .object(let members):
            guard members.count == 1, let (name, value) = members.first else {
                throw JSON.Unexpected("columns have one strategy")
            }
            let arguments = try Arguments(value)
            func count(_ name: String) throws -> Int { Int(try arguments.value(name).length()) }
            switch name {
            case "fixed":
                self = .fixed(
                    count: try count("count"),
                    width: try arguments.value("width").length(),
                    spacing: try arguments.value("spacing").length()
                )
            case "dynamic", "dynamicProvider":
                if arguments.has(anyOf: ["count"]) {
                    self = .dynamicProvider(count: try count("count"))
                } else {
                    self = name == "dynamic" ? defaultColumns : .dynamicProvider()
                }
            default: throw JSON.Unexpected("unknown columns \"\(name)\"")
            }
            try arguments.checkAllAreUsed(by: "columns")
        default: throw JSON.Unexpected("columns can't be so")
        }
    }
}

extension String {
    /// Returns the whole number after a word, or `nil` if there is no such word or number.
    fileprivate func number(after word: String) -> Int? {
        guard let range = range(of: word) else { return nil }
        return Int(self[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber })
    }
}

extension SpanGridRowSizeStrategy {
    /// Creates a strategy from its spelling in cases.
    fileprivate init(_ data: JSON) throws {
        switch data {
        case .null, .string("none"): self = .none
        case .string("square"): self = .square
        case .string("largest"): self = .largest
        case .object(let members):
            guard let fixed = members["fixed"] else { throw JSON.Unexpected("a row has no fixed height") }
            self = .fixed(height: try (fixed["height"].isNull ? fixed : fixed["height"]).length())
        default: throw JSON.Unexpected("rows can't be so high")
        }
    }
}
