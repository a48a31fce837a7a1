// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

nonisolated extension View {
    public static func _printChanges() {}
    public static func _logChanges() {}
}
