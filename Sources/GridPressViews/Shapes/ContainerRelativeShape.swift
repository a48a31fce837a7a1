/// A shape that follows the container shape around it.
///
/// The shape is inset by its distance from the container. Without a container shape, it is a rectangle.
public struct ContainerRelativeShape: InsettableShape, BitwiseCopyable {
    /// Creates a shape that follows its container.
    public init() {}

    /// Returns the outline of the container, inset by the distance between the container and the rectangle.
    public func path(in rect: CGRect) -> Path { ContainerShape.current?.outline(in: rect) ?? Path(rect) }

    /// Returns the shape, inset by an amount on all sides.
    public func inset(by amount: CGFloat) -> ShapeInset<ContainerRelativeShape> {
        ShapeInset(shape: self, amount: amount)
    }
}

nonisolated extension View {
    /// Sets the container shape for ``ContainerRelativeShape`` inside this view.
    ///
    /// The container shape is neither drawn nor used to clip the view.
    public func containerShape<S: InsettableShape>(_ shape: S) -> ModifiedView<Self> {
        wrapped { $1.store.kind(ContainerShapeNodes.self).add($0, shape: shape, in: $1) }
    }
}

/// The shape and the frame of a container.
struct ContainerShape {
    let shape: any InsettableShape
    let frame: CGRect

    /// The container of the shape whose outline is computed, in the coordinates of that outline.
    ///
    /// It is task-local because outlines are computed from a rectangle alone, often inside other shapes.
    @TaskLocal static var current: ContainerShape?

    /// Returns the outline of the container in a rectangle.
    ///
    /// The outline is inset by the smallest distance between the rectangle and an edge of the container.
    func outline(in rect: CGRect) -> Path {
        let distances = [
            rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY,
        ]
        let distance = distances.reduce(.infinity, min)
        // A container whose shape follows its container would recurse without end; it is drawn as a rectangle.
        return Self.$current.withValue(nil) {
            Self.outline(of: shape, smallerBy: distance > 0 && distance.isFinite ? distance : 0, in: rect)
        }
    }

    private static func outline<S: InsettableShape>(of shape: S, smallerBy distance: CGFloat, in rect: CGRect) -> Path {
        // The rectangle grows by the distance first, so that the inset shape fills the original rectangle.
        shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
    }
}

extension DrawingBuilder {
    /// Returns an outline, computed while shapes can read the container around them.
    ///
    /// - Parameters:
    ///   - origin: The origin of the shape's frame.
    ///   - outline: A closure that computes the outline.
    func withContainer(asSeenFrom origin: CGPoint, _ outline: () -> Path) -> Path {
        guard let container else { return outline() }
        let frame = container.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        return ContainerShape.$current.withValue(
            ContainerShape(shape: container.shape, frame: frame),
            operation: outline
        )
    }
}

/// The storage of the current container while a figure is drawn.
private final class CurrentContainer: StoredObject {
    var shape: ContainerShape?
}

extension DrawingBuilder {
    /// The container around the current view; `nil` without a container shape.
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
