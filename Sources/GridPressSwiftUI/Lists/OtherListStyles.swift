// Styles of lists that other systems have, each drawn as the nearest one.

/// Rows with lines between them and a border around them, drawn without the border.
public struct BorderedListStyle: ListStyle {
    /// Rows with lines between them.
    public init() {}

    /// Rows with lines between them, and backgrounds in turn.
    public init(alternatesRowBackgrounds: Bool) {}

    /// Rows with lines between them.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind { .plain }
}

/// Rows that become smaller at the ends, drawn as others.
public struct CarouselListStyle: ListStyle {
    /// Rows with lines between them.
    public init() {}

    /// Rows with lines between them.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind { .plain }
}

/// Rows that become smaller at the ends, drawn as others.
public typealias EllipticalListStyle = CarouselListStyle

extension ListStyle where Self == BorderedListStyle {
    /// Rows with lines between them.
    public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// Returns the style of rows with lines between them, with backgrounds in turn.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
    /// Rows that become smaller at the ends, drawn as others.
    public static var carousel: CarouselListStyle { CarouselListStyle() }
    /// Rows that become smaller at the ends, drawn as others.
    public static var elliptical: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Returns the style of rows away from the sides, with backgrounds in turn.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}
