extension Path: Shape {
    /// Returns the path, moved by the origin of the rectangle.
    public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }

    /// The behavior in right-to-left layouts: a path isn't mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Path {
    /// Adds an arc of a circle, with a line from the current point to its start.
    ///
    /// Angles grow clockwise in the picture. As in Core Graphics, `clockwise` refers to coordinates whose y-axis points
    /// up: with `false`, the arc follows growing angles.
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

    /// Adds an arc of a circle that turns by an angle, with a line from the current point to its start.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: startAngle + delta,
            clockwise: delta.radians < 0
        )
    }

    /// Creates a rectangle with a corner radius in points.
    ///
    /// `style` has no effect: GridPress draws both styles as arcs.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
        self.init(roundedRect: rect, cornerRadius: cornerRadius)
    }
}
