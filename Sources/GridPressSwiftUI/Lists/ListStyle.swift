/// How lists look.
public protocol ListStyle {
    /// How they are drawn.
    @_documentation(visibility: internal)
    static var _kind: _ListStyleKind { get }
}

/// The kinds of list styles.
@_documentation(visibility: internal)
public enum _ListStyleKind: Sendable {
    /// Rows with lines between them.
    case plain
    /// Groups from side to side.
    case grouped
    /// Groups with round corners.
    case insetGrouped
}

/// The usual look: rows with lines between them.
public struct DefaultListStyle: ListStyle {
    /// The usual look.
    public init() {}

    /// The usual look.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind { .plain }
}

/// Rows with lines between them.
public struct PlainListStyle: ListStyle {
    /// Rows with lines between them.
    public init() {}

    /// Rows with lines between them.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind { .plain }
}

/// Rows with lines between them, away from the sides.
public struct InsetListStyle: ListStyle {
    /// Rows with lines between them.
    public init() {}

    /// Rows with lines between them.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind { .plain }
}

/// Rows as beside a window's content.
public struct SidebarListStyle: ListStyle {
    /// Rows as beside a window's content.
    public init() {}

    /// Rows as beside a window's content.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind { .insetGrouped }
}

/// Groups from side to side.
public struct GroupedListStyle: ListStyle {
    /// Groups from side to side.
    public init() {}

    /// Groups from side to side.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind { .grouped }
}

/// Groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Groups with round corners.
    public init() {}

    /// Groups with round corners.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
    /// The usual look.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows with lines between them.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with lines between them, away from the sides.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows as beside a window's content.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Groups from side to side.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups with round corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension View {
    /// Sets how lists look.
    public func listStyle<S: ListStyle>(_ style: S) -> ModifiedView<Self> { environment(\.listStyleKind, S._kind) }

    /// Sets whether lists and forms have a ground of their own.
    public func scrollContentBackground(_ visibility: Visibility) -> ModifiedView<Self> {
        environment(\.isListGroundHidden, visibility == .hidden)
    }
}

extension EnvironmentValues {
    /// Whether a list or a form is around the view.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }

    var listStyleKind: _ListStyleKind {
        get { self[ListStyleKindKey.self] }
        set { self[ListStyleKindKey.self] = newValue }
    }

    var isListGroundHidden: Bool {
        get { self[ListBackgroundHiddenKey.self] }
        set { self[ListBackgroundHiddenKey.self] = newValue }
    }

    private enum IsInListKey: EnvironmentKey { static let defaultValue = false }
    private enum ListStyleKindKey: EnvironmentKey { static let defaultValue = _ListStyleKind.plain }
    private enum ListBackgroundHiddenKey: EnvironmentKey { static let defaultValue = false }
}
