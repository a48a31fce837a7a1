/// A tree of rectangles that finds the rectangles overlapping an area without visiting most others.
///
/// Rectangles are sorted along a space-filling curve, so neighbors in the plane are near each other in the tree. A
/// few rectangles share a leaf. Each node stores the union and the intersection of all rectangles below it.
struct RectTree {
    /// A rectangle with its index.
    struct Entry {
        let edges: RectEdges
        let index: Int32
        /// The position of the center along the curve.
        fileprivate let place: UInt64

        /// Creates an entry with the index of its insertion.
        init(_ rect: CGRect, index: Int) {
            edges = RectEdges(rect)
            self.index = Int32(truncatingIfNeeded: index)
            place = ZCurve.place(x: (edges.left + edges.right) / 2, y: (edges.top + edges.bottom) / 2)
        }
    }

    private struct Node {
        /// The union of all rectangles.
        var hull = RectEdges.nothing
        /// The intersection of all rectangles.
        var core = RectEdges.everything
    }

    /// The rectangles in the order of the curve.
    let entries: [Entry]
    /// The nodes: the root at 1, the children of node `n` at `2n` and `2n + 1`, and the leaves in the second half.
    private let nodes: [Node]

    private static let leafSize = 8

    /// Creates a tree of some rectangles.
    init(_ unsorted: [Entry]) {
        let entries = unsorted.sorted { $0.place < $1.place }
        var leafCount = 1
        while leafCount * Self.leafSize < entries.count { leafCount *= 2 }
        var nodes = [Node](repeating: Node(), count: 2 * leafCount)
        for (position, entry) in entries.enumerated() {
            let leaf = leafCount + position / Self.leafSize
            nodes[leaf].hull.formUnion(entry.edges)
            nodes[leaf].core.formIntersection(entry.edges)
        }
        for node in (1..<leafCount).reversed() {
            nodes[node] = nodes[2 * node]
            nodes[node].hull.formUnion(nodes[2 * node + 1].hull)
            nodes[node].core.formIntersection(nodes[2 * node + 1].core)
        }
        self.entries = entries
        self.nodes = nodes
    }

    /// Returns whether all rectangles that overlap an area meet a condition.
    ///
    /// The search ends at the first rectangle that doesn't meet the condition.
    ///
    /// - Parameters:
    ///   - area: The area.
    ///   - isMet: A closure that returns whether all rectangles enclosing some edges meet the condition.
    ///   - condition: The condition for a single rectangle.
    @inline(__always)
    func allOverlapping(
        _ area: RectEdges,
        unless isMet: (_ core: RectEdges) -> Bool,
        _ condition: (Entry) -> Bool
    ) -> Bool {
        let leafCount = nodes.count / 2
        var node = 1
        while true {
            if nodes[node].hull.overlaps(area), !isMet(nodes[node].core) {
                guard node >= leafCount else {
                    node *= 2
                    continue
                }
                let first = (node - leafCount) * Self.leafSize
                for position in first..<min(first + Self.leafSize, entries.count)
                where entries[position].edges.overlaps(area) {
                    if !condition(entries[position]) { return false }
                }
            }
            // Continues with the next sibling of this node or of an ancestor.
            while node & 1 == 1 { node /= 2 }
            guard node > 0 else { return true }
            node += 1
        }
    }
}

/// A space-filling curve: points near each other on the curve are near each other in the plane.
private enum ZCurve {
    /// Returns the position of a point along the curve, with a precision of a hundredth of a point.
    static func place(x: Double, y: Double) -> UInt64 { spread(step(x)) | spread(step(y)) << 1 }

    private static func step(_ place: Double) -> UInt64 {
        let steps = (place + 16_777_216) * 128
        return steps > 0 ? UInt64(min(steps, 4_294_967_295)) : 0
    }

    /// Returns a 32-bit number with a zero bit inserted after each bit.
    private static func spread(_ number: UInt64) -> UInt64 {
        var bits = number
        bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
        bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333_3333_3333
        bits = (bits | bits << 1) & 0x5555_5555_5555_5555
        return bits
    }
}
