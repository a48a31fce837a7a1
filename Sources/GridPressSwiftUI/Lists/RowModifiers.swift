nonisolated extension View {
    /// Sets what lies behind the view where it is a row.
    public func listRowBackground<Background: View>(_ view: Background?) -> ModifiedView<Self> {
        layoutValue(key: RowBackgroundKey.self, value: view.map { AnyView($0) })
    }

    /// Sets the room around the view where it is a row.
    public func listRowInsets(_ insets: EdgeInsets?) -> ModifiedView<Self> {
        layoutValue(key: RowInsetsKey.self, value: insets)
    }

    /// Sets whether lines are drawn next to the view where it is a row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> ModifiedView<Self> {
        layoutValue(key: RowSeparatorKey.self, value: visibility == .hidden ? edges : [])
    }

    /// Sets the colour of the lines next to the view where it is a row; a picture draws them all alike.
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
