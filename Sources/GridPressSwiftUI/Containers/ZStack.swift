import LayoutSolvers

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

    package var settings: [Drawing.Setting] { .of { $0.add("alignment", alignment, unless: .center, as: \.name) } }

    /// Returns the union of the frames that the views of the highest priority have where their guides meet.
    ///
    /// Without guides of their own that is the largest width and the largest height.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let extent = extent(of: decisive(subviews), proposal)
        return CGSize(width: extent.horizontal.length, height: extent.vertical.length)
    }

    /// Offers each view the size of the stack, and lets the guides meet.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        let offer = ProposedViewSize(bounds.size)
        let extent = extent(of: decisive(subviews), offer)
        for subview in subviews {
            let childGuides = guides(of: subview.node.dimensions(in: offer))
            let origin = CGPoint(
                x: bounds.minX + extent.horizontal.before - childGuides.x,
                y: bounds.minY + extent.vertical.before - childGuides.y
            )
            subview.place(at: origin, proposal: offer)
        }
    }

    /// Returns the union of what the views prefer.
    ///
    /// Beside a view that prefers no space to anything, as a spacer does, another one keeps its distance.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        var spacing = subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
        for side in ViewSpacing.Side.allCases where !subviews.allSatisfy({ $0.spacing[side].any != nil }) {
            spacing[side].any = nil
        }
        return spacing
    }

    /// Returns how far some views reach from the guides that meet.
    private func extent(
        of nodes: [LayoutNode],
        _ offer: ProposedViewSize
    ) -> (horizontal: GuideExtent, vertical: GuideExtent) {
        var extent = (horizontal: GuideExtent(), vertical: GuideExtent())
        for node in nodes {
            let dimensions = node.dimensions(in: offer)
            let childGuides = guides(of: dimensions)
            extent.horizontal.add(length: dimensions.width, guide: childGuides.x)
            extent.vertical.add(length: dimensions.height, guide: childGuides.y)
        }
        return extent
    }

    /// The views of the highest priority, which decide about the size.
    private func decisive(_ subviews: Subviews) -> [LayoutNode] {
        guard let highest = subviews.nodes.map(\.layoutPriority).max() else { return [] }
        return subviews.nodes.filter { $0.layoutPriority == highest }
    }

    private func guides(of dimensions: ViewDimensions) -> CGPoint {
        CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
    }
}
