/// What shapes and texts are painted with: a colour, a gradient, or a choice that follows the environment.
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one stands for.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What the style paints in an environment. Styles of your own get it from `resolve(in:)`.
    @_documentation(visibility: internal)
    func _paint(in environment: EnvironmentValues) -> StylePaint
}

extension ShapeStyle {
    /// What the resolved style paints.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        resolve(in: environment)._paint(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Traps: the style paints itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) has no resolved style.")
    }
}

extension Never: ShapeStyle {}

/// The paint of a style, before its frame is known.
///
/// It has no public API.
@_documentation(visibility: internal)
public struct StylePaint: Sendable {
    package enum Kind: Sendable {
        case color(Drawing.Color)
        case gradient([Drawing.Gradient.Stop], @Sendable (CGRect) -> Drawing.Gradient.Geometry)
    }

    package let kind: Kind
    /// The shadows behind and inside what is painted.
    var shadows: [PaintShadow] = []
    /// The content that is drawn in place of a color, where the paint is more than that.
    var content: (any DrawnPaint)?
    /// The part of itself that the content is opaque.
    var contentOpacity = 1.0

    init(_ color: Drawing.Color) { kind = .color(color) }

    init(
        _ stops: [Drawing.Gradient.Stop],
        _ geometry: @escaping @Sendable (CGRect) -> Drawing.Gradient.Geometry
    ) {
        kind = .gradient(stops, geometry)
    }

    /// The paint of a shape that fills a rectangle.
    package func paint(in rect: CGRect) -> Drawing.Paint {
        switch kind {
        case .color(let color): .color(color)
        case .gradient(let stops, let geometry):
            .gradient(Drawing.Gradient(stops: stops, geometry: geometry(rect)))
        }
    }

    /// The same paint, less opaque.
    func opacity(_ factor: Double) -> StylePaint {
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

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    /// What the style paints.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { style._paint(in: environment) }
}

extension AnyShapeStyle: Equatable {
    /// Whether two styles are of one type whose values can be compared, and equal.
    public static func == (first: AnyShapeStyle, second: AnyShapeStyle) -> Bool {
        func isEqual<S: Equatable>(_ style: S) -> Bool { style == second.style as? S }
        guard let style = first.style as? any Equatable else { return false }
        return isEqual(style)
    }
}

/// A style that is less opaque than another.
public struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let factor: Double

    /// The paint of the base, less opaque.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        base._paint(in: environment).opacity(factor)
    }
}

extension OpacityStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// This style, less opaque.
    public func opacity(_ opacity: Double) -> OpacityStyle<Self> {
        OpacityStyle(base: self, factor: opacity.unitClamped)
    }
}

extension Double {
    /// The number between 0 and 1 that is nearest; 1 for what is no number.
    var unitClamped: Double { isNaN ? 1 : Swift.min(Swift.max(self, 0), 1) }
}
