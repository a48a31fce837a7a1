/// A type-erased gradient, such as the standard gradient of a color.
///
/// As a view, it fills the offered size.
public struct AnyGradient: ShapeStyle, StyleView, Hashable {
    private enum Base: Hashable {
        case color(Color)
        case gradient(Gradient)
    }

    private let base: Base

    init(_ color: Color) { base = .color(color) }

    /// Creates a gradient that hides the type of another gradient.
    public init(_ gradient: Gradient) { base = .gradient(gradient) }

    /// The gradient itself.
    ///
    /// The standard gradient of a color is mixed with white at the top.
    package var gradient: Gradient {
        switch base {
        case .color(let color): Gradient(colors: [color.mix(with: .white, by: 0.2, in: .device), color])
        case .gradient(let gradient): gradient
        }
    }

    /// Returns the paint of the gradient, from top to bottom.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        guard case .color(let base) = base else { return gradient._paint(in: environment) }
        let color = base.drawn(in: environment)
        let stops = [
            Drawing.Gradient.Stop(color: color.standardGradientTop, location: 0),
            Drawing.Gradient.Stop(color: color, location: 1),
        ]
        return StylePaint(stops) { .linear(start: UnitPoint.top.point(in: $0), end: UnitPoint.bottom.point(in: $0)) }
    }
}

extension Color {
    /// The standard gradient of the color: slightly lighter at the top.
    public var gradient: AnyGradient { AnyGradient(self) }
}

extension Drawing.Color {
    /// The color at the top of the standard gradient.
    ///
    /// Assumption: the color, mixed with 20 percent white.
    var standardGradientTop: Drawing.Color {
        func lighter(_ color: Drawing.RGBA) -> Drawing.RGBA {
            func part(_ part: UInt8) -> UInt8 { (Double(part) / 255 * 0.8 + 0.2).byte }
            return Drawing.RGBA(
                red: part(color.red),
                green: part(color.green),
                blue: part(color.blue),
                alpha: color.alpha
            )
        }
        return Drawing.Color(light: lighter(light), dark: lighter(dark))
    }
}
