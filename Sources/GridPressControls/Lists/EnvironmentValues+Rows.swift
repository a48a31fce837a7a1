extension EnvironmentValues {
    /// The minimum height of a list row, in points.
    @Entry public var defaultMinListRowHeight: CGFloat = 44

    /// The minimum height of a list header.
    ///
    /// It has no effect: GridPress draws headers at their own height.
    @Entry public var defaultMinListHeaderHeight: CGFloat?
}
