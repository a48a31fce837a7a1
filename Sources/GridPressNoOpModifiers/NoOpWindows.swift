// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

nonisolated extension View {
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }

    #if !canImport(Darwin)
        public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
    #endif
}
