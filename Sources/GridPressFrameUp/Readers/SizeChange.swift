nonisolated extension View {
    /// Does something with the size of this view, and again when it has changed.
    ///
    /// It is called while the figure is drawn. State that it sets lays the figure out again, a few times at most; a
    /// figure whose state still changes then gets a finding. Layout itself isn't changed.
    public func onSizeChange(perform action: @escaping (CGSize) -> Void) -> ModifiedView<ModifiedView<Self>> {
        onGeometryChange(for: CGSize.self, of: \.size, action: action)
            .transformAnchorPreference(key: FUSizeKey.self, value: .bounds) { size, bounds in
                size = bounds.value(from: .zero).size
            }
    }
}

/// The preference key of a view's size; the last view that reports one counts.
public struct FUSizeKey: PreferenceKey {
    /// The size where no view reports one.
    public static let defaultValue = CGSize.zero

    /// The last one counts.
    public static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
