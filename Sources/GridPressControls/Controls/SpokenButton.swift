nonisolated extension View {
    /// Marks the view as a button if its kind isn't a button already, such as a button in a custom style.
    func spokenAsButton() -> ModifiedView<Self> {
        wrapped { child, builder in
            guard child.kind != .button else { return child }
            child.attach(Drawing.Setting(.accessibilityRole, "button"))
            if !builder.environment.isEnabled {
                child.attach(Drawing.Setting(.isDisabled, true))
            }
            return child
        }
    }
}
