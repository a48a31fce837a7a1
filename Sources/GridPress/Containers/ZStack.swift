/// Views on top of each other, the first at the bottom.
public struct ZStack<Content: View>: PrimitiveView {
    private let layout: ZStackLayout
    private let content: Content

    /// Lays some views on top of each other, so that their guides meet.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    /// Makes the node of the stack.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.addContainer(layout, kind: "ZStack", content: content) }
}

/// The layout of ``ZStack``, for switching layouts and for layouts made of others.
public struct ZStackLayout: Layout, BuiltInLayout {
    /// The guides that meet.
    public var alignment: Alignment

    /// A layout that lays views on top of each other.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    var settings: [Drawing.Setting] { .of { $0.add("alignment", alignment, unless: .center, as: \.name) } }

    /// The largest width and height among the views of the highest priority.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        decisive(subviews).reduce(CGSize.zero) { size, node in
            let childGuides = node.sizeThatFits(proposal)
            return CGSize(width: max(size.width, childGuides.width), height: max(size.height, childGuides.height))
        }
    }

    /// Offers each view the size of the stack, and lets the guides meet.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        let offer = ProposedViewSize(bounds.size)
        let reference = decisive(subviews).reduce(nil as CGPoint?) { point, node in
            let childGuides = guides(of: node, offer)
            return point.map { CGPoint(x: max($0.x, childGuides.x), y: max($0.y, childGuides.y)) } ?? childGuides
        }
        guard let reference else { return }
        for subview in subviews {
            let childGuides = guides(of: subview.node, offer)
            let origin = CGPoint(
                x: bounds.minX + reference.x - childGuides.x,
                y: bounds.minY + reference.y - childGuides.y
            )
            subview.place(at: origin, proposal: offer)
        }
    }

    /// The views of the highest priority, which decide about the size.
    private func decisive(_ subviews: Subviews) -> [LayoutNode] {
        guard let highest = subviews.nodes.map(\.layoutPriority).max() else { return [] }
        return subviews.nodes.filter { $0.layoutPriority == highest }
    }

    private func guides(of node: LayoutNode, _ offer: ProposedViewSize) -> CGPoint {
        let dimensions = node.dimensions(in: offer)
        return CGPoint(x: dimensions[alignment[.horizontal]], y: dimensions[alignment[.vertical]])
    }
}
