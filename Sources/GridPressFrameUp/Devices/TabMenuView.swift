/// A tab bar whose icons and names are cut out of custom views.
///
/// A static rendering shows the bar with its selection. The actions for taps never run.
///
/// ```swift
/// let items = ["house", "magnifyingglass", "person"].map { symbol in
///     TabMenuItem(image: Image(systemName: symbol), tab: symbol)
/// }
/// let bar = Figure("Tab bar", width: 320) {
///     TabMenuView(selection: .constant("person"), items: items) { isSelected in
///         isSelected ? Color.blue : Color.gray
///     }
/// }
/// ```
public struct TabMenuView<Tab: Hashable, Content: View>: NonisolatedView {
    private let selection: Tab
    private let items: [TabMenuItem<Tab>]
    private let isShowingName: Bool
    private let maskedView: (Bool) -> Content

    /// Creates a tab bar whose icons and names mask a view, which can differ for the selected tab.
    ///
    /// - Parameters:
    ///   - selection: The selected tab.
    ///   - items: The tabs, in the order of the bar.
    ///   - isShowingName: Whether names are shown; `nil` shows them if any item has a name.
    ///   - maskedView: A closure that returns the view behind an icon; its argument is whether the tab is selected.
    ///   - onReselect: The action for a tap on the selected tab. It never runs.
    ///   - onDoubleTap: The action for a double tap on the selected tab. It never runs.
    public init(
        selection: Binding<Tab>, items: [TabMenuItem<Tab>], isShowingName: Bool? = nil,
        @ViewBuilder maskedView: @escaping (_ isSelected: Bool) -> Content, onReselect: (() -> TabMenuAction)? = nil,
        onDoubleTap: (() -> TabMenuAction)? = nil
    ) {
        self.selection = selection.wrappedValue
        self.items = items
        self.isShowingName = isShowingName ?? items.contains { $0.name != nil }
        self.maskedView = maskedView
    }

    /// The cells of the tabs, which share the width equally.
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

    /// Returns the accessibility label of a cell: its name, its position, and whether it is selected.
    private func label(of index: Int) -> String {
        let item = items[index]
        let place = "tab, \(index + 1) of \(items.count)"
        let words = [item.name, place, item.tab == selection ? "selected" : nil]
        return words.compactMap { $0 }.joined(separator: ", ")
    }
}

/// FrameUp's newer name of ``TabMenuView``.
public typealias TabMenu = TabMenuView

/// A tab menu whose items are the views of a closure, each with a ``View/tabMenuItem(_:)``.
package struct ListedTabMenu<Tab: Hashable, Items: View, Content: View>: NonisolatedView {
    private let selection: Tab
    private let isShowingName: Bool?
    private let items: Items
    private let maskedView: (Bool) -> Content

    /// Creates a tab menu with a selected tab.
    package init(
        selection: Tab, isShowingName: Bool?, items: Items,
        @ViewBuilder maskedView: @escaping (_ isSelected: Bool) -> Content
    ) {
        self.selection = selection
        self.isShowingName = isShowingName
        self.items = items
        self.maskedView = maskedView
    }

    /// A tab menu of the items that the views have.
    package var body: some View {
        NodeReader(items) { nodes in
            TabMenuView(
                selection: .constant(selection), items: nodes.compactMap { $0.traits?[TabMenuItemKey<Tab>.self] },
                isShowingName: isShowingName, maskedView: maskedView
            )
        }
    }
}

nonisolated extension View {
    /// Sets the item of a tab menu that the view represents.
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
    /// The name; `nil` if names aren't shown.
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

/// The lengths of a tab menu, in points.
private enum TabMenuMetrics {
    static let cellHeight: CGFloat = 48
    /// The space below the cells.
    static let bottom: CGFloat = 2
    /// The space at each side of the row of cells.
    static let side: CGFloat = 1
    /// The space at each side of the content of a cell.
    static let room: CGFloat = 10
    /// The gap between the icon and the name.
    static let gap: CGFloat = 2
    static let iconHeight: CGFloat = 22
    static let fontSize: CGFloat = 10
    /// The height of one line of text at the font size of the menu.
    static let nameHeight: CGFloat = 12
}
