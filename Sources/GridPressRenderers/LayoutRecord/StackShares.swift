import GridPressDrawings

/// The lengths that stacks offer their views, as far as they follow from what the views took.
///
/// A stack offers each of its views an equal part of what those before it left, and those that fill any length last.
struct StackShares {
    /// The length of each view of a stack together with those that are offered something after it.
    private var following: [CGSize]
    /// The number of these views.
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

    /// Returns the length that a view of a stack is offered.
    ///
    /// - Parameter rest: What is left in the end.
    func share(of view: Int, of rest: CGFloat, _ length: KeyPath<CGSize, CGFloat>) -> Double {
        (following[view][keyPath: length] + max(rest, 0)) / Double(counts[view])
    }
}

extension Drawing.Element {
    /// Whether views of the kind are as long as they are asked to be: shapes and colors, but no texts.
    fileprivate var fillsAnyLength: Bool { kind.role == .leaf && kind.name != "Text" }
}
