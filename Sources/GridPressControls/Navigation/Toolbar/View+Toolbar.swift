nonisolated extension View {
    /// Adds views to the bars of a navigation stack's screen; has no effect elsewhere.
    ///
    /// The view must be the root of the stack, not a part of it.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> ModifiedView<Self> {
        addingItems(AnyView(content()))
    }

    /// Adds items to the bars of a navigation stack's screen; has no effect elsewhere.
    ///
    /// The view must be the root of the stack, not a part of it.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> ModifiedView<Self> {
        addingItems(AnyView(ToolbarItemsView(items: content())))
    }

    /// Adds customizable items to the bars of the screen.
    ///
    /// A picture shows their initial arrangement.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String,
        @ToolbarContentBuilder content: () -> Content
    ) -> ModifiedView<Self> {
        addingItems(AnyView(ToolbarItemsView(items: content())))
    }

    /// Adds a view to each end of the navigation bar.
    public func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading = EmptyView(),
        trailing: Trailing = EmptyView()
    ) -> ModifiedView<Self> {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    private func addingItems(_ view: AnyView) -> ModifiedView<Self> {
        let items = ToolbarItems(view: view)
        return modified(by: TraitModifier { $0[ToolbarItemsKey.self].append(items) })
    }
}

nonisolated extension View {
    /// Sets the visibility of bars of the screen.
    ///
    /// Without bars, it applies to the navigation bar.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
        changingBars(bars) { $0.visibility = visibility }
    }

    /// Sets the visibility of bars of the screen.
    ///
    /// Without bars, it applies to the navigation bar.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
        changingBars(bars) { $0.visibility = visibility }
    }

    /// Sets the background style of bars of the screen.
    ///
    /// As in SwiftUI, a navigation bar over content that isn't scrolled shows the background only if its background
    /// visibility is `visible`.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
        changingBars(bars) { $0.background = AnyShapeStyle(style) }
    }

    /// Sets the visibility of the backgrounds of bars of the screen.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
        changingBars(bars) { $0.backgroundVisibility = visibility }
    }

    /// Sets the visibility of the backgrounds of bars of the screen.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> ModifiedView<Self> {
        changingBars(bars) { $0.backgroundVisibility = visibility }
    }

    /// Sets the color scheme of bars of the screen; `nil` for the color scheme of the screen.
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
        changingBars(bars) { $0.scheme = scheme }
    }

    /// Sets the foreground style of bars of the screen.
    public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> ModifiedView<Self> {
        changingBars(bars) { $0.foreground = AnyShapeStyle(style) }
    }

    /// Sets the display mode of the screen's title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> ModifiedView<Self> {
        navigationBarTitleDisplayMode(mode.navigationMode)
    }

    /// Removes a system item from the bars of the screen; `nil` removes nothing.
    ///
    /// Only `title` has an effect, because other system items aren't drawn in any case.
    public func toolbar(removing item: ToolbarDefaultItemKind?) -> ModifiedView<Self> {
        modified(by: TraitModifier { if item == .title { $0[NavigationTitleRemovedKey.self] = true } })
    }

    private func changingBars(
        _ bars: [ToolbarPlacement],
        _ change: @escaping (inout BarAppearance) -> Void
    ) -> ModifiedView<Self> {
        modified(
            by: TraitModifier { traits in
                for bar in bars.isEmpty ? [.automatic] : bars {
                    change(&traits[BarAppearancesKey.self][bar == .automatic ? .navigationBar : bar, default: .init()])
                }
            }
        )
    }
}

extension ToolbarTitleDisplayMode {
    fileprivate var navigationMode: NavigationBarItem.TitleDisplayMode {
        switch self {
        case .automatic: .automatic
        case .inline: .inline
        case .inlineLarge, .large: .large
        }
    }
}

/// The items that one modifier adds to the bars of a screen.
final class ToolbarItems {
    let view: AnyView

    init(view: AnyView) { self.view = view }
}

struct ToolbarItemsKey: LayoutValueKey {
    static var defaultValue: [ToolbarItems] { [] }
}

/// The appearance of a bar, which modifiers of the screen set.
struct BarAppearance {
    var visibility = Visibility.automatic
    var background: AnyShapeStyle?
    var backgroundVisibility = Visibility.automatic
    var foreground: AnyShapeStyle?
    var scheme: ColorScheme?
}

struct BarAppearancesKey: LayoutValueKey {
    static var defaultValue: [ToolbarPlacement: BarAppearance] { [:] }
}

struct NavigationTitleRemovedKey: LayoutValueKey {
    static let defaultValue = false
}
