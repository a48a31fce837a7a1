/// Screens beside each other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: NonisolatedView {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: NavigationSplitViewVisibility
    private let compactColumn: NavigationSplitViewColumn
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// Three screens.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
        visibility = columnVisibility.wrappedValue
        compactColumn = preferredCompactColumn.wrappedValue
    }

    /// The screens that are to be seen, with lines between them; one of them where the horizontal size class is compact.
    public var body: some View {
        HStack(spacing: 0) {
            if sizeClass == .compact {
                switch compactColumn {
                case .sidebar: NavigationScreen(content: sidebarList)
                case .content where content != nil: NavigationScreen(content: content)
                case .content, .detail: NavigationScreen(content: detail)
                }
            } else {
                columns
            }
        }
        .asContainer("NavigationSplitView")
    }

    @ViewBuilder private var columns: some View {
        if visibility == .all || visibility == .automatic || (visibility == .doubleColumn && content == nil) {
            NavigationScreen(content: sidebarList).frame(maxWidth: NavigationColumn.width)
            Divider()
        }
        if let content, visibility != .detailOnly {
            NavigationScreen(content: content).frame(maxWidth: NavigationColumn.width)
            Divider()
        }
        NavigationScreen(content: detail)
    }

    private var sidebarList: some View { sidebar.environment(\.listStyleKind, .insetGrouped) }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two screens.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        content = nil
        self.detail = detail()
        visibility = columnVisibility.wrappedValue
        compactColumn = preferredCompactColumn.wrappedValue
    }
}

/// Which of the screens beside each other are seen.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
    /// All of them.
    case automatic
    /// All of them.
    case all
    /// The last two.
    case doubleColumn
    /// The last one.
    case detailOnly
}

/// One of the screens that may be beside each other.
public enum NavigationSplitViewColumn: Hashable, Sendable {
    /// The first one.
    case sidebar
    /// The one in the middle.
    case content
    /// The last one.
    case detail
}
