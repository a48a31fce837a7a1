import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering, in which views don't change.
    public static func _printChanges() {}

    /// Has no effect in a static rendering, in which views don't change.
    public static func _logChanges() {}
}
