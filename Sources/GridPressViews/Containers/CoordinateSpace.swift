/// The coordinate space of a frame.
public enum CoordinateSpace: Hashable {
    /// The coordinates of the whole figure.
    case global
    /// The coordinates of the view itself.
    case local
    /// The coordinates of the nearest outer view with this name.
    case named(AnyHashable)

    /// Returns the coordinates of the nearest outer view with a name.
    public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace { .named(AnyHashable(name)) }

    /// The coordinates of the nearest outer scroll view.
    public static var scrollView: CoordinateSpace { .named(ScrollViewName()) }

    /// Returns the coordinates of the nearest outer scroll view.
    ///
    /// `axis` has no effect: GridPress ignores the axes of the scroll view.
    public static func scrollView(axis: Axis) -> CoordinateSpace { scrollView }

    /// The name that all scroll views share.
    private struct ScrollViewName: Hashable {}
}

nonisolated extension View {
    /// Names the coordinates of this view, for the views inside it.
    public func coordinateSpace<Name: Hashable>(name: Name) -> ModifiedView<Self> {
        coordinateSpace(.named(AnyHashable(name)))
    }

    /// Names the coordinates of this view, for the views inside it.
    public func coordinateSpace(_ space: CoordinateSpace) -> ModifiedView<Self> {
        wrapped { $1.store.kind(CoordinateSpaceNodes.self).add($0, space: space, in: $1) }
    }
}

/// The storage of the frames of outer views with named coordinates.
private final class NamedSpaces: StoredObject {
    var frames: [CoordinateSpace: CGRect] = [:]
}

extension DrawingBuilder {
    /// The frames of outer views with named coordinates.
    var spaces: [CoordinateSpace: CGRect] {
        get { builder.store.storage.object(NamedSpaces.self).frames }
        _modify { yield &builder.store.storage.object(NamedSpaces.self).frames }
    }
}

private final class CoordinateSpaceNodes: UnaryNodeKind {
    @exclusivity(unchecked) private var spaces: [CoordinateSpace] = []

    func add(_ child: LayoutNode, space: CoordinateSpace, in builder: NodeBuilder) -> LayoutNode {
        spaces.append(space)
        return add(child, in: builder)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let space = spaces[payload]
        let outer = canvas.spaces[space]
        canvas.spaces[space] = frame
        super.draw(node, payload, in: frame, proposal: proposal, on: canvas)
        canvas.spaces[space] = outer
    }
}
