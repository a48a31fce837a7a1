/// Whose coordinates a rectangle is measured in.
public enum CoordinateSpace: Hashable {
    /// Those of the whole figure.
    case global
    /// Those of the view itself.
    case local
    /// Those of the nearest view around it that was given this name.
    case named(AnyHashable)

    /// Returns those of the nearest view around it that was given this name.
    public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace { .named(AnyHashable(name)) }

    /// Those of the nearest scroll view around it.
    public static var scrollView: CoordinateSpace { .named(ScrollViewName()) }

    /// Returns those of the nearest scroll view around it, along whichever axis that scrolls.
    public static func scrollView(axis: Axis) -> CoordinateSpace { scrollView }

    /// The name of all scroll views.
    private struct ScrollViewName: Hashable {}
}

nonisolated extension View {
    /// Gives the coordinates of this view a name, for the views inside it.
    public func coordinateSpace<Name: Hashable>(name: Name) -> ModifiedView<Self> {
        coordinateSpace(.named(AnyHashable(name)))
    }

    /// Gives the coordinates of this view a name, for the views inside it.
    public func coordinateSpace(_ space: CoordinateSpace) -> ModifiedView<Self> {
        modified(by: CoordinateSpaceModifier(space: space))
    }
}

private struct CoordinateSpaceModifier: NodeModifier {
    let space: CoordinateSpace

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.store.kind(CoordinateSpaceNodes.self).add(child, space: space, in: builder)
    }
}

/// The frames of the views around that gave their coordinates a name.
private final class NamedSpaces: StoredObject {
    var frames: [CoordinateSpace: CGRect] = [:]
}

extension DrawingBuilder {
    /// The frames of the views around that gave their coordinates a name.
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
