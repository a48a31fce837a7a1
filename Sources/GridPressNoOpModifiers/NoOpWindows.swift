import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering, whose windows don't change.
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }

    /// Has no effect in a static rendering, whose windows don't change.
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }

    /// Has no effect in a static rendering, whose windows don't change.
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }

    /// Has no effect in a static rendering, whose windows don't change.
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }

    #if !canImport(Darwin)
        /// Has no effect in a static rendering: nothing is dragged.
        public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
    #endif
}
