import LibrarySolvers

/// A row or a column of a custom layout: items one after the other, up to a maximum length.
struct FULine {
    let axis: Axis
    let alignment: FUAlignment
    let minSpacing: CGFloat
    let limit: CGFloat
    private(set) var items: [(key: Int, size: CGSize)] = []
    /// The length that the gaps of a justified line grow to fill; `nil` for minimum gaps.
    var justifiedLength: CGFloat?

    /// The sum of the lengths of all items.
    private(set) var contentLength: CGFloat = 0

    /// The largest length of an item across the line.
    private(set) var contentBreadth: CGFloat = 0

    /// The length of the line with its minimum gaps.
    var minLength: CGFloat { contentLength + gaps * minSpacing }

    /// The length of the line with its current gaps.
    var length: CGFloat { contentLength + gaps * spacing }

    /// The current gap between two items.
    var spacing: CGFloat {
        guard alignment[axis] == .justified, items.count > 1, let justifiedLength else { return minSpacing }
        return (justifiedLength - contentLength) / gaps
    }

    private var gaps: CGFloat { CGFloat(max(items.count - 1, 0)) }

    /// Adds an item if it fits or is the first item, and returns whether it was added.
    mutating func append(_ item: (key: Int, value: CGSize)) -> Bool {
        let most = CGFloat(FlowSolver.most(in: Double(limit)))
        guard items.isEmpty || minLength + minSpacing + item.value[axis] <= most else { return false }
        items.append((item.key, item.value))
        contentLength += item.value[axis]
        contentBreadth = max(contentBreadth, item.value[axis.other])
        return true
    }

    /// Returns the offsets of the items, by their positions.
    ///
    /// - Parameters:
    ///   - start: The position of the line across its axis.
    ///   - alignmentLength: The length in which the items are aligned; `nil` for the length of the line.
    func contentOffsets(across start: CGFloat, alignmentLength: CGFloat?) -> [Int: CGPoint] {
        var along = CGFloat(alignment[axis].shift(of: Double((alignmentLength ?? length) - length)))
        let spacing = spacing
        var offsets: [Int: CGPoint] = [:]
        for item in items {
            let spare = contentBreadth - item.size[axis.other]
            let across = start + CGFloat(alignment[axis.other].shift(of: Double(spare)))
            offsets[item.key] = CGPoint(axis, along, across: across)
            along += item.size[axis] + spacing
        }
        return offsets
    }
}

/// A row or a column that wraps a line.
protocol FULineContainer {
    var line: FULine { get set }
}

extension Array where Element: FULineContainer {
    /// The length of the longest line with its minimum gaps.
    var maxMinLength: CGFloat { reduce(0) { Swift.max($0, $1.line.minLength) } }

    /// Sets the gaps of justified lines so that they fill a length.
    mutating func justify(length: CGFloat?, skipLast: Bool) {
        let length = length ?? maxMinLength
        for index in skipLast ? indices.dropLast() : indices { self[index].line.justifiedLength = length }
    }
}
