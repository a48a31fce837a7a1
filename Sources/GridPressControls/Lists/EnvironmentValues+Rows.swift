extension EnvironmentValues {
    /// The minimum height of a list row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }

    /// The minimum height of a list header.
    ///
    /// It has no effect: GridPress draws headers at their own height.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }

    private enum MinRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
    private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
}
