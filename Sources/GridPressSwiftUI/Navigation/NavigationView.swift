/// Screens above each other, by their older name.
///
/// Views after the first are columns beside it, where the horizontal size class is regular and the style has columns.
public struct NavigationView<Content: View>: NonisolatedView {
    private let content: Content
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.hasNavigationColumns) private var hasColumns

    /// A stack that starts with some views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The first screen, perhaps with columns beside it.
    public var body: some View {
        NodeReader(content) { nodes in
            if hasColumns, sizeClass == .regular, nodes.count > 1 {
                HStack(spacing: 0) {
                    ForEach(0..<nodes.count - 1) { index in
                        ScreenContent(nodes: [nodes[index]]).frame(maxWidth: NavigationColumn.width)
                        Divider()
                    }
                    ScreenContent(nodes: [nodes[nodes.count - 1]])
                }
            } else {
                ScreenContent(nodes: Array(nodes.prefix(1)))
            }
        }
        .asContainer("NavigationView")
    }
}

/// The columns of navigation beside each other.
enum NavigationColumn {
    /// The width of all columns but the last.
    static let width: CGFloat = 240
}

extension EnvironmentValues {
    /// Whether older navigation views show columns beside each other.
    var hasNavigationColumns: Bool {
        get { self[NavigationColumnsKey.self] }
        set { self[NavigationColumnsKey.self] = newValue }
    }

    private enum NavigationColumnsKey: EnvironmentKey { static let defaultValue = true }
}
