extension ValueType where Value == [GridItem] {
    /// The columns or rows of a lazy grid: a number of flexible items, or a list of items.
    static let gridItems = ValueType(
        Notation(
            "grid-items",
            "a number of flexible items, from 1 to 10000, or items such as \"fixed(60) flexible flexible(100) "
                + "flexible(100...200) adaptive(50) adaptive(50...100).spacing(5).aligned(topLeading)\"",
            pattern: Notation.anything
        )
    ) { text in
        if let count = ValueType<Int>.count.value(of: text) {
            return (1...10_000).contains(count) ? Array(repeating: GridItem(), count: count) : nil
        }
        let items = WordSplitter.list(text).map { GridItem(spelled: $0) }
        return items.isEmpty || items.contains { $0 == nil } ? nil : items.compactMap(\.self)
    }
}

extension GridItem {
    /// Creates an item from its size, followed by its spacing and its alignment in either order; `nil` for other text.
    fileprivate init?(spelled text: Substring) {
        var rest = text
        var spacing: CGFloat?
        var alignment: Alignment?
        for _ in 0..<2 {
            if spacing == nil, let call = Call(rest, named: "spacing", isBehind: true),
                let length = ValueType<CGFloat>.length.value(of: call.inside)
            {
                (spacing, rest) = (length, call.before)
            } else if alignment == nil, let call = Call(rest, named: "aligned", isBehind: true),
                let place = ValueType<Alignment>.alignment.value(of: call.inside)
            {
                (alignment, rest) = (place, call.before)
            }
        }
        guard let size = Size(spelled: rest) else { return nil }
        self.init(size, spacing: spacing, alignment: alignment)
    }
}

extension GridItem.Size {
    /// Creates the size of an item from its text; `nil` for other text.
    fileprivate init?(spelled text: Substring) {
        if text == "flexible" {
            self = .flexible()
        } else if let call = Call(text, named: "fixed"), let length = ValueType<CGFloat>.size.value(of: call.inside) {
            self = .fixed(length)
        } else if let call = Call(text, named: "flexible"), let limits = Limits(call.inside) {
            self = .flexible(minimum: limits.minimum, maximum: limits.maximum)
        } else if let call = Call(text, named: "adaptive"), let limits = Limits(call.inside) {
            self = .adaptive(minimum: limits.minimum, maximum: limits.maximum)
        } else {
            return nil
        }
    }

    /// A minimum and, after three dots, a maximum that is at least as large; infinity without one.
    private struct Limits {
        let minimum: CGFloat
        let maximum: CGFloat

        init?(_ text: Substring) {
            let dots = text.firstRange(of: "...")
            guard let least = ValueType<CGFloat>.size.value(of: text[..<(dots?.lowerBound ?? text.endIndex)]),
                let most = dots.map({ ValueType<CGFloat>.size.value(of: text[$0.upperBound...]) }) ?? .infinity,
                least <= most
            else { return nil }
            (minimum, maximum) = (least, most)
        }
    }
}
