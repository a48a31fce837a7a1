/// A style of lists.
public protocol ListStyle {
    /// The kind of drawing that the style uses; `nil` if it depends on the device.
    @_documentation(visibility: internal)
    static var _kind: _ListStyleKind? { get }
}

/// The kinds of list styles.
@_documentation(visibility: internal)
public enum _ListStyleKind: Sendable {
    /// Rows with lines between them.
    case plain
    /// Groups of rows that extend from side to side.
    case grouped
    /// Groups of rows with round corners.
    case insetGrouped
}

/// The default list style, which depends on the device.
///
/// It draws groups with round corners on phones, tablets and headsets, and in sidebars. On other devices, it draws rows
/// with lines between them. A figure without a device is like a phone.
public struct DefaultListStyle: ListStyle {
    /// Creates the default style.
    public init() {}

    /// No kind of drawing: it depends on the device.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind? { nil }
}

/// A list style of rows with lines between them.
public struct PlainListStyle: ListStyle {
    /// Creates a plain style.
    public init() {}

    /// The kind of drawing: rows with lines between them.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind? { .plain }
}

/// A list style of inset rows, drawn as plain rows with lines between them.
public struct InsetListStyle: ListStyle {
    /// Creates an inset style.
    public init() {}

    /// The kind of drawing: rows with lines between them.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind? { .plain }
}

/// A list style for sidebars, drawn as groups with round corners.
public struct SidebarListStyle: ListStyle {
    /// Creates a sidebar style.
    public init() {}

    /// The kind of drawing: groups with round corners.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind? { .insetGrouped }
}

/// A list style of groups that extend from side to side.
public struct GroupedListStyle: ListStyle {
    /// Creates a grouped style.
    public init() {}

    /// The kind of drawing: groups that extend from side to side.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind? { .grouped }
}

/// A list style of groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates an inset grouped style.
    public init() {}

    /// The kind of drawing: groups with round corners.
    @_documentation(visibility: internal)
    public static var _kind: _ListStyleKind? { .insetGrouped }
}

nonisolated extension View {
    /// Sets the style of lists inside the view.
    public func listStyle<S: ListStyle>(_ style: S) -> ModifiedView<Self> { environment(\.listStyleKind, S._kind) }

    /// Sets whether lists and forms inside the view draw their default background.
    public func scrollContentBackground(_ visibility: Visibility) -> ModifiedView<Self> {
        environment(\.isListGroundHidden, visibility == .hidden)
    }
}

extension EnvironmentValues {
    /// Whether a list or a form is around the view.
    @Entry var isInList: Bool = false

    /// The kind of drawing that is set for lists; `nil` for the automatic one.
    @Entry var listStyleKind: _ListStyleKind?

    /// The kind of drawing of a list in the environment.
    var rowsKind: _ListStyleKind { listStyleKind ?? (isInSidebar ? .insetGrouped : deviceProfile.idiom.rowsKind) }

    /// Whether the view is in the sidebar of a split view.
    @Entry var isInSidebar: Bool = false

    @Entry var isListGroundHidden: Bool = false
}

extension DeviceProfile.Idiom {
    /// The kind of drawing of lists with the automatic style.
    fileprivate var rowsKind: _ListStyleKind {
        switch self {
        case .phone, .pad, .vision: .insetGrouped
        case .watch, .tv, .carPlay, .mac, .unspecified: .plain
        }
    }
}
