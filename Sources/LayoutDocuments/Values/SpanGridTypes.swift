/// The columns of a span grid in the notation of documents.
enum SpanGridColumnsValue: Hashable, Sendable {
    case fixed(count: Int, width: CGFloat, spacing: CGFloat, rowSpacing: CGFloat?)
    case dynamic
    case dynamicProvider(count: Int)

    /// The strategy of these columns in Swift.
    var strategy: SpanGridColumnSizeStrategy {
        switch self {
        case .dynamic: .dynamic
        case .dynamicProvider(let count): .dynamicProvider(count: count)
        case .fixed(let count, let width, let spacing, nil): .fixed(count: count, width: width, spacing: spacing)
        case .fixed(let count, let width, let spacing, let rowSpacing?):
            .custom { _ in
                SpanGridColumnSizeResult(
                    columnCount: count,
                    interitemSpacing: spacing,
                    interrowSpacing: rowSpacing,
                    tileWidth: width
                )
            }
        }
    }
}

extension ValueType where Value == SpanGridColumnsValue {
    /// The columns of a span grid: their number, width and spacing.
    static let spanGridColumns = ValueType(
        Notation(
            "span-grid-columns",
            "dynamic, dynamicProvider, dynamicProvider(2) with a maximum number of columns, fixed(3,100,20) with the "
                + "count, width and spacing of columns, or fixed(3,100,20,8) with the row spacing too",
            words: ["dynamic", "dynamicProvider"],
            pattern: "dynamicProvider\\([0-9]+\\)|fixed\\([0-9., ]+\\)"
        )
    ) { text in
        if text == "dynamic" { return .dynamic }
        if text == "dynamicProvider" { return .dynamicProvider(count: 3) }
        if let call = Call(text, named: "dynamicProvider") {
            return columnCount(call.inside).map { .dynamicProvider(count: $0) }
        }
        guard let call = Call(text, named: "fixed") else { return nil }
        let parts = WordSplitter.list(call.inside)
        let lengths = parts.dropFirst().map { ValueType<CGFloat>.size.value(of: $0) }
        guard (3...4).contains(parts.count), let count = columnCount(parts[0]), let width = lengths[0],
            let spacing = lengths[1]
        else { return nil }
        guard lengths.count > 2 else { return .fixed(count: count, width: width, spacing: spacing, rowSpacing: nil) }
        return lengths[2].map { .fixed(count: count, width: width, spacing: spacing, rowSpacing: $0) }
    }

    private static func columnCount(_ text: Substring) -> Int? {
        ValueType<Int>.count.value(of: text).flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
}

extension ValueType where Value == SpanGridRowSizeStrategy {
    /// The row height that a span grid proposes to its cells.
    static let spanGridRows = ValueType(
        Notation(
            "span-grid-rows",
            "none, square, largest, or fixed(80) with a height",
            words: ["none", "square", "largest"],
            pattern: "fixed\\([0-9.]+\\)"
        )
    ) { text in
        switch text {
        case "none": return SpanGridRowSizeStrategy.none
        case "square": return .square
        case "largest": return .largest
        default:
            return Call(text, named: "fixed").flatMap { ValueType<CGFloat>.size.value(of: $0.inside) }
                .map { .fixed(height: $0) }
        }
    }
}

extension ValueType where Value == SpanGridLayoutSize {
    /// The number of columns that a cell of a span grid spans.
    static let spanGridSize = ValueType(
        Notation(
            "span-grid-size",
            "cell, row, or span(2) with a number of columns",
            words: ["cell", "row"],
            pattern: "span\\([0-9]+\\)"
        )
    ) { text in
        switch text {
        case "cell": return .cell
        case "row": return .row
        default:
            return Call(text, named: "span").flatMap { ValueType<Int>.count.value(of: $0.inside) }
                .flatMap { $0 > 0 ? .span($0) : nil }
        }
    }
}

extension ValueType where Value == SpanGridKey {
    /// A key that moves the selection.
    static let spanGridKey = ValueType("key", ["up": .up, "left": .left, "down": .down, "right": .right])
}

extension ValueType where Value == [SpanGridKey] {
    /// A list of keys, in the order in which they are pressed.
    static let spanGridKeys = list(of: .spanGridKey, "a list of up, left, down and right, such as \"down down right\"")
}
