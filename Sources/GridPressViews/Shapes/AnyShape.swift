/// A type-erased shape.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Creates a shape that hides the type of another shape.
    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    /// Returns the outline of the wrapped shape.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// Returns the size of the wrapped shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behavior of the wrapped shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the wrapped shape in the drawing.
    @_documentation(visibility: internal)
    public var _kind: Drawing.Kind { shape._kind }

    /// The stroke of the wrapped shape; `nil` if the shape is filled.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { shape._line }
}
