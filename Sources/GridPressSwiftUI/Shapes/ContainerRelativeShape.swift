/// The shape of the container around it, as much smaller as it lies inside of it; without one, a rectangle.
public struct ContainerRelativeShape: InsettableShape, BitwiseCopyable {
    /// The shape of the container.
    public init() {}

    /// The outline of the container, smaller by the distance between both.
    public func path(in rect: CGRect) -> Path { ContainerShape.current?.outline(in: rect) ?? Path(rect) }

    /// A smaller shape.
    public func inset(by amount: CGFloat) -> ShapeInset<ContainerRelativeShape> {
        ShapeInset(shape: self, amount: amount)
    }
}

nonisolated extension View {
    /// Sets the shape of this view, for ``ContainerRelativeShape`` inside it; nothing is drawn or cut.
    public func containerShape<S: InsettableShape>(_ shape: S) -> ModifiedView<Self> {
        modified(by: ContainerShapeModifier(shape: shape))
    }
}

/// The shape and the frame of a view that is the container of relative shapes.
struct ContainerShape {
    let shape: any InsettableShape
    let frame: CGRect

    /// The container around the shape whose outline is asked for, in the coordinates of its outline.
    ///
    /// Outlines are asked for with a rectangle alone, often by shapes around other shapes.
    @TaskLocal static var current: ContainerShape?

    /// The container's outline, smaller by as much as a rectangle lies inside of it at least, in that rectangle.
    func outline(in rect: CGRect) -> Path {
        let distances = [
            rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY,
        ]
        let distance = distances.reduce(.infinity, min)
        // A container whose shape is relative itself would ask for itself without end; it is a rectangle.
        return Self.$current.withValue(nil) {
            Self.outline(of: shape, smallerBy: distance > 0 && distance.isFinite ? distance : 0, in: rect)
        }
    }

    private static func outline<S: InsettableShape>(of shape: S, smallerBy distance: CGFloat, in rect: CGRect) -> Path {
        // What is smaller leaves room at each edge: the rectangle is what it fills.
        shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
    }
}

extension DrawingBuilder {
    /// Asks for an outline, whose shape may want to know the container around it.
    func withContainer(asSeenFrom origin: CGPoint, _ outline: () -> Path) -> Path {
        guard let container else { return outline() }
        let frame = container.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        return ContainerShape.$current.withValue(
            ContainerShape(shape: container.shape, frame: frame),
            operation: outline
        )
    }
}

private struct ContainerShapeModifier: NodeModifier {
    let shape: any InsettableShape

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.store.kind(ContainerShapeNodes.self).add(child, shape: shape, in: builder)
    }
}

/// The container around what is drawn, if it has a shape.
private final class CurrentContainer: StoredObject {
    var shape: ContainerShape?
}

extension DrawingBuilder {
    /// The container around what is drawn, if it has a shape.
    var container: ContainerShape? {
        get { builder.store.storage.object(CurrentContainer.self).shape }
        set { builder.store.storage.object(CurrentContainer.self).shape = newValue }
    }
}

/// The nodes that provide the container shape of the views inside them.
private final class ContainerShapeNodes: UnaryNodeKind {
    @exclusivity(unchecked) private var shapes: [any InsettableShape] = []

    func add(_ child: LayoutNode, shape: any InsettableShape, in builder: NodeBuilder) -> LayoutNode {
        shapes.append(shape)
        return add(child, in: builder)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let outer = canvas.container
        canvas.container = ContainerShape(shape: shapes[payload], frame: frame)
        super.draw(node, payload, in: frame, proposal: proposal, on: canvas)
        canvas.container = outer
    }
}
