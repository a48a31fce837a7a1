import GridPressDrawings

/// The lengths that stacks propose to their views, computed from the sizes of the views.
///
/// A stack proposes an equal share of the remaining length to each view. Views that fill any length come last.
struct StackShares {
    /// The total length of each view and of the views after it in the order of proposals.
    private var following: [CGSize]
    /// The number of views in each total.
    private var counts: [Int]

    init(_ elements: [Drawing.Element], _ children: [[Int]], _ frames: [CGRect]) {
        following = frames.map(\.size)
        counts = Array(repeating: 1, count: frames.count)
        for (index, element) in elements.enumerated() where element.kind.name.hasSuffix("Stack") {
            let views = children[index].filter { !elements[$0].isLayer }
            let order = views.filter { !elements[$0].fillsAnyLength } + views.filter { elements[$0].fillsAnyLength }
            for (view, next) in zip(order, order.dropFirst()).reversed() {
                following[view].width += following[next].width
                following[view].height += following[next].height
                counts[view] += counts[next]
            }
        }
    }

    /// Returns the length that a stack proposes to a view.
    ///
    /// - Parameters:
    ///   - view: The index of the view in the stack.
    ///   - rest: The length that remains after the last view.
    ///   - length: The dimension along the axis of the stack.
    func share(of view: Int, of rest: CGFloat, _ length: KeyPath<CGSize, CGFloat>) -> Double {
        (following[view][keyPath: length] + max(rest, 0)) / Double(counts[view])
    }
}

extension Drawing.Element {
    /// Whether views of the kind accept any length: shapes and colors, but not texts.
    fileprivate var fillsAnyLength: Bool { kind.role == .leaf && kind.name != "Text" }
}
