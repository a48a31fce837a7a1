// List styles of other platforms, each drawn as the nearest style.

/// A list style with a border, drawn as plain rows without the border.
public struct BorderedListStyle: ListStyle {
    /// Creates a bordered style.
    public init() {}

    /// Creates a bordered style.
    ///
    /// Alternating row backgrounds aren't drawn.
    public init(alternatesRowBackgrounds: Bool) {}

    /// The kind of drawing: rows with lines between them.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind? { .plain }
}

/// A list style of watches, drawn as plain rows.
public struct CarouselListStyle: ListStyle {
    /// Creates a carousel style.
    public init() {}

    /// The kind of drawing: rows with lines between them.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind? { .plain }
}

/// A list style of watches, drawn as plain rows.
public typealias EllipticalListStyle = CarouselListStyle

extension ListStyle where Self == BorderedListStyle {
    /// The style with a border, drawn as plain rows without the border.
    public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// Returns the style with a border, drawn as plain rows.
    ///
    /// Alternating row backgrounds aren't drawn.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
    /// The style of watches, drawn as plain rows.
    public static var carousel: CarouselListStyle { CarouselListStyle() }
    /// The style of watches, drawn as plain rows.
    public static var elliptical: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Returns the style of inset rows.
    ///
    /// Alternating row backgrounds aren't drawn.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}
