/// The range of a line, as computed by ``LineWrapper``.
struct LineSpan {
    /// The index of the first scalar of the line.
    var start: Int
    /// The end of the visible scalars of the line, without trailing spaces.
    var visibleEnd: Int
    /// The index of the first scalar of the next line.
    var end: Int
    /// Whether a hyphen is drawn at the end of the line.
    var hasHyphen = false
    /// Whether the line ends inside a word that is wider than the line.
    var isInsideWord = false
    /// Whether the line is the last line of its paragraph.
    var endsParagraph = false
}

/// An iterator over the lines of a text that is broken to fit a width.
///
/// A line has as many segments as fit. A segment that is wider than a line starts on a new line, and is broken
/// between clusters. Each line has at least one cluster.
struct LineWrapper {
    private let text: FlatText
    private let width: Double
    private let clusterStarts: () -> [Bool]
    private let hyphenWidth: (Int) -> Double
    /// A closure that returns the width of scalars on a separate line; `nil` if the width is the sum of their advances.
    private let lineWidth: ((Range<Int>) -> Double)?
    private var start = 0
    private var segment = 0

    /// The difference up to which wider text still fits, because of rounding errors.
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

    /// Returns the next line; `nil` after the last line.
    mutating func next() -> LineSpan? {
        guard segment < text.segments.count else { return nil }
        guard let last = lastFittingSegment() else { return brokenWordLine() }
        let end = text.segments[last]
        var span = LineSpan(start: start, visibleEnd: end.visibleEnd, end: end.end)
        span.endsParagraph = end.isLast
        span.hasHyphen = end.hasSoftHyphen
        // Spaces at the end of a paragraph count as far as there is room for them.
        if end.isLast, text.width(start, end.contentEnd) <= width { span.visibleEnd = end.contentEnd }
        start = end.end
        segment = last + 1
        return span
    }

    /// Returns the last segment that fits on the line; `nil` if none does.
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
        // The last letter may be wider without the space after it.
        while let last = fitting, lineWidth(start..<text.segments[last].visibleEnd) > width {
            fitting = last > segment ? last - 1 : nil
        }
        return fitting
    }

    /// Returns a line that ends inside the next segment, which is wider than the line.
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

    /// Returns the end of the next line if there is no room: after one cluster.
    private func endOfNarrowestLine(_ clusterStarts: [Bool]) -> Int {
        var end = start + 1
        while !clusterStarts[end] { end += 1 }
        return end
    }
}
