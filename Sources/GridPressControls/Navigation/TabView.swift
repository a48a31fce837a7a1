/// A container that shows one of several screens, with a bar of tabs.
///
/// A picture shows the view whose tag is selected, or else the first view.
public struct TabView<SelectionValue: Hashable, Content: View>: NonisolatedView {
    private let selection: SelectionTag?
    private let content: Content
    @Environment(\.tabViewStyleKind) private var kind
    @Environment(\.tabBarAccessory) private var accessory

    /// Creates a tab view whose selection is the value of a binding.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { SelectionTag($0.wrappedValue) }
        self.content = content()
    }

    /// The selected screen above the bar.
    public var body: some View {
        NodeReader(content) { nodes in
            let shown = nodes.firstIndex { $0.tag != nil && $0.tag == selection } ?? 0
            VStack(spacing: 0) {
                ZStack { if nodes.indices.contains(shown) { NodeView(node: nodes[shown]) } }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                switch kind {
                case .bar:
                    if let accessory { TabBarAccessory(content: accessory) }
                    bar(nodes, shown: shown)
                case .page: PageDots(count: nodes.count, shown: shown)
                case .bare: EmptyView()
                }
            }
        }
        .environment(\.tabBarAccessory, nil)
        .asContainer("TabView")
    }

    @ViewBuilder private func bar(_ nodes: [LayoutNode], shown: Int) -> some View {
        let screen = nodes.indices.contains(shown) ? nodes[shown].traits : nil
        let appearance = screen?[BarAppearancesKey.self][.tabBar] ?? BarAppearance()
        if appearance.visibility != .hidden {
            TabBar(
                tabs: nodes.map { $0.traits?[TabItemKey.self] },
                badges: nodes.map { $0.traits?[BadgeKey.self] },
                shown: shown,
                appearance: appearance
            )
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that shows its first screen.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

nonisolated extension View {
    /// Sets the tab item of this screen in the bar of a tab view.
    public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> ModifiedView<Self> {
        layoutValue(key: TabItemKey.self, value: AnyView(label()))
    }

    /// Sets the style of tab views inside the view.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.tabViewStyleKind, style._kind)
    }
}

/// A style of tab views.
public protocol TabViewStyle {
    /// The kind of drawing that the style uses.
    @_documentation(visibility: internal)
    var _kind: _TabViewStyleKind { get }
}

/// The kinds of tab view styles.
@_documentation(visibility: internal)
public enum _TabViewStyleKind: Sendable {
    /// A bar of tabs.
    case bar
    /// Page dots.
    case page
    /// Neither a bar nor dots.
    case bare
}

/// The default tab view style, with a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the default style.
    public init() {}

    /// The kind of drawing: a bar of tabs.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { .bar }
}

/// A tab view style with a dot for each page.
public struct PageTabViewStyle: TabViewStyle {
    private let hasDots: Bool

    /// Creates a page style, whose dots are omitted for the mode `never`.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { hasDots = indexDisplayMode != .never }

    /// The kind of drawing: page dots or the page alone.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { hasDots ? .page : .bare }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// The style with a dot for each page.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Returns the style with a dot for each page, unless the mode is `never`.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// A tab bar with the icon and title of each tab, the selected one in the tint.
private struct TabBar: NonisolatedView {
    let tabs: [AnyView?]
    let badges: [Text?]
    let shown: Int
    let appearance: BarAppearance

    var body: some View {
        // The titles are on one line, however tall the icons are.
        HStack(alignment: .bottom, spacing: 0) {
            ForEach(0..<tabs.count) { index in
                VStack(spacing: 3) { tabs[index] }
                    .labelStyle(TabLabelStyle())
                    .font(ControlFont.tab)
                    .environment(\.drawsImagesAsTemplates, true)
                    .environment(\.symbolVariants, .fill)
                    .foregroundStyle(index == shown ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.systemGray)))
                    .overlay(alignment: .top) {
                        if let badge = badges[index] { TabBadge(text: badge).offset(x: 14, y: -4) }
                    }
                    .frame(maxWidth: .infinity)
                    .spoken(Drawing.Setting(.accessibilityRole, "tab"))
                    .spoken(isSelected: index == shown)
            }
        }
        .frame(height: 49)
        .modifier(BarAppearanceModifier(appearance: appearance, defaultBackground: AnyShapeStyle(.bar)))
        .overlay(alignment: .top) { Divider() }
        .asContainer("TabBar")
    }
}

/// A label style with the icon above the title.
private nonisolated struct TabLabelStyle: LabelStyle, NonisolatedViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.font(ControlFont.body)
            configuration.title
        }
    }
}

/// The page dots of a tab view, with the dot of the selected page emphasized.
private struct PageDots: NonisolatedView {
    let count: Int
    let shown: Int
    @Environment(\.haveIndexDotsBackground) private var hasBackground

    var body: some View {
        if hasBackground {
            dots.padding(8).background(.primary.opacity(0.1), in: Capsule()).padding(4)
        } else {
            dots.padding(12)
        }
    }

    private var dots: some View {
        HStack(spacing: 9) {
            ForEach(0..<count) { index in
                Circle().fill(.primary.opacity(index == shown ? 0.8 : 0.25)).frame(width: 7, height: 7)
            }
        }
    }
}

struct TabItemKey: LayoutValueKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    @Entry fileprivate var tabViewStyleKind: _TabViewStyleKind = .bar
}
