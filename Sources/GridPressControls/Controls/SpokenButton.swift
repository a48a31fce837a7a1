nonisolated extension View {
    /// Marks the view as a button if its kind isn't a button already, such as a button in a custom style.
    func spokenAsButton() -> ModifiedView<Self> {
        wrapped { child, builder in
            guard child.kind != .container("Button") else { return child }
            child.attach(Drawing.Setting(Drawing.Setting.Spoken.role, .word("button")))
            if !builder.environment.isEnabled {
                child.attach(Drawing.Setting(Drawing.Setting.Spoken.disabled, .flag(true)))
            }
            return child
        }
    }
}
