/// Screens beside each other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: NonisolatedView {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: NavigationSplitViewVisibility

    /// Three screens.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
        visibility = columnVisibility.wrappedValue
    }

    /// The screens that are to be seen, with lines between them.
    public var body: some View {
        HStack(spacing: 0) {
            if visibility == .all || visibility == .automatic || (visibility == .doubleColumn && content == nil) {
                NavigationScreen(content: sidebar.environment(\.listStyleKind, .insetGrouped)).frame(maxWidth: 240)
                Divider()
            }
            if let content, visibility != .detailOnly {
                NavigationScreen(content: content).frame(maxWidth: 240)
                Divider()
            }
            NavigationScreen(content: detail)
        }
        .asContainer("NavigationSplitView")
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two screens.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        content = nil
        self.detail = detail()
        visibility = columnVisibility.wrappedValue
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
