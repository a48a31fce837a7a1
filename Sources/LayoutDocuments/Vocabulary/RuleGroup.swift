/// Rules under a common heading in the reference.
struct RuleGroup<Rule: Sendable>: Sendable {
    let title: String
    let rules: [Rule]
}
