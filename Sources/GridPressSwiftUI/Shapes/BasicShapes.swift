/// A rectangle.
public struct Rectangle: InsettableShape, BitwiseCopyable {
    /// A rectangle.
    public init() {}

    /// The rectangle itself.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// A smaller rectangle.
    public func inset(by amount: CGFloat) -> ShapeInset<Rectangle> { ShapeInset(shape: self, amount: amount) }
}

/// How a corner is rounded.
///
/// The continuous style is drawn like the circular one: the curves differ by less than half a point at common radii,
/// and an arc keeps the file small and readable.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins softly.
    case continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable {
    /// The size of the corners.
    public var cornerSize: CGSize
    /// How the corners are rounded.
    public var style: RoundedCornerStyle

    /// A rectangle with elliptic corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with round corners.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline.
    public func path(in rect: CGRect) -> Path {
        cornerSize.width == cornerSize.height
            ? Path(roundedRect: rect, cornerRadius: cornerSize.width)
            : Path(roundedRect: rect, cornerSize: cornerSize)
    }

    /// A smaller rectangle, whose corners are as much smaller.
    public func inset(by amount: CGFloat) -> ShapeInset<RoundedRectangle> {
        ShapeInset(
            shape: RoundedRectangle(
                cornerSize: CGSize(
                    width: max(cornerSize.width - amount, 0),
                    height: max(cornerSize.height - amount, 0)
                ),
                style: style
            ),
            amount: amount
        )
    }
}

/// The radii of a rectangle's four corners.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// At the top of the leading side.
    public var topLeading: CGFloat
    /// At the bottom of the leading side.
    public var bottomLeading: CGFloat
    /// At the bottom of the trailing side.
    public var bottomTrailing: CGFloat
    /// At the top of the trailing side.
    public var topTrailing: CGFloat

    /// The radii of four corners.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii, each changed.
    func mapped(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: change(topLeading),
            bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing),
            topTrailing: change(topTrailing)
        )
    }
}

/// A rectangle whose corners are rounded each in its own way.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are rounded.
    public var style: RoundedCornerStyle

    /// A rectangle with these corners.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle with these corners.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius,
                bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius
            ),
            style: style
        )
    }

    /// The outline.
    public func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        let radii = cornerRadii.mapped { min(max($0, 0), most) }
        return Path { path in
            path.move(to: CGPoint(x: rect.minX + radii.topLeading, y: rect.minY))
            path.addCorner(CGPoint(x: rect.maxX, y: rect.minY), radius: radii.topTrailing, from: -.pi / 2)
            path.addCorner(CGPoint(x: rect.maxX, y: rect.maxY), radius: radii.bottomTrailing, from: 0)
            path.addCorner(CGPoint(x: rect.minX, y: rect.maxY), radius: radii.bottomLeading, from: .pi / 2)
            path.addCorner(CGPoint(x: rect.minX, y: rect.minY), radius: radii.topLeading, from: .pi)
            path.closeSubpath()
        }
    }

    /// A smaller rectangle, whose corners are as much smaller.
    public func inset(by amount: CGFloat) -> ShapeInset<UnevenRoundedRectangle> {
        ShapeInset(
            shape: UnevenRoundedRectangle(cornerRadii: cornerRadii.mapped { max($0 - amount, 0) }, style: style),
            amount: amount
        )
    }
}

extension Path {
    /// A line to a corner of a rectangle drawn clockwise, and around it.
    fileprivate mutating func addCorner(_ corner: CGPoint, radius: CGFloat, from angle: CGFloat) {
        guard radius > 0 else { return addLine(to: corner) }
        // The centre lies inwards from the corner: across from the middle of the quarter turn.
        let middle = angle + .pi / 4
        let center = CGPoint(
            x: corner.x - (cos(middle) > 0 ? radius : -radius),
            y: corner.y - (sin(middle) > 0 ? radius : -radius)
        )
        addArc(center: center, radius: radius, startRadians: angle, endRadians: angle + .pi / 2, clockwise: false)
    }
}

/// A circle in the middle of its rectangle.
public struct Circle: InsettableShape, BitwiseCopyable {
    /// A circle.
    public init() {}

    /// The largest circle in the middle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A square of the smaller side; of the other one where a side isn't offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
        return CGSize(width: side, height: side)
    }

    /// A smaller circle.
    public func inset(by amount: CGFloat) -> ShapeInset<Circle> { ShapeInset(shape: self, amount: amount) }
}

/// An ellipse that touches all sides of its rectangle.
public struct Ellipse: InsettableShape, BitwiseCopyable {
    /// An ellipse.
    public init() {}

    /// The ellipse.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// A smaller ellipse.
    public func inset(by amount: CGFloat) -> ShapeInset<Ellipse> { ShapeInset(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
    /// How the ends are rounded.
    public var style: RoundedCornerStyle

    /// A capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: .infinity) }

    /// A smaller capsule.
    public func inset(by amount: CGFloat) -> ShapeInset<Capsule> { ShapeInset(shape: self, amount: amount) }
}

/// A shape in a rectangle that is smaller on all sides.
public struct ShapeInset<Base: Shape>: InsettableShape {
    let shape: Base
    let amount: CGFloat

    /// The outline in the smaller rectangle.
    public func path(in rect: CGRect) -> Path {
        // A shape that is inset by more than half of itself is gone, not turned inside out.
        shape.path(
            in: CGRect(
                x: rect.minX + min(amount, rect.width / 2),
                y: rect.minY + min(amount, rect.height / 2),
                width: max(rect.width - 2 * amount, 0),
                height: max(rect.height - 2 * amount, 0)
            )
        )
    }

    /// What the shape takes without being smaller.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// What becomes of the shape without being smaller.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape.
    @_documentation(visibility: internal)
    public var _kind: String { shape._kind }

    /// A still smaller shape.
    public func inset(by amount: CGFloat) -> ShapeInset { ShapeInset(shape: shape, amount: self.amount + amount) }
}
