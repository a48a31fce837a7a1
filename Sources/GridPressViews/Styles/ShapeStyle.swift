/// A color, gradient or other style that paints shapes and texts.
///
/// A custom style returns another style from ``resolve(in:)``.
public protocol ShapeStyle: Sendable {
    /// The type of the resolved style.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style to use in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the paint of the style in an environment.
    ///
    /// Custom styles use the default implementation.
    @_documentation(visibility: internal)
    func _paint(in environment: EnvironmentValues) -> StylePaint
}

extension ShapeStyle {
    /// Returns the paint of the resolved style.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        resolve(in: environment)._paint(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Stops the program: the style has no resolved style.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) has no resolved style.")
    }
}

extension Never: ShapeStyle {}

/// The paint of a style, independent of the painted frame.
///
/// It has no public API.
@_documentation(visibility: internal)
public struct StylePaint: Sendable {
    package enum Kind: Sendable {
        case color(Drawing.Color)
        case gradient([Drawing.Gradient.Stop], @Sendable (CGRect) -> Drawing.Gradient.Geometry)
    }

    package let kind: Kind
    /// The shadows behind and inside the painted shape.
    var shadows: [PaintShadow] = []
    /// The content to draw instead of a color or a gradient, if any.
    package var content: (any DrawnPaint)?
    /// The opacity of the content, from 0 to 1.
    var contentOpacity = 1.0

    package init(_ color: Drawing.Color) { kind = .color(color) }

    package init(
        _ stops: [Drawing.Gradient.Stop],
        _ geometry: @escaping @Sendable (CGRect) -> Drawing.Gradient.Geometry
    ) {
        kind = .gradient(stops, geometry)
    }

    /// Returns the paint for a shape in a rectangle.
    package func paint(in rect: CGRect) -> Drawing.Paint {
        switch kind {
        case .color(let color): .color(color)
        case .gradient(let stops, let geometry):
            .gradient(Drawing.Gradient(stops: stops, geometry: geometry(rect)))
        }
    }

    /// Returns the paint with its opacity multiplied by a factor.
    package func opacity(_ factor: Double) -> StylePaint {
        var paint =
            switch kind {
            case .color(let color): StylePaint(color.opacity(factor))
            case .gradient(let stops, let geometry):
                StylePaint(
                    stops.map { Drawing.Gradient.Stop(color: $0.color.opacity(factor), location: $0.location) },
                    geometry
                )
            }
        guard !isPlain else { return paint }
        paint.shadows = shadows.map { $0.opacity(factor) }
        paint.content = content
        paint.contentOpacity = contentOpacity * factor
        return paint
    }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// Creates a style that hides the type of another style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    /// Returns the paint of the wrapped style.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { style._paint(in: environment) }
}

extension AnyShapeStyle: Equatable {
    /// Returns whether both styles have the same type, the type is `Equatable`, and the values are equal.
    public static func == (first: AnyShapeStyle, second: AnyShapeStyle) -> Bool {
        func isEqual<S: Equatable>(_ style: S) -> Bool { style == second.style as? S }
        guard let style = first.style as? any Equatable else { return false }
        return isEqual(style)
    }
}

/// A style with a reduced opacity.
public struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let factor: Double

    /// Returns the paint of the base style with the reduced opacity.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        base._paint(in: environment).opacity(factor)
    }
}

extension OpacityStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> OpacityStyle<Self> {
        OpacityStyle(base: self, factor: opacity.unitClamped)
    }
}

extension Double {
    /// The number, clamped from 0 to 1.
    ///
    /// NaN becomes 1.
    var unitClamped: Double { isNaN ? 1 : Swift.min(Swift.max(self, 0), 1) }
}
