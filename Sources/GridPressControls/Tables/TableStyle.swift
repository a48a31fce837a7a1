/// A style of tables.
///
/// A picture draws all styles alike.
public protocol TableStyle {}

/// The default table style.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the default style.
    public init() {}
}

/// A table style with inset rows, drawn as the default one.
public struct InsetTableStyle: TableStyle {
    /// Creates an inset style.
    public init() {}

    /// Creates an inset style.
    ///
    /// Alternating row backgrounds aren't drawn.
    public init(alternatesRowBackgrounds: Bool) {}
}

/// A table style with a border, drawn as the default one.
public struct BorderedTableStyle: TableStyle {
    /// Creates a bordered style.
    public init() {}

    /// Creates a bordered style.
    ///
    /// Alternating row backgrounds aren't drawn.
    public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == InsetTableStyle {
    /// The style with inset rows, drawn as the default one.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Returns the style with inset rows.
    ///
    /// Alternating row backgrounds aren't drawn.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
    /// The style with a border, drawn as the default one.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// Returns the style with a border.
    ///
    /// Alternating row backgrounds aren't drawn.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

nonisolated extension View {
    /// Has no effect: GridPress draws tables alike in every style.
    public func tableStyle<S: TableStyle>(_ style: S) -> Self { self }

    /// Sets whether tables inside the view draw their column titles.
    public func tableColumnHeaders(_ visibility: Visibility) -> ModifiedView<Self> {
        environment(\.areTableHeadersHidden, visibility == .hidden)
    }
}

extension EnvironmentValues {
    @Entry var areTableHeadersHidden: Bool = false
}
