/// Rectangles in a tree of boxes, so that those that overlap an area are found without a look at most others.
///
/// Rectangles with middles near each other are near each other in the tree: they are sorted along a curve that fills the
/// plane. A few of them share a leaf, and each node above knows the box around all below it, and what all of them share.
struct RectTree {
    /// A rectangle with its number.
    struct Entry {
        let edges: RectEdges
        let index: Int32
        /// The place of its middle along the curve.
        fileprivate let place: UInt64

        /// A rectangle that was inserted after so many others.
        init(_ rect: CGRect, index: Int) {
            edges = RectEdges(rect)
            self.index = Int32(truncatingIfNeeded: index)
            place = ZCurve.place(x: (edges.left + edges.right) / 2, y: (edges.top + edges.bottom) / 2)
        }
    }

    private struct Node {
        /// The box around all rectangles.
        var hull = RectEdges.nothing
        /// The rectangle that lies in all of them.
        var core = RectEdges.everything
    }

    /// The rectangles along the curve.
    let entries: [Entry]
    /// The root at 1, the halves of the node `n` at `2n` and `2n + 1`, and the leaves in the second half.
    private let nodes: [Node]

    private static let leafSize = 8

    /// A tree of some rectangles.
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

    /// Returns whether all that overlap an area meet a condition; the search ends at the first that doesn't.
    ///
    /// - Parameter isMet: Whether rectangles meet it that all enclose some edges.
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
            // On to the next half, of this node or of one above it.
            while node & 1 == 1 { node /= 2 }
            guard node > 0 else { return true }
            node += 1
        }
    }
}

/// A curve that fills the plane: points near each other on it are near each other in the plane.
private enum ZCurve {
    /// Returns the place of a point along the curve, to a hundredth of a point, as far as figures reach.
    static func place(x: Double, y: Double) -> UInt64 { spread(step(x)) | spread(step(y)) << 1 }

    private static func step(_ place: Double) -> UInt64 {
        let steps = (place + 16_777_216) * 128
        return steps > 0 ? UInt64(min(steps, 4_294_967_295)) : 0
    }

    /// Returns a number of 32 bits with a bit of room after each.
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
