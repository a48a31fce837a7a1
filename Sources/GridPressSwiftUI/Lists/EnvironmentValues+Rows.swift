extension EnvironmentValues {
    /// The least height of a row in a list.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }

    /// The least height of a header in a list; a picture leaves headers at theirs.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }

    private enum MinRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
    private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
}
