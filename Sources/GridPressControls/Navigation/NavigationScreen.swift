/// A screen of a navigation stack, with the bars that its views request.
struct NavigationScreen<Content: View>: NonisolatedView {
    let content: Content

    var body: some View { NodeReader(content) { ScreenContent(nodes: $0) } }
}

/// The views of a screen, with the bars that they request.
struct ScreenContent: NonisolatedView {
    let nodes: [LayoutNode]
    @Environment(\.hasScreenGrounds) private var hasGround

    var body: some View {
        let bars = ScreenBars(nodes)
        NodeReader(bars.items) { items in
            let items = ToolbarSlots(items)
            VStack(spacing: 0) {
                if let title = bars.title, items.isBarEmpty {
                    NavigationTitleBar(title: title, appearance: bars[.navigationBar])
                } else if !bars.isNavigationBarHidden, !items.isBarEmpty {
                    NavigationBar(title: bars.title, items: items, appearance: bars[.navigationBar])
                }
                if let search = bars.search { search }
                ZStack { ForEach(0..<nodes.count) { NodeView(node: nodes[$0]) } }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                if !items.isBottomEmpty, bars[.bottomBar].visibility != .hidden {
                    BottomBar(items: items, appearance: bars[.bottomBar])
                }
            }
            .background {
                if let ground = bars.ground ?? (hasGround ? Color(.systemBackground) : nil) {
                    Rectangle().fill(ground).ignoresSafeArea()
                }
            }
            .modified(by: TraitModifier { $0[BarAppearancesKey.self] = bars.appearances })
        }
    }
}

/// The bars that the views of a screen request.
private struct ScreenBars {
    let title: NavigationTitle?
    let items: ToolbarItemList
    let search: SearchField?
    let isNavigationBarHidden: Bool
    let appearances: [ToolbarPlacement: BarAppearance]
    /// The background color of the screen's list, which extends behind the title; `nil` without a list or a title.
    let ground: Color?

    init(_ nodes: [LayoutNode]) {
        let traits = nodes.compactMap(\.traits)
        let titled = traits.first { $0[NavigationTitleKey.self] != nil }
        appearances = traits.reduce(into: [:]) { all, traits in
            all.merge(traits[BarAppearancesKey.self]) { first, _ in first }
        }
        isNavigationBarHidden =
            (titled ?? traits.first)?[NavigationBarHiddenKey.self] ?? false
            || appearances[.navigationBar]?.visibility == .hidden
        search = isNavigationBarHidden ? nil : traits.lazy.compactMap { $0[SearchFieldKey.self] }.first
        title = isNavigationBarHidden ? nil : titled.flatMap { NavigationTitle($0) }
        ground = title == nil ? nil : traits.lazy.compactMap { $0[ScreenGroundKey.self] }.first
        // Views inside one modifier share its items, which are drawn once.
        var known: Set<ObjectIdentifier> = []
        let lists = traits.flatMap { $0[ToolbarItemsKey.self] }
        items = ToolbarItemList(lists: lists.filter { known.insert(ObjectIdentifier($0)).inserted })
    }

    subscript(bar: ToolbarPlacement) -> BarAppearance { appearances[bar] ?? BarAppearance() }
}

/// The items that modifiers add to the bars of a screen.
private struct ToolbarItemList: PrimitiveView {
    let lists: [ToolbarItems]

    /// Whether the view makes exactly one node: a screen has any number of items.
    @_documentation(visibility: internal)
    static var _makesOneNode: Bool { false }

    func _build(into builder: NodeBuilder) {
        for (index, list) in lists.enumerated() { builder.build(list.view, at: .index(index)) }
    }
}

/// The title of a screen.
struct NavigationTitle {
    let title: AnyView
    let subtitle: AnyView?
    let isInline: Bool

    /// Creates the title from the traits of a view; `nil` if it has no title or removes it.
    init?(_ traits: ViewTraits) {
        guard let title = traits[NavigationTitleKey.self], !traits[NavigationTitleRemovedKey.self] else { return nil }
        self.title = title
        subtitle = traits[NavigationSubtitleKey.self]
        isInline = traits[NavigationTitleModeKey.self] == .inline
    }
}

/// The key of the color behind a list's rows, for the screen around it.
enum ScreenGroundKey: LayoutValueKey { static let defaultValue: Color? = nil }

extension EnvironmentValues {
    /// Whether navigation screens have an opaque background, as on a device.
    @Entry package var hasScreenGrounds: Bool = false
}
