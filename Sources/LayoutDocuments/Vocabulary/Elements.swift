extension ElementRule {
    /// All elements that are views, grouped as in the reference.
    static let groups: [RuleGroup<ElementRule>] = [
        RuleGroup(title: "Containers", rules: stacks), RuleGroup(title: "Grids", rules: grids),
        RuleGroup(title: "Flows and masonry", rules: flows), RuleGroup(title: "Span grids", rules: spanGrids),
        RuleGroup(title: "Readers, scrolling, overlapping images and justified text", rules: readers),
        RuleGroup(title: "Devices, widgets and menus", rules: devices),
        RuleGroup(title: "Texts and images", rules: contents), RuleGroup(title: "Colors and gradients", rules: paints),
        RuleGroup(title: "Shapes", rules: shapes), RuleGroup(title: "Controls", rules: controls),
        RuleGroup(title: "Lists", rules: lists), RuleGroup(title: "Navigation", rules: navigation),
    ]

    /// All elements that are views.
    static let all: [ElementRule] = groups.flatMap(\.rules)

    static let named: [String: ElementRule] = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
