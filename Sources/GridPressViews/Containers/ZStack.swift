import LayoutSolvers

/// A layout container that overlays its views, the first at the back.
public struct ZStack<Content: View>: PrimitiveView {
    private let layout: ZStackLayout
    private let content: Content

    /// Creates a stack that overlays views.
    ///
    /// - Parameters:
    ///   - alignment: The guides that align the views.
    ///   - content: The views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    /// Makes the node of the stack.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.addContainer(layout, kind: .zStack, content: content) }
}

/// The layout of ``ZStack``, for use with ``AnyLayout`` and in custom layouts.
public struct ZStackLayout: Layout, BuiltInLayout {
    /// The guides that align the views.
    public var alignment: Alignment

    /// Creates a layout that overlays views.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    package var settings: [Drawing.Setting] { .of { $0.add(.alignment, alignment, unless: .center, as: \.name) } }

    /// Returns the size of the aligned views of the highest layout priority.
    ///
    /// Without explicit guides, it is the largest width and the largest height.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let extent = extent(of: decisive(subviews), proposal)
        return CGSize(width: extent.horizontal.length, height: extent.vertical.length)
    }

    /// Places the aligned views, each offered the size of the stack.
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

    /// Returns the union of the preferred spacings of the views.
    ///
    /// A view whose preference is 0 for any neighbor, such as a spacer, doesn't remove the spacing of the others.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        var spacing = subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
        for side in ViewSpacing.Side.allCases where !subviews.allSatisfy({ $0.spacing[side].any != nil }) {
            spacing[side].any = nil
        }
        return spacing
    }

    /// Returns the extents of views before and after the guides that align them.
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

    /// Returns the views of the highest layout priority, which decide the size.
    private func decisive(_ subviews: Subviews) -> [LayoutNode] {
        guard let highest = subviews.nodes.map(\.layoutPriority).max() else { return [] }
        return subviews.nodes.filter { $0.layoutPriority == highest }
    }

    private func guides(of dimensions: ViewDimensions) -> CGPoint {
        CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
    }
}
