/// The toolbar items of a screen, by their positions.
struct ToolbarSlots {
    private var items: [ToolbarItemPlacement.Place: [Item]] = [:]

    /// A toolbar item.
    struct Item: Identifiable {
        let id: Int
        let node: LayoutNode
    }

    init(_ nodes: [LayoutNode]) {
        for (index, node) in nodes.enumerated() {
            let placement = node.traits?[ToolbarItemPlacementKey.self] ?? .automatic
            items[placement.place, default: []].append(Item(id: index, node: node))
        }
    }

    subscript(place: ToolbarItemPlacement.Place) -> [Item] { items[place] ?? [] }

    /// Whether no item is in the navigation bar.
    var isBarEmpty: Bool {
        self[.leading].isEmpty && self[.center].isEmpty && self[.trailing].isEmpty && self[.overflow].isEmpty
    }

    /// Whether no item is in the bottom bar.
    var isBottomEmpty: Bool { self[.bottom].isEmpty && self[.status].isEmpty }
}

/// A navigation bar with only the title of a screen.
struct NavigationTitleBar: NonisolatedView {
    let title: NavigationTitle
    let appearance: BarAppearance

    var body: some View {
        Group {
            if title.isInline {
                InlineTitle(title: title)
                    .frame(maxWidth: .infinity, minHeight: 44)
                    .overlay(alignment: .bottom) { Divider() }
            } else {
                LargeTitle(title: title).frame(maxWidth: .infinity, minHeight: 60, alignment: .leading)
            }
        }
        .modifier(BarAppearanceModifier(appearance: appearance, defaultBackground: nil))
        .asContainer("NavigationBar")
    }
}

/// A navigation bar with items, and the title of a screen between or below them.
struct NavigationBar: NonisolatedView {
    let title: NavigationTitle?
    let items: ToolbarSlots
    let appearance: BarAppearance

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                HStack(spacing: 16) {
                    ToolbarRow(items: items[.leading])
                    Spacer(minLength: 0)
                    ToolbarRow(items: items[.trailing], alwaysHasMenu: !items[.overflow].isEmpty)
                }
                if !items[.center].isEmpty {
                    ToolbarRow(items: items[.center])
                } else if let title, title.isInline {
                    InlineTitle(title: title)
                }
            }
            .padding(.horizontal, 16)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 44)
            if let title, !title.isInline {
                LargeTitle(title: title).frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
            }
        }
        .overlay(alignment: .bottom) { if title?.isInline ?? true { Divider() } }
        .modifier(BarAppearanceModifier(appearance: appearance, defaultBackground: nil))
        .asContainer("NavigationBar")
    }
}

/// The bar at the bottom of a screen.
struct BottomBar: NonisolatedView {
    let items: ToolbarSlots
    let appearance: BarAppearance

    var body: some View {
        ZStack {
            ToolbarRow(items: items[.bottom], isSpread: true)
            ToolbarRow(items: items[.status]).font(ControlFont.footnote)
        }
        .padding(.horizontal, 16)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 49)
        .overlay(alignment: .top) { Divider() }
        .modifier(BarAppearanceModifier(appearance: appearance, defaultBackground: AnyShapeStyle(.bar)))
        .asContainer("BottomBar")
    }
}

/// A title in the middle of a bar.
private struct InlineTitle: NonisolatedView {
    let title: NavigationTitle

    var body: some View {
        if let subtitle = title.subtitle {
            VStack(spacing: 0) {
                title.title.font(ControlFont.headline).accessibilityAddTraits(.isHeader)
                subtitle.font(ControlFont.caption).foregroundStyle(.secondary)
            }
        } else {
            title.title.font(ControlFont.headline).accessibilityAddTraits(.isHeader)
        }
    }
}

/// A large title at the leading side.
private struct LargeTitle: NonisolatedView {
    let title: NavigationTitle

    var body: some View {
        if let subtitle = title.subtitle {
            VStack(alignment: .leading, spacing: 0) {
                title.title.font(ControlFont.largeTitle).accessibilityAddTraits(.isHeader)
                subtitle.font(ControlFont.subheadline).foregroundStyle(.secondary)
            }
            .padding(.horizontal, 16)
        } else {
            title.title.font(ControlFont.largeTitle).accessibilityAddTraits(.isHeader).padding(.horizontal, 16)
        }
    }
}
