nonisolated extension View {
    /// Marks the view as a button if its kind isn't a button already, such as a button in a custom style.
    func spokenAsButton() -> ModifiedView<Self> { modified(by: SpokenButton()) }
}

/// A modifier that attaches the role of a button to views whose kind isn't a button.
private struct SpokenButton: NodeModifier {
    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard child.kind != .button else { return child }
        child.attach(Drawing.Setting(.accessibilityRole, "button"))
        if !builder.environment.isEnabled {
            child.attach(Drawing.Setting(.isDisabled, true))
        }
        return child
    }
}
