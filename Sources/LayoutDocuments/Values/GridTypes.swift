extension ValueType where Value == [GridTrack] {
    /// The tracks of a grid: a number of equal tracks, or a list of tracks.
    static let tracks = ValueType(
        Notation(
            "tracks",
            "a number of equal tracks, from 1 to 10000, or tracks such as \"pt(60) fr(1) fit minmax(pt(40),fr(2)) "
                + "fit.aligned(trailing)\"",
            pattern: Notation.anything
        )
    ) { text in
        if let count = ValueType<Int>.count.value(of: text) {
            return (1...10_000).contains(count) ? Array(repeating: .fr(1), count: count) : nil
        }
        let tracks = WordSplitter.list(text).map { GridTrack(spelled: $0) }
        return tracks.isEmpty || tracks.contains { $0 == nil } ? nil : tracks.compactMap(\.self)
    }
}

extension GridTrack {
    /// Creates a track from the notation of Swift, without the points before its names; `nil` for other text.
    fileprivate init?(spelled text: Substring) {
        guard let call = Call(text, named: "aligned", isBehind: true) else {
            self.init(size: text)
            return
        }
        guard let alignment = ValueType<GridAlignment>.gridAlignment.value(of: call.inside),
            let track = GridTrack(size: call.before)
        else { return nil }
        self = track.aligned(alignment)
    }

    /// Creates a track from one length, or from a minimum and a maximum; `nil` for other text.
    private init?(size text: Substring) {
        guard let call = Call(text, named: "minmax") else {
            self.init(length: text)
            return
        }
        let parts = WordSplitter.list(call.inside)
        guard parts.count == 2, let least = GridTrack(length: parts[0]), let most = GridTrack(length: parts[1])
        else { return nil }
        self = .minmax(least, most)
    }

    /// Creates a track from one length; `nil` for other text.
    private init?(length text: Substring) {
        if text == "fit" {
            self = .fit
        } else if let call = Call(text, named: "pt"), let length = ValueType<CGFloat>.size.value(of: call.inside) {
            self = .pt(length)
        } else if let call = Call(text, named: "fr"), let number = ValueType<CGFloat>.size.value(of: call.inside) {
            self = .fr(number)
        } else {
            return nil
        }
    }
}

extension ValueType where Value == GridSpacing {
    /// The spacing between cells.
    static let gridSpacing = ValueType(
        Notation(
            "grid-spacing",
            "a length in points of at least 0, or a horizontal and a vertical one, such as 10,5",
            pattern: "[0-9.]+([, ][0-9.]+)?"
        )
    ) { text in
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == " " }
            .map { ValueType<CGFloat>.size.value(of: $0) }
        guard let first = parts.first, let horizontal = first, parts.count <= 2, let last = parts.last,
            let vertical = last
        else { return nil }
        return GridSpacing(horizontal: horizontal, vertical: vertical)
    }
}

extension ValueType where Value == GridContentMode {
    /// The content mode of a grid: the space that it takes along the axis on which it grows.
    static let gridContentMode = ValueType(
        "grid-content-mode",
        ["fill": .fill, "scroll": .scroll, "intrinsic": .intrinsic]
    )
}

extension ValueType where Value == GridFlow {
    /// The axis along which a grid places its items.
    static let gridFlow = ValueType("grid-flow", ["rows": .rows, "columns": .columns])
}

extension ValueType where Value == GridPacking {
    /// The packing of items.
    static let gridPacking = ValueType("grid-packing", ["sparse": .sparse, "dense": .dense])
}

extension ValueType where Value == GridAlignment {
    /// An alignment in a cell, or in a grid.
    static let gridAlignment = ValueType(
        "grid-alignment",
        [
            "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
            "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
            "bottomTrailing": .bottomTrailing,
        ]
    )
}

extension ValueType where Value == GridSpanDistribution {
    /// The distribution of the space that an item needs among its tracks.
    static let gridSpanDistribution = ValueType(
        "grid-span-distribution",
        ["equal": .equal, "cssLike": .cssLike]
    )
}

extension ValueType where Value == GridRounding {
    /// The rounding of cell frames.
    static let gridRounding = ValueType(
        Notation(
            "grid-rounding",
            "exact, outward, or pixel with the number of pixels per point, such as pixel(2)",
            words: ["exact", "outward"],
            pattern: "pixel\\([0-9.]+\\)"
        )
    ) { text in
        switch text {
        case "exact": return .exact
        case "outward": return .outward
        default:
            guard text.hasPrefix("pixel("), text.last == ")",
                let scale = ValueType<CGFloat>.size.value(of: text.dropFirst(6).dropLast()), scale > 0
            else { return nil }
            return .pixel(scale)
        }
    }
}

extension ValueType where Value == GridSpan {
    /// A number of columns and rows.
    static let gridExtent = ValueType(
        Notation("grid-extent", "a number of columns and a number of rows, such as 2,1", pattern: "[0-9]+,[0-9]+")
    ) { text in
        numbers(text).map { [$0.column, $0.row] }
    }
}

extension ValueType where Value == GridStart {
    /// A column and a row.
    static let gridPosition = ValueType(
        Notation("grid-position", "a column and a row counted from 0, such as 1,0", pattern: "[0-9]+,[0-9]+")
    ) { text in
        numbers(text).map { [$0.column, $0.row] }
    }
}

/// Returns two whole numbers that are separated by a comma; `nil` for other text.
private func numbers(_ text: Substring) -> (column: Int, row: Int)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let column = ValueType<Int>.count.value(of: parts[0]),
        let row = ValueType<Int>.count.value(of: parts[1])
    else { return nil }
    return (column, row)
}
