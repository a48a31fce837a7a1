/// A 2D outline that adapts to a rectangle.
///
/// As a view, a shape is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// Returns the size of the shape for a proposal.
    ///
    /// By default, a shape takes the proposed size, and 10 points for an unspecified side.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The behavior of the outline in right-to-left layouts.
    ///
    /// The default is `mirrors`.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The stroke of the shape; `nil` if the shape is filled.
    @_documentation(visibility: internal)
    var _line: StrokeStyle? { get }

    /// The kind of the shape in the drawing.
    @_documentation(visibility: internal)
    var _kind: Drawing.Kind { get }
}

extension Shape {
    /// Returns the proposed size, with 10 points for an unspecified side.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The default behavior in right-to-left layouts: mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// `nil`, because a shape is filled by default.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { nil }

    /// The kind with the name of the type, without generic arguments.
    @_documentation(visibility: internal)
    public var _kind: Drawing.Kind { Drawing.Kind(of: Self.self, .leaf, omitsArguments: true) }

    /// Traps, because a shape has no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }

    /// Always `true`: a shape makes one node.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { true }

    /// Makes a node that is filled with the foreground style.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        ShapeView(shape: self, .fill(ForegroundStyle(), FillStyle()))._build(into: builder)
    }
}

/// The behavior of a shape or a view in layouts of either direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The drawing is never mirrored.
    case fixed
    /// The drawing is mirrored in layouts of a direction.
    case mirrors(in: LayoutDirection)

    /// The drawing is mirrored in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be inset on all sides.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape, inset by an amount in points on all sides.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// The rule that decides which points are inside an outline.
public struct FillStyle: Hashable, Sendable {
    /// A Boolean value that indicates whether the even-odd rule is used.
    ///
    /// By this rule, a point is inside if a ray from it crosses the outline an odd number of times. Otherwise the
    /// nonzero winding rule is used.
    public var isEOFilled: Bool
    /// A Boolean value that indicates whether edges are smoothed.
    ///
    /// Has no effect: a vector image always smooths its edges.
    public var isAntialiased: Bool

    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
