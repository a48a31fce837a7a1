extension Path: Shape {
    /// The outline, from the top left corner of the rectangle.
    public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }

    /// Outlines of your own making stay as they are.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Path {
    /// Adds an arc of a circle; a line joins it to what was drawn before.
    ///
    /// Angles grow clockwise as seen. As in Core Graphics, `clockwise` speaks of coordinates in which y grows upwards:
    /// `false` follows growing angles.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool
    ) {
        addArc(
            center: center,
            radius: radius,
            startRadians: startAngle.radians,
            endRadians: endAngle.radians,
            clockwise: clockwise
        )
    }

    /// Adds an arc of a circle that turns by an angle; a line joins it to what was drawn before.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: startAngle + delta,
            clockwise: delta.radians < 0
        )
    }

    /// A rectangle with round corners of a style.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
        self.init(roundedRect: rect, cornerRadius: cornerRadius)
    }
}
