/// Colours in a row that flow into each other.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// From 0, the start, to 1, the end.
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their places.
    public var stops: [Stop]

    /// Colours at places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The stops with their colours in an environment.
    func drawn(in environment: EnvironmentValues) -> [Drawing.Gradient.Stop] {
        stops.map { Drawing.Gradient.Stop(color: $0.color.drawn(in: environment), location: Double($0.location)) }
    }
}

/// A gradient along a line.
///
/// As a view it fills what it is offered.
public struct LinearGradient: ShapeStyle, StyleView {
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    /// A gradient along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Colours at equal distances along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places along a line.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        StylePaint(gradient.drawn(in: environment)) { [start, end] rect in
            .linear(start: start.point(in: rect), end: end.point(in: rect))
        }
    }
}

/// A gradient outwards between two circles.
///
/// As a view it fills what it is offered.
public struct RadialGradient: ShapeStyle, StyleView {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// A gradient outwards between two circles.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Colours at equal distances between two circles.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at places between two circles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The gradient.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        StylePaint(gradient.drawn(in: environment)) { [center, startRadius, endRadius] rect in
            .radial(center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
        }
    }
}

/// A gradient clockwise around a centre.
///
/// As a view it fills what it is offered.
public struct AngularGradient: ShapeStyle, StyleView {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startAngle: Angle
    private let endAngle: Angle

    /// A gradient from one angle to another.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Colours at equal distances from one angle to another.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at places from one angle to another.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient once around, from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Colours at equal distances once around, from an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Colours at places once around, from an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// The gradient.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        StylePaint(gradient.drawn(in: environment)) { [center, startAngle, endAngle] rect in
            .angular(
                center: center.point(in: rect),
                startAngle: startAngle.radians,
                endAngle: endAngle.radians
            )
        }
    }
}

extension Gradient: ShapeStyle {
    /// The gradient from top to bottom.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
    }
}
