extension ModifierRule {
    /// Modifiers for the movement of views between the states of a figure.
    static let motion: [ModifierRule] = [
        ModifierRule(
            "animation",
            "Sets the animation of the view and the views inside it, for changes from one state to the next.",
            .value(.animation, "The animation.")
        ) { $0.animation($1) },
        ModifierRule(
            "transition",
            "Sets how the view appears and disappears if only one of two states contains it. By default, the view "
                + "fades.", .value(.transition, "The transition.")
        ) { $0.transition($1) },
        ModifierRule(
            "matchedGeometryEffect",
            "Animates the view from the position and the size of the view with the same identity in the previous "
                + "state.", .value(.text, "The identity.")
        ) { $0.matchedGeometryEffect(id: $1, in: Namespace().wrappedValue) },
    ]
}
