extension ElementRule {
    /// Every element that is a view, as the reference shows them.
    static let groups: [RuleGroup<ElementRule>] = [
        RuleGroup(title: "Containers", rules: stacks),
        RuleGroup(title: "Grids", rules: grids),
        RuleGroup(title: "Flows and masonry", rules: flows),
        RuleGroup(title: "Span grids", rules: spanGrids),
        RuleGroup(title: "Readers and scaling", rules: readers),
        RuleGroup(title: "Devices, widgets and menus", rules: devices),
        RuleGroup(title: "Texts and images", rules: contents),
        RuleGroup(title: "Colours and gradients", rules: paints),
        RuleGroup(title: "Shapes", rules: shapes),
        RuleGroup(title: "Controls", rules: controls),
        RuleGroup(title: "Lists", rules: lists),
        RuleGroup(title: "Navigation", rules: navigation),
    ]

    /// Every element that is a view.
    static let all: [ElementRule] = groups.flatMap(\.rules)

    static let named: [String: ElementRule] = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
