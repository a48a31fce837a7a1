/// A stack of screens: the older form of ``NavigationStack``.
///
/// If the style has columns and the horizontal size class is regular, views after the first are columns beside it.
public struct NavigationView<Content: View>: NonisolatedView {
    private let content: Content
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.hasNavigationColumns) private var hasColumns

    /// Creates a navigation view with a root screen, and views for further columns.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The root screen, with columns beside it if there is room.
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

/// A namespace for the columns of navigation.
enum NavigationColumn {
    /// The width of all columns but the last, in points.
    static let width: CGFloat = 240
}

extension EnvironmentValues {
    /// Whether navigation views show columns.
    @Entry var hasNavigationColumns: Bool = true
}
