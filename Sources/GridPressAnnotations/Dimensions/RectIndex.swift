/// A spatial index of rectangles.
///
/// Most rectangles are in trees, the larger trees first. The latest ones are in a list until there are enough for a
/// tree. Trees of the same size are merged, so each rectangle is sorted O(log n) times.
struct RectIndex {
    private var rects: [CGRect] = []
    private var trees: [RectTree] = []
    private var latest: [RectTree.Entry] = []

    /// The number of rectangles that are searched linearly.
    private static let mostLatest = 16

    /// Creates an index without rectangles.
    init() {}

    /// Creates an index of some rectangles.
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

    /// Returns whether any rectangle of the index overlaps a rectangle.
    func overlaps(_ rect: CGRect) -> Bool {
        let area = RectEdges(rect)
        return latest.contains { $0.edges.overlaps(area) }
            || trees.contains { !$0.allOverlapping(area, unless: { _ in false }, { _ in false }) }
    }

    /// Returns whether all rectangles that overlap a rectangle enclose another rectangle, or two others.
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

    /// Returns the rectangles that overlap a rectangle, in the order of insertion; `nil` if there are too many.
    func overlapping(_ rect: CGRect, atMost limit: Int) -> [CGRect]? {
        overlappingIndices(rect, atMost: limit)?.map { rects[$0] }
    }

    /// Returns the indices of the rectangles that overlap a rectangle, in the order of insertion; `nil` if there are
    /// too many.
    ///
    /// Each rectangle has a weight that grows with the overlap. There are too many if the sum exceeds a limit.
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

    /// The rectangle at an index, in the order of insertion.
    subscript(index: Int) -> CGRect { rects[index] }
}

extension CGRect {
    /// Returns whether the interiors of two rectangles overlap.
    ///
    /// Rectangles without width or height count as lines.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns whether another rectangle is inside this one, without the rounding of `contains` in Foundation.
    func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
