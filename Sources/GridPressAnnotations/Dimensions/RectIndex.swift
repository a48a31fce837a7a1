/// A spatial index of rectangles.
///
/// Most of them are in trees of boxes, the larger trees first; the latest ones are on a list until there are enough for a
/// tree. Trees of one size become one, so that each rectangle is sorted about as often as their number has digits.
struct RectIndex {
    private var rects: [CGRect] = []
    private var trees: [RectTree] = []
    private var latest: [RectTree.Entry] = []

    /// The number of rectangles that are searched one by one.
    private static let mostLatest = 16

    /// An index without rectangles.
    init() {}

    /// An index of some rectangles.
    init(_ rects: [CGRect]) {
        self.rects = rects
        let entries = rects.indices.map { RectTree.Entry(rects[$0], index: $0) }
        if entries.count <= Self.mostLatest { latest = entries } else { trees = [RectTree(entries)] }
    }

    /// Adds a rectangle.
    mutating func insert(_ rect: CGRect) {
        latest.append(RectTree.Entry(rect, index: rects.count))
        rects.append(rect)
        guard latest.count > Self.mostLatest else { return }
        var entries = latest
        latest.removeAll(keepingCapacity: true)
        while let last = trees.last, last.entries.count < 2 * entries.count {
            entries = last.entries + entries
            trees.removeLast()
        }
        trees.append(RectTree(entries))
    }

    /// Returns whether any of them overlaps a rectangle.
    func overlaps(_ rect: CGRect) -> Bool {
        let area = RectEdges(rect)
        return latest.contains { $0.edges.overlaps(area) }
            || trees.contains { !$0.allOverlapping(area, unless: { _ in false }, { _ in false }) }
    }

    /// Returns whether all that overlap a rectangle enclose another, or two others.
    func allOverlapping(_ rect: CGRect, enclose first: CGRect, and second: CGRect? = nil) -> Bool {
        let area = RectEdges(rect)
        let (first, second) = (RectEdges(first), RectEdges(second ?? first))
        return latest.allSatisfy { entry in
            !entry.edges.overlaps(area) || entry.edges.encloses(first) && entry.edges.encloses(second)
        }
            && trees.allSatisfy { tree in
                tree.allOverlapping(
                    area,
                    unless: { $0.encloses(first) && $0.encloses(second) },
                    { $0.edges.encloses(first) && $0.edges.encloses(second) }
                )
            }
    }

    /// Returns those that overlap a rectangle, in the order in which they were inserted; `nil` in a crowd.
    func overlapping(_ rect: CGRect, atMost limit: Int) -> [CGRect]? {
        overlappingIndices(rect, atMost: limit)?.map { rects[$0] }
    }

    /// Returns the numbers of those that overlap a rectangle, in the order in which they were inserted; `nil` in a crowd.
    ///
    /// There is a crowd where their weights are more than a limit: what overlaps much of the rectangle weighs more.
    func overlappingIndices(_ rect: CGRect, atMost limit: Int) -> [Int]? {
        let area = RectEdges(rect)
        let squares = RectSquares(area)
        var found: [Int] = []
        var weight = 0
        func add(_ entry: RectTree.Entry) -> Bool {
            found.append(Int(entry.index))
            weight += squares?.sharedCount(with: entry.edges) ?? 1
            return weight <= limit
        }
        for tree in trees where !tree.allOverlapping(area, unless: { _ in false }, add) { return nil }
        for entry in latest where entry.edges.overlaps(area) { if !add(entry) { return nil } }
        return found.sorted()
    }

    /// The rectangle that was inserted after so many others.
    subscript(index: Int) -> CGRect { rects[index] }
}

extension CGRect {
    /// Returns whether the insides of two rectangles have something in common; thin ones count as lines.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns whether another rectangle lies inside; Foundation's `contains` rounds.
    func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
