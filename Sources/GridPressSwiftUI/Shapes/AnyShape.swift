/// A shape whose type is hidden.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Hides the type of a shape.
    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    /// The outline of the shape.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// What the shape takes.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// What becomes of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape.
    @_documentation(visibility: internal)
    public var _kind: String { shape._kind }

    /// The line of the shape.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { shape._line }
}
