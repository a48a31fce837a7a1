nonisolated extension View {
    /// Has no effect: a view doesn't change in a still picture.
    public static func _printChanges() {}

    /// Has no effect: a view doesn't change in a still picture.
    public static func _logChanges() {}
}
