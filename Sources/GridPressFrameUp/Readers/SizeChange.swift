nonisolated extension View {
    /// Calls a closure with the size of this view, and again when it changes.
    ///
    /// The closure is called while the figure is drawn. If it changes state, the figure is laid out again, up to a few
    /// times. A figure whose state still changes then has a finding.
    public func onSizeChange(perform action: @escaping (CGSize) -> Void) -> ModifiedView<ModifiedView<Self>> {
        onGeometryChange(for: CGSize.self, of: \.size, action: action)
            .transformAnchorPreference(key: FUSizeKey.self, value: .bounds) { size, bounds in
                size = bounds.value(from: .zero).size
            }
    }
}

/// The preference key of a view's size; the last view that reports one counts.
///
/// ```swift
/// let title = Figure("Title") {
///     Text("Departures")
///         .onSizeChange { print($0) }
///         .onPreferenceChange(FUSizeKey.self) { print($0) }
/// }
/// ```
public struct FUSizeKey: PreferenceKey {
    /// The size without a view that reports one: zero.
    public static let defaultValue = CGSize.zero

    /// Replaces the value with the later value.
    public static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
