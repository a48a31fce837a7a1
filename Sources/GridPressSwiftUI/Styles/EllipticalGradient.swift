/// A gradient outwards between two ellipses with the proportions of what they fill.
///
/// As a view it fills what it is offered.
public struct EllipticalGradient: ShapeStyle, StyleView {
    private let gradient: Gradient
    private let center: UnitPoint
    private let start: CGFloat
    private let end: CGFloat

    /// A gradient between two ellipses, whose radii are given as parts of the sides.
    public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        start = startRadiusFraction
        end = endRadiusFraction
    }

    /// Colours at equal distances between two ellipses.
    public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Colours at places between two ellipses.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// The gradient.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        StylePaint(gradient.drawn(in: environment)) { [center, start, end] rect in
            .radial(
                center: center.point(in: rect),
                startRadius: start * rect.width,
                endRadius: end * rect.width,
                stretch: rect.width > 0 ? rect.height / rect.width : 1
            )
        }
    }
}
