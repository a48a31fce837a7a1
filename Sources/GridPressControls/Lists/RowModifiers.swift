nonisolated extension View {
    /// Sets the background of the view as a list row; `nil` for the default background.
    public func listRowBackground<Background: View>(_ view: Background?) -> ModifiedView<Self> {
        layoutValue(key: RowBackgroundKey.self, value: view.map { AnyView($0) })
    }

    /// Sets the insets of the view as a list row; `nil` for the default insets.
    public func listRowInsets(_ insets: EdgeInsets?) -> ModifiedView<Self> {
        layoutValue(key: RowInsetsKey.self, value: insets)
    }

    /// Sets whether separator lines are drawn at edges of the view as a list row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> ModifiedView<Self> {
        layoutValue(key: RowSeparatorKey.self, value: visibility == .hidden ? edges : [])
    }

    /// Has no effect: GridPress draws all separator lines in the same color.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
}

struct RowBackgroundKey: LayoutValueKey {
    static var defaultValue: AnyView? { nil }
}

struct RowInsetsKey: LayoutValueKey {
    static var defaultValue: EdgeInsets? { nil }
}

struct RowSeparatorKey: LayoutValueKey {
    static let defaultValue: VerticalEdge.Set = []
}
