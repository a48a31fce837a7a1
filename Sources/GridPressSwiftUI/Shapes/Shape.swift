/// An outline that fits any rectangle.
///
/// As a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size that the shape takes when offered a size; most take all of it.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the outline is mirrored where reading runs from right to left.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The line that the shape is drawn as, instead of being filled.
    @_documentation(visibility: internal)
    var _line: StrokeStyle? { get }

    /// The name of the shape in figures.
    @_documentation(visibility: internal)
    var _kind: String { get }
}

extension Shape {
    /// All of the offer.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Mirrored where reading runs from right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// None: the shape is filled.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { nil }

    /// The name of its type.
    @_documentation(visibility: internal)
    public var _kind: String {
        let name = String(describing: Self.self)
        return name.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(name[..<$0]) } ?? name
    }

    /// Traps: the shape draws itself.
    public var body: Never { fatalError("\(Self.self) has no body.") }

    /// It makes its own.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { true }

    /// Makes a node that the foreground style fills.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        ShapeView(shape: self, .fill(ForegroundStyle(), FillStyle()))._build(into: builder)
    }
}

/// What becomes of a shape where reading runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored there.
    case mirrors
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape, smaller by a length on all sides.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How the inside of an outline is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether a point is inside when a ray from it crosses the outline an odd number of times.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    ///
    /// A vector picture always smooths them: this has no effect.
    public var isAntialiased: Bool

    /// How the inside of an outline is filled.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
