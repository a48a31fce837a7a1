/// The order in which a container paints its views: by z-index, then in declaration order.
package struct PaintOrder {
    /// The indices of the views in paint order; `nil` for declaration order.
    private let order: [Int]?
    private let count: Int

    /// Whether views are painted in declaration order.
    var isDeclared: Bool { order == nil }

    /// Creates the paint order of some views.
    @inline(never)
    package init(of nodes: [LayoutNode]) {
        count = nodes.count
        guard nodes.contains(where: { $0.hasAttributes && $0.zIndex != 0 }) else {
            order = nil
            return
        }
        let heights = nodes.map(\.zIndex)
        order = heights.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    }

    /// Draws each view in paint order.
    ///
    /// The preferences of views are combined in declaration order.
    package func paint(on canvas: DrawingBuilder, _ draw: (Int) -> Void) {
        guard let order else {
            for index in 0..<count { draw(index) }
            return
        }
        var reported = Array(repeating: PreferenceValues(), count: count)
        for index in order { reported[index] = canvas.collectingPreferences { draw(index) } }
        for values in reported { canvas.preferences.add(values) }
    }
}
