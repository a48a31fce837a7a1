/// Screens of which one is shown, with a bar to choose among them.
///
/// Shown is the view whose tag is selected, or else the first one.
public struct TabView<SelectionValue: Hashable, Content: View>: NonisolatedView {
    private let selection: SelectionTag?
    private let content: Content
    @Environment(\.tabViewStyleKind) private var kind

    /// Screens of which a binding selects one.
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
                case .bar: bar(nodes, shown: shown)
                case .page: PageDots(count: nodes.count, shown: shown)
                case .bare: EmptyView()
                }
            }
        }
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
    /// Screens of which the first one is shown.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

nonisolated extension View {
    /// Says what the bar of a tab view shows for this screen.
    public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> ModifiedView<Self> {
        layoutValue(key: TabItemKey.self, value: AnyView(label()))
    }

    /// Sets how tab views look.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> ModifiedView<Self> {
        environment(\.tabViewStyleKind, style._kind)
    }
}

/// How tab views look.
public protocol TabViewStyle {
    /// How they are drawn.
    @_documentation(visibility: internal)
    var _kind: _TabViewStyleKind { get }
}

/// The kinds of tab view styles.
@_documentation(visibility: internal)
public enum _TabViewStyleKind: Sendable {
    /// With a bar.
    case bar
    /// With a dot for each screen.
    case page
    /// With the screen alone.
    case bare
}

/// The usual look: with a bar.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The usual look.
    public init() {}

    /// The usual look.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { .bar }
}

/// With a dot for each screen.
public struct PageTabViewStyle: TabViewStyle {
    /// When dots are shown.
    public enum IndexDisplayMode: Hashable, Sendable {
        /// As usual.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    private let hasDots: Bool

    /// With a dot for each screen, unless there are to be none.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { hasDots = indexDisplayMode != .never }

    /// With a dot for each screen.
    @_documentation(visibility: internal)
    public var _kind: _TabViewStyleKind { hasDots ? .page : .bare }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The usual look.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// With a dot for each screen.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// With a dot for each screen.
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
        // Titles are on one line, however high the icons are.
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
                    .spoken(Drawing.Setting(Drawing.Setting.Spoken.role, .word("tab")))
                    .spoken(isSelected: index == shown)
            }
        }
        .frame(height: 49)
        .modifier(BarAppearanceModifier(appearance: appearance, defaultBackground: AnyShapeStyle(.bar)))
        .overlay(alignment: .top) { Divider() }
        .asContainer("TabBar")
    }
}

/// The icon above the title.
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
    fileprivate var tabViewStyleKind: _TabViewStyleKind {
        get { self[TabViewStyleKindKey.self] }
        set { self[TabViewStyleKindKey.self] = newValue }
    }

    private enum TabViewStyleKindKey: EnvironmentKey { static let defaultValue = _TabViewStyleKind.bar }
}
