/// Screens above each other; a picture shows the first one, with its title.
public struct NavigationStack<Data, Root: View>: NonisolatedView {
    private let root: Root

    /// A stack that starts with some views.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

    /// A stack that starts with some views; what its path holds isn't shown.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }

    /// A stack that starts with some views; what its path holds isn't shown.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
    }

    /// The first screen.
    public var body: some View { NavigationScreen(content: root).asContainer("NavigationStack") }
}

/// Screens above each other, by their older name.
public struct NavigationView<Content: View>: NonisolatedView {
    private let content: Content

    /// A stack that starts with some views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The first screen.
    public var body: some View { NavigationScreen(content: content).asContainer("NavigationView") }
}

/// What a stack of screens holds above the first one.
public struct NavigationPath: Hashable {
    private var values: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}

    /// Values, one for each screen.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// How many screens there are.
    public var count: Int { values.count }

    /// Whether there is none.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds a screen.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes screens away: as many as there are at most, and none for a count below 0.
    public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(max(count, 0), values.count)) }
}

/// A screen of a navigation stack, with a bar if one of its views has a navigation title.
struct NavigationScreen<Content: View>: NonisolatedView {
    let content: Content

    var body: some View {
        NodeReader(content) { nodes in
            VStack(spacing: 0) {
                if let bar = NavigationBarView(nodes) { bar }
                ZStack { ForEach(0..<nodes.count) { NodeView(node: nodes[$0]) } }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }
}

/// The navigation bar of a screen, with its title.
private struct NavigationBarView: NonisolatedView {
    private let title: AnyView
    private let isInline: Bool

    init?(_ nodes: [LayoutNode]) {
        guard let traits = nodes.lazy.compactMap(\.traits).first(where: { $0[NavigationTitleKey.self] != nil }),
            let title = traits[NavigationTitleKey.self], !traits[NavigationBarHiddenKey.self]
        else { return nil }
        self.title = title
        isInline = traits[NavigationTitleModeKey.self] == .inline
    }

    var body: some View {
        if isInline {
            title.font(ControlFont.headline)
                .frame(maxWidth: .infinity, minHeight: 44)
                .overlay(alignment: .bottom) { Divider() }
                .asContainer("NavigationBar")
        } else {
            title.font(ControlFont.largeTitle)
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity, minHeight: 60, alignment: .leading)
                .asContainer("NavigationBar")
        }
    }
}
