import LayoutSolvers

/// A row or a column of a custom layout: items one after the other, up to a length.
struct FULine {
    let axis: Axis
    let alignment: FUAlignment
    let minSpacing: CGFloat
    let limit: CGFloat
    private(set) var items: [(key: Int, size: CGSize)] = []
    /// The length that the gaps grow to fill; `nil` where they don't.
    var justifiedLength: CGFloat?

    init(axis: Axis, alignment: FUAlignment, minSpacing: CGFloat, limit: CGFloat) {
        self.axis = axis
        self.alignment = alignment
        self.minSpacing = minSpacing
        self.limit = limit
    }

    /// How long all items are together.
    private(set) var contentLength: CGFloat = 0

    /// How broad the broadest item is.
    private(set) var contentBreadth: CGFloat = 0

    /// How long the line is with gaps that don't grow.
    var minLength: CGFloat { contentLength + gaps * minSpacing }

    /// How long the line is.
    var length: CGFloat { contentLength + gaps * spacing }

    /// The gap between two items.
    var spacing: CGFloat {
        guard alignment[axis] == .justified, items.count > 1, let justifiedLength else { return minSpacing }
        return (justifiedLength - contentLength) / gaps
    }

    private var gaps: CGFloat { CGFloat(max(items.count - 1, 0)) }

    /// Adds an item; one that doesn't fit is refused, unless it is the first.
    mutating func append(_ item: (key: Int, value: CGSize)) -> Bool {
        let most = CGFloat(FlowSolver.most(in: Double(limit)))
        guard items.isEmpty || minLength + minSpacing + item.value[axis] <= most else { return false }
        items.append((item.key, item.value))
        contentLength += item.value[axis]
        contentBreadth = max(contentBreadth, item.value[axis.other])
        return true
    }

    /// Where items go in a line at a place, aligned in a length.
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

/// A row or a column that is made of a line.
protocol FULineContainer {
    var line: FULine { get set }
}

extension Array where Element: FULineContainer {
    /// The length of the longest line, with gaps that don't grow.
    var maxMinLength: CGFloat { reduce(0) { Swift.max($0, $1.line.minLength) } }

    /// Lets the gaps of lines grow whose alignment says so.
    mutating func justify(length: CGFloat?, skipLast: Bool) {
        let length = length ?? maxMinLength
        for index in skipLast ? indices.dropLast() : indices { self[index].line.justifiedLength = length }
    }
}
