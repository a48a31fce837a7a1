/// A container that shows screens in two or three columns.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: NonisolatedView {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: NavigationSplitViewVisibility
    private let compactColumn: NavigationSplitViewColumn
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// Creates a split view with three columns.
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

    /// The visible columns with lines between them.
    ///
    /// If the horizontal size class is compact, only the preferred column is drawn.
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

    private var sidebarList: some View { sidebar.environment(\.isInSidebar, true) }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns.
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
