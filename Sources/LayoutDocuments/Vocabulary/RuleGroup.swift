/// Rules that belong together, with the heading that they have in the reference.
struct RuleGroup<Rule: Sendable>: Sendable {
    let title: String
    let rules: [Rule]
}
