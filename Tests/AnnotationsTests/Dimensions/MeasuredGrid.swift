import GridPress

/// The lengths that a dimensioned grid has to show, computed only from its tracks and cells.
struct MeasuredGrid {
    struct Measure {
        var isWidth: Bool
        var start: Double
        var end: Double
        /// The range across the measured axis in which its line has to lie; `nil` if it lies outside of the grid.
        var across: ClosedRange<Double>?
        var text: String
    }

    /// A cell size that one label shows.
    struct Size {
        var width: Measure
        var height: Measure
        /// The measures of further cells of the same size.
        var others: [(width: Measure, height: Measure)] = []

        /// The label for width and height.
        var text: String { "\(width.text) × \(height.text)" }
    }

    /// The lengths in the chains of both axes, and their totals.
    var measures: [Measure] = []
    /// The sizes of cells that aren't measured by the chains.
    var sizes: [Size] = []

    /// Creates an empty set of measures.
    init() {}

    /// Creates the measures of both chains of a grid, their totals, and the sizes of cells.
    ///
    /// - Parameters:
    ///   - grid: The grid to measure.
    ///   - window: The visible part of the picture; `nil` for all of it.
    init(_ grid: Drawing.Grid, within window: CGRect? = nil) {
        let window = window ?? CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
        for (tracks, isWidth, seen) in [
            (grid.columns, true, window.minX...window.maxX), (grid.rows, false, window.minY...window.maxY),
        ] {
            let sorted = tracks.map { (start: $0.start, end: $0.start + $0.length) }.sorted { $0 < $1 }
                .filter { $0.end >= seen.lowerBound && $0.start <= seen.upperBound }
            // A grid isn't visible if no track of one axis is.
            guard !sorted.isEmpty else {
                measures = []
                return
            }
            var chain: [(start: Double, end: Double)] = []
            for track in sorted {
                if let last = chain.last, track.start - last.end > 0.001 { chain.append((last.end, track.start)) }
                chain.append(track)
            }
            // The total, unless one of the measures has the same ends.
            let sum = (start: chain[0].start, end: chain.map(\.end).max()!)
            if !chain.contains(where: { Self.areSame($0.start, sum.start) && Self.areSame($0.end, sum.end) }) {
                chain.append(sum)
            }
            for (start, end) in chain {
                measures.append(
                    Measure(isWidth: isWidth, start: start, end: end, across: nil, text: Self.text(end - start))
                )
            }
        }
        let known = measures.map { ($0.isWidth, $0.start, $0.end) }
        func isKnown(_ isWidth: Bool, _ start: Double, _ end: Double) -> Bool {
            known.contains { $0.0 == isWidth && Self.areSame($0.1, start) && Self.areSame($0.2, end) }
        }
        var texts: Set<String> = []
        let frames = grid.cells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        for frame in frames {
            guard frame.maxX >= window.minX, frame.minX <= window.maxX, frame.maxY >= window.minY,
                frame.minY <= window.maxY
            else { continue }
            let size = Size(
                width: Measure(
                    isWidth: true,
                    start: frame.minX,
                    end: frame.maxX,
                    across: frame.minY...frame.maxY,
                    text: Self.text(frame.width)
                ),
                height: Measure(
                    isWidth: false,
                    start: frame.minY,
                    end: frame.maxY,
                    across: frame.minX...frame.maxX,
                    text: Self.text(frame.height)
                )
            )
            // Each size is measured once, and not at all if both lengths already are.
            if let place = sizes.firstIndex(where: { $0.text == size.text }) {
                sizes[place].others.append((size.width, size.height))
            }
            guard texts.insert(size.text).inserted,
                !(isKnown(true, frame.minX, frame.maxX) && isKnown(false, frame.minY, frame.maxY))
            else { continue }
            sizes.append(size)
        }
    }

    /// Returns whether two places are the same hundredth of a point.
    private static func areSame(_ first: Double, _ second: Double) -> Bool {
        (first * 100).rounded() == (second * 100).rounded()
    }

    /// Returns the measures that the labels of a picture show, or `nil` if the labels show others.
    func measures(saidBy labels: [String], in drawn: DrawnAnnotation) -> [Measure]? {
        let tips = drawn.tips
        var rest = labels
        var said = measures
        for size in sizes {
            if let place = rest.firstIndex(of: size.text) {
                rest.remove(at: place)
            } else {
                let cells = [(width: size.width, height: size.height)] + size.others
                let cell = cells.first { [$0.width, $0.height].allSatisfy { isDrawn($0, in: drawn, tips: tips) } }
                for measure in [cell?.width ?? size.width, cell?.height ?? size.height] {
                    guard let place = rest.firstIndex(of: measure.text) else { return nil }
                    rest.remove(at: place)
                    said.append(measure)
                }
            }
        }
        // Adjacent gaps without room for a label share one, such as "3 × 8".
        let spelledOut = rest.flatMap { label -> [String] in
            let parts = label.split(separator: " ")
            guard parts.count == 3, parts[1] == "×", let count = Int(parts[0]) else { return [label] }
            return Array(repeating: String(parts[2]), count: count)
        }
        return spelledOut.sorted() == measures.map(\.text).sorted() ? said : nil
    }

    /// Returns a length with one decimal at most, or with two where one decimal would hide that it isn't a whole
    /// number.
    static func text(_ length: Double) -> String {
        let tenths = Int((length * 10).rounded())
        if tenths % 10 == 0, abs(length * 10 - Double(tenths)) >= 0.05 {
            let hundredths = Int((length * 100).rounded())
            let digits = String(String(100 + hundredths % 100).dropFirst())
            let rest = digits.hasSuffix("0") ? String(digits.dropLast()) : digits
            return rest == "0" ? "\(hundredths / 100)" : "\(hundredths / 100).\(rest)"
        }
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    /// Returns whether a picture marks both ends of a measure and draws a line between them.
    func isDrawn(_ measure: Measure, in drawn: DrawnAnnotation, tips: [CGPoint]) -> Bool {
        func along(_ point: CGPoint) -> Double { measure.isWidth ? point.x : point.y }
        func across(_ point: CGPoint) -> Double { measure.isWidth ? point.y : point.x }
        let starts = tips.filter { abs(along($0) - measure.start) < 0.01 }.map(across)
        let ends = tips.filter { abs(along($0) - measure.end) < 0.01 }.map(across)
        return starts.contains { line in
            if let room = measure.across, !(room.lowerBound - 0.01...room.upperBound + 0.01).contains(line) {
                return false
            }
            guard ends.contains(where: { abs($0 - line) < 0.01 }) else { return false }
            return length(of: measure, at: line, drawn) >= measure.end - measure.start - 4.1
        }
    }

    /// Returns the length of a measure that is covered by lines at a position across its axis.
    private func length(of measure: Measure, at line: Double, _ drawn: DrawnAnnotation) -> Double {
        var covered: [(Double, Double)] = []
        for (segment, width) in drawn.segments where width == 1 {
            let (one, other) =
                measure.isWidth
                ? (segment.start, segment.end)
                : (CGPoint(x: segment.start.y, y: segment.start.x), CGPoint(x: segment.end.y, y: segment.end.x))
            guard abs(one.y - line) < 0.01, abs(other.y - line) < 0.01 else { continue }
            let low = max(min(one.x, other.x), measure.start)
            let high = min(max(one.x, other.x), measure.end)
            if high > low { covered.append((low, high)) }
        }
        var sum = 0.0
        var reached = -Double.infinity
        for (low, high) in covered.sorted(by: { $0 < $1 }) {
            sum += max(0, high - max(low, reached))
            reached = max(reached, high)
        }
        return sum
    }
}
