// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

public struct ContentTransition: Hashable, Sendable {
    private init() {}
    public static let identity = ContentTransition(), opacity = ContentTransition(), interpolate = ContentTransition()
    public static let numericText = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
