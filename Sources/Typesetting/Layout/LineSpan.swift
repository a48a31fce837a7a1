/// A line as wrapping finds it.
struct LineSpan {
    /// The scalar it starts with.
    var start: Int
    /// Where it ends for the eye.
    var visibleEnd: Int
    /// Where the next line starts.
    var end: Int
    /// Whether a hyphen is shown at its end.
    var hasHyphen = false
    /// Whether it ends inside a word that is wider than the line.
    var isInsideWord = false
    /// Whether the paragraph ends with it.
    var endsParagraph = false
}

/// Finds the lines of a text in a width, one after the other.
///
/// A line takes as many segments as fit. A segment wider than a line starts on a line of its own and is parted between
/// clusters, of which each line takes at least one.
struct LineWrapper {
    private let text: FlatText
    private let width: Double
    private let clusterStarts: () -> [Bool]
    private let hyphenWidth: (Int) -> Double
    /// The width of scalars that stand on a line by themselves, where that isn't the sum of their advances.
    private let lineWidth: ((Range<Int>) -> Double)?
    private var start = 0
    private var segment = 0

    /// Widths that miss by rounding alone fit.
    private static let tolerance = 1e-6

    init(
        _ text: FlatText,
        width: Double,
        clusterStarts: @escaping () -> [Bool],
        hyphenWidth: @escaping (Int) -> Double,
        lineWidth: ((Range<Int>) -> Double)?
    ) {
        self.lineWidth = lineWidth
        self.text = text
        self.width = width + Self.tolerance
        self.clusterStarts = clusterStarts
        self.hyphenWidth = hyphenWidth
    }

    /// The next line; `nil` behind the last.
    mutating func next() -> LineSpan? {
        guard segment < text.segments.count else { return nil }
        guard let last = lastFittingSegment() else { return brokenWordLine() }
        let end = text.segments[last]
        var span = LineSpan(start: start, visibleEnd: end.visibleEnd, end: end.end)
        span.endsParagraph = end.isLast
        span.hasHyphen = end.hasSoftHyphen
        // Spaces at the end of a paragraph count as long as there is room for them.
        if end.isLast, text.width(start, end.contentEnd) <= width { span.visibleEnd = end.contentEnd }
        start = end.end
        segment = last + 1
        return span
    }

    /// The last segment that the line can end with.
    private func lastFittingSegment() -> Int? {
        var fitting: Int?
        for index in segment..<text.segments.count {
            let candidate = text.segments[index]
            let width = text.width(start, candidate.visibleEnd)
            guard width <= self.width else { break }
            if !candidate.hasSoftHyphen || width + hyphenWidth(candidate.visibleEnd) <= self.width { fitting = index }
            if candidate.isLast { break }
        }
        guard let lineWidth else { return fitting }
        // The last letter may be wider without the space behind it.
        while let last = fitting, lineWidth(start..<text.segments[last].visibleEnd) > width {
            fitting = last > segment ? last - 1 : nil
        }
        return fitting
    }

    /// Returns a line that ends inside the next segment.
    private mutating func brokenWordLine() -> LineSpan {
        let whole = text.segments[segment]
        let starts = clusterStarts()
        var end = endOfNarrowestLine(starts)
        var next = end
        while next < whole.visibleEnd {
            next += 1
            while !starts[next] { next += 1 }
            guard lineWidth?(start..<next) ?? text.width(start, next) <= width else { break }
            end = next
        }
        var span = LineSpan(start: start, visibleEnd: end, end: end, isInsideWord: end < whole.visibleEnd)
        start = end
        if end >= whole.visibleEnd {
            span.end = whole.end
            span.endsParagraph = whole.isLast
            start = whole.end
            segment += 1
        }
        return span
    }

    /// Where the next line ends if there is room for nothing.
    ///
    /// A line takes one cluster at least.
    private func endOfNarrowestLine(_ clusterStarts: [Bool]) -> Int {
        var end = start + 1
        while !clusterStarts[end] { end += 1 }
        return end
    }
}
