/// The placement of a view by a layout: its position and its proposal.
struct Placement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize

    /// Returns the top left corner of the view for its size.
    func origin(of size: CGSize) -> CGPoint {
        // An anchor of 0 is handled separately: multiplied by an infinite size, it would be NaN.
        CGPoint(
            x: anchor.x == 0 ? position.x : position.x - anchor.x * size.width,
            y: anchor.y == 0 ? position.y : position.y - anchor.y * size.height
        )
    }

    /// Returns the placement of a view that its layout doesn't place: the center of the bounds.
    static func unplaced(in bounds: CGRect, proposal: ProposedViewSize) -> Placement {
        Placement(position: bounds.center, anchor: .center, proposal: proposal)
    }
}

/// The placements of a container's views, which its layout sets.
final class Placements {
    private var placements: [Placement?]
    /// The positions of views that aren't drawn.
    private var leftOut: Set<Int> = []
    /// The first finding that the layout reported; `nil` if it reported none.
    private(set) var finding: NodeFinding?

    /// The store of the views, kept alive as long as a custom layout keeps one of its subviews.
    private let store: NodeStore

    init(count: Int, in store: NodeStore) {
        placements = Array(repeating: nil, count: count)
        self.store = store
    }

    func place(_ index: Int, _ placement: Placement) { placements[index] = placement }

    /// Excludes a view from the drawing.
    func leaveOut(_ index: Int) { leftOut.insert(index) }

    /// Reports a finding; only the first finding counts.
    func report(_ finding: NodeFinding) { self.finding = self.finding ?? finding }

    /// Removes all placements and the finding.
    func reset() {
        for index in placements.indices { placements[index] = nil }
        leftOut.removeAll()
        finding = nil
    }

    /// Returns the placement of a view, or the default one if it isn't placed; `nil` for a view that isn't drawn.
    func settled(_ index: Int, in bounds: CGRect, proposal: ProposedViewSize) -> Placement? {
        if !leftOut.isEmpty, leftOut.contains(index) { return nil }
        return placements[index] ?? .unplaced(in: bounds, proposal: proposal)
    }
}
