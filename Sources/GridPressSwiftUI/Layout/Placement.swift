/// The placement of a view by a layout: its position and its proposal.
struct Placement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize

    /// The top left corner of the view when it takes this size.
    func origin(of size: CGSize) -> CGPoint {
        // A view at its corner stays exact; multiplying by an anchor of 0 would make an infinite size no number.
        CGPoint(
            x: anchor.x == 0 ? position.x : position.x - anchor.x * size.width,
            y: anchor.y == 0 ? position.y : position.y - anchor.y * size.height
        )
    }

    /// Where a view goes that its layout never places: the middle of the bounds.
    static func unplaced(in bounds: CGRect, proposal: ProposedViewSize) -> Placement {
        Placement(position: bounds.center, anchor: .center, proposal: proposal)
    }
}

/// The placements of a container's views, filled in by its layout.
final class Placements {
    private var placements: [Placement?]
    /// Views that aren't drawn.
    private var leftOut: Set<Int> = []
    /// What the layout noticed while it placed its views.
    private(set) var finding: NodeFinding?

    /// The store of the views, which lives as long as a layout of somebody else's keeps one of them.
    private let store: NodeStore

    init(count: Int, in store: NodeStore) {
        placements = Array(repeating: nil, count: count)
        self.store = store
    }

    func place(_ index: Int, _ placement: Placement) { placements[index] = placement }

    /// Draws a view nowhere.
    func leaveOut(_ index: Int) { leftOut.insert(index) }

    /// Tells of something that can't be done; the first thing counts.
    func report(_ finding: NodeFinding) { self.finding = self.finding ?? finding }

    /// Forgets all placements.
    func reset() {
        for index in placements.indices { placements[index] = nil }
        leftOut.removeAll()
        finding = nil
    }

    /// The placement of a view, placed or not; `nil` for one that isn't drawn.
    func settled(_ index: Int, in bounds: CGRect, proposal: ProposedViewSize) -> Placement? {
        if !leftOut.isEmpty, leftOut.contains(index) { return nil }
        return placements[index] ?? .unplaced(in: bounds, proposal: proposal)
    }
}
