/// The style of tables; a picture draws them all alike.
public protocol TableStyle {}

/// The default style of tables.
public struct AutomaticTableStyle: TableStyle {
    /// The default style.
    public init() {}
}

/// Rows away from the sides.
public struct InsetTableStyle: TableStyle {
    /// Rows away from the sides.
    public init() {}

    /// Rows away from the sides, with backgrounds in turn.
    public init(alternatesRowBackgrounds: Bool) {}
}

/// Rows with a border.
public struct BorderedTableStyle: TableStyle {
    /// A border.
    public init() {}

    /// A border, and backgrounds in turn.
    public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows away from the sides.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Returns the style of rows away from the sides, with backgrounds in turn.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
    /// Rows with a border.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// Returns the style of rows with a border, with backgrounds in turn.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

nonisolated extension View {
    /// Has no effect in a static rendering: tables are drawn alike in every style.
    public func tableStyle<S: TableStyle>(_ style: S) -> Self { self }

    /// Sets whether tables have the titles of their columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> ModifiedView<Self> {
        environment(\.areTableHeadersHidden, visibility == .hidden)
    }
}

extension EnvironmentValues {
    var areTableHeadersHidden: Bool {
        get { self[TableHeadersHiddenKey.self] }
        set { self[TableHeadersHiddenKey.self] = newValue }
    }

    private enum TableHeadersHiddenKey: EnvironmentKey { static let defaultValue = false }
}
