import GridPress

extension ModifierRule {
    /// Modifiers for the movement of views between the states of a figure.
    static let motion: [ModifierRule] = [
        ModifierRule(
            "animation",
            "Sets how changes of the view and of the views inside it go from state to state.",
            .value(.animation, "The animation.")
        ) {
            $0.animation($1)
        },
        ModifierRule(
            "transition",
            "Sets how the view comes and goes if only one of two states has it. Without it, the view fades.",
            .value(.transition, "The transition.")
        ) {
            $0.transition($1)
        },
        ModifierRule(
            "matchedGeometryEffect",
            "Lets the view come from the place and the size of the view that has the same identity in the state before.",
            .value(.text, "The identity.")
        ) {
            $0.matchedGeometryEffect(id: $1, in: Namespace().wrappedValue)
        },
    ]
}
