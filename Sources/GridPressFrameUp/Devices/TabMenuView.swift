/// A bar with an icon for each tab, and maybe its name, cut out of views of one's own.
///
/// A picture shows the bar with its selection; what would happen when people tap on it is taken and never called.
public struct TabMenuView<Tab: Hashable, Content: View>: NonisolatedView {
    private let selection: Tab
    private let items: [TabMenuItem<Tab>]
    private let isShowingName: Bool
    private let maskedView: (Bool) -> Content

    /// A bar whose icons and names are seen where a view is: a view for the selected tab, and one for the others.
    ///
    /// Names are shown if an item has one, unless it is said whether they are.
    public init(
        selection: Binding<Tab>,
        items: [TabMenuItem<Tab>],
        isShowingName: Bool? = nil,
        @ViewBuilder maskedView: @escaping (_ isSelected: Bool) -> Content,
        onReselect: (() -> TabMenuAction)? = nil,
        onDoubleTap: (() -> TabMenuAction)? = nil
    ) {
        self.selection = selection.wrappedValue
        self.items = items
        self.isShowingName = isShowingName ?? items.contains { $0.name != nil }
        self.maskedView = maskedView
    }

    /// A row of cells that share the width.
    public var body: some View {
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                cell(items[index]).accessibilityLabel(Text(verbatim: label(of: index)))
            }
        }
        .frame(height: TabMenuMetrics.cellHeight)
        .padding(.bottom, TabMenuMetrics.bottom)
        .padding(.horizontal, TabMenuMetrics.side)
        .asContainer("TabMenu")
        .accessibilityLabel("Tab bar")
    }

    private func cell(_ item: TabMenuItem<Tab>) -> some View {
        ZStack { maskedView(item.tab == selection) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .mask { TabMenuMask(icon: item.icon, name: isShowingName ? item.name ?? "" : nil) }
            .padding(.horizontal, TabMenuMetrics.room)
    }

    /// What people hear of a cell.
    private func label(of index: Int) -> String {
        let item = items[index]
        let place = "tab, \(index + 1) of \(items.count)"
        let words = [item.name, place, item.tab == selection ? "selected" : nil]
        return words.compactMap { $0 }.joined(separator: ", ")
    }
}

/// A tab menu by its newer name.
public typealias TabMenu = TabMenuView

/// A tab menu whose items are listed as views, each given by ``View/tabMenuItem(_:)``.
package struct ListedTabMenu<Tab: Hashable, Items: View, Content: View>: NonisolatedView {
    private let selection: Tab
    private let isShowingName: Bool?
    private let items: Items
    private let maskedView: (Bool) -> Content

    /// A tab menu with a tab selected.
    package init(
        selection: Tab,
        isShowingName: Bool?,
        items: Items,
        @ViewBuilder maskedView: @escaping (_ isSelected: Bool) -> Content
    ) {
        self.selection = selection
        self.isShowingName = isShowingName
        self.items = items
        self.maskedView = maskedView
    }

    /// The menu of those items.
    package var body: some View {
        NodeReader(items) { nodes in
            TabMenuView(
                selection: .constant(selection),
                items: nodes.compactMap { $0.traits?[TabMenuItemKey<Tab>.self] },
                isShowingName: isShowingName,
                maskedView: maskedView
            )
        }
    }
}

nonisolated extension View {
    /// Says which item of a tab menu the view stands for.
    package func tabMenuItem<Tab: Hashable>(_ item: TabMenuItem<Tab>) -> ModifiedView<Self> {
        layoutValue(key: TabMenuItemKey<Tab>.self, value: item)
    }
}

private struct TabMenuItemKey<Tab: Hashable>: LayoutValueKey {
    static var defaultValue: TabMenuItem<Tab>? { nil }
}

/// The icon and the name of a tab, at the lower edge of its cell.
private struct TabMenuMask: NonisolatedView {
    let icon: AnyView
    /// The name; `nil` where no tab shows one.
    let name: String?

    var body: some View {
        VStack(spacing: TabMenuMetrics.gap) {
            Spacer(minLength: 0)
            icon.scaledToFit().frame(height: TabMenuMetrics.iconHeight)
            if let name {
                Text(verbatim: name).lineLimit(1).frame(height: TabMenuMetrics.nameHeight)
            }
        }
        .font(.system(size: TabMenuMetrics.fontSize))
    }
}

/// The lengths of a tab menu.
private enum TabMenuMetrics {
    static let cellHeight: CGFloat = 48
    /// Below the cells.
    static let bottom: CGFloat = 2
    /// Beside all cells.
    static let side: CGFloat = 1
    /// Beside what is in a cell.
    static let room: CGFloat = 10
    /// Between the icon and the name.
    static let gap: CGFloat = 2
    static let iconHeight: CGFloat = 22
    static let fontSize: CGFloat = 10
    /// One line of letters of that size.
    static let nameHeight: CGFloat = 12
}
