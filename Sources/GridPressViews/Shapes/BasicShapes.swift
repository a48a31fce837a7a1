/// A rectangular shape that fills its frame.
public struct Rectangle: InsettableShape, BitwiseCopyable {
    /// Creates a rectangle.
    public init() {}

    /// Returns the outline, which is the rectangle itself.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the rectangle, inset by an amount on all sides.
    public func inset(by amount: CGFloat) -> ShapeInset<Rectangle> { ShapeInset(shape: self, amount: amount) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, Hashable {
    /// The width and the height of the corners, in points.
    public var cornerSize: CGSize
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with elliptical corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle with a corner radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Returns the outline.
    ///
    /// Corners larger than half a side are reduced.
    public func path(in rect: CGRect) -> Path {
        cornerSize.width == cornerSize.height
            ? Path(roundedRect: rect, cornerRadius: cornerSize.width)
            : Path(roundedRect: rect, cornerSize: cornerSize)
    }

    /// Returns the rectangle, inset by an amount on all sides.
    ///
    /// The corners shrink by the same amount, to 0 at least.
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

/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates the radii of four corners.
    ///
    /// Omitted radii are 0.
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

    /// Returns the radii, each changed by a function.
    func mapped(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: change(topLeading),
            bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing),
            topTrailing: change(topTrailing)
        )
    }
}

/// A rectangle whose corners have different radii.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with the radii of its corners.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with the radii of its corners.
    ///
    /// Omitted radii are 0.
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

    /// Returns the outline.
    ///
    /// Radii are limited to half of the shorter side.
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

    /// Returns the rectangle, inset by an amount on all sides.
    ///
    /// The radii shrink by the same amount, to 0 at least.
    public func inset(by amount: CGFloat) -> ShapeInset<UnevenRoundedRectangle> {
        ShapeInset(
            shape: UnevenRoundedRectangle(cornerRadii: cornerRadii.mapped { max($0 - amount, 0) }, style: style),
            amount: amount
        )
    }
}

extension Path {
    /// Adds a line to a corner of a rectangle that is drawn clockwise, and an arc around the corner.
    ///
    /// - Parameters:
    ///   - corner: The corner of the rectangle.
    ///   - radius: The radius of the arc; without an arc if it is 0 or negative.
    ///   - angle: The angle at which the arc starts, in radians.
    fileprivate mutating func addCorner(_ corner: CGPoint, radius: CGFloat, from angle: CGFloat) {
        guard radius > 0 else { return addLine(to: corner) }
        // The center lies diagonally inward from the corner, opposite the middle of the arc.
        let middle = angle + .pi / 4
        let center = CGPoint(
            x: corner.x - (cos(middle) > 0 ? radius : -radius),
            y: corner.y - (sin(middle) > 0 ? radius : -radius)
        )
        addArc(center: center, radius: radius, startRadians: angle, endRadians: angle + .pi / 2, clockwise: false)
    }
}

/// A circle centered in its frame.
public struct Circle: InsettableShape, BitwiseCopyable {
    /// Creates a circle.
    public init() {}

    /// Returns the largest circle, centered in the rectangle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns a square of the shorter proposed side.
    ///
    /// An unspecified side takes the length of the other side; without both, the side is 10 points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
        return CGSize(width: side, height: side)
    }

    /// Returns the circle, inset by an amount on all sides.
    public func inset(by amount: CGFloat) -> ShapeInset<Circle> { ShapeInset(shape: self, amount: amount) }
}

/// An ellipse that touches all sides of its frame.
public struct Ellipse: InsettableShape, BitwiseCopyable {
    /// Creates an ellipse.
    public init() {}

    /// Returns the outline of the ellipse in the rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// Returns the ellipse, inset by an amount on all sides.
    public func inset(by amount: CGFloat) -> ShapeInset<Ellipse> { ShapeInset(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape, Hashable {
    /// The curve of the ends.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the outline.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: .infinity) }

    /// Returns the capsule, inset by an amount on all sides.
    public func inset(by amount: CGFloat) -> ShapeInset<Capsule> { ShapeInset(shape: self, amount: amount) }
}

/// A shape that is inset on all sides of its frame.
public struct ShapeInset<Base: Shape>: InsettableShape {
    let shape: Base
    let amount: CGFloat

    /// Returns the outline of the shape in the smaller rectangle.
    public func path(in rect: CGRect) -> Path {
        // An inset of more than half a side leaves an empty outline, instead of turning it inside out.
        shape.path(
            in: CGRect(
                x: rect.minX + min(amount, rect.width / 2),
                y: rect.minY + min(amount, rect.height / 2),
                width: max(rect.width - 2 * amount, 0),
                height: max(rect.height - 2 * amount, 0)
            )
        )
    }

    /// Returns the size of the shape without its inset.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape in the drawing.
    @_documentation(visibility: internal)
    public var _kind: Drawing.Kind { shape._kind }

    /// Returns the shape, inset by a further amount on all sides.
    public func inset(by amount: CGFloat) -> ShapeInset { ShapeInset(shape: shape, amount: self.amount + amount) }
}
