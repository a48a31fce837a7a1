extension ModifierRule {
    /// Every modifier, in the order in which attributes apply: what stands first is nearest to the view.
    static let groups: [RuleGroup<ModifierRule>] = [
        RuleGroup(title: "Letters and lines", rules: letters),
        RuleGroup(title: "Room", rules: room),
        RuleGroup(title: "Scaling and relative room", rules: scaling),
        RuleGroup(title: "Layers", rules: layers),
        RuleGroup(title: "Colours and effects", rules: colors),
        RuleGroup(title: "Place and name", rules: place),
        RuleGroup(title: "Grids and their items", rules: grids),
        RuleGroup(title: "Flows, masonry and span grids", rules: arrangements),
        RuleGroup(title: "Surroundings", rules: surroundings),
        RuleGroup(title: "Devices", rules: devices),
        RuleGroup(title: "Controls, lists and bars", rules: controls),
    ]

    /// Every modifier, in that order.
    static let all: [ModifierRule] = groups.flatMap(\.rules)

    static let named: [String: ModifierRule] = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    /// Where each modifier stands in the order.
    static let order: [String: Int] = Dictionary(all.enumerated().map { ($1.name, $0) }) { first, _ in first }
}

extension Parameter {
    /// The only value of a modifier; as an element it is called `value`.
    static func value(_ type: ValueType<Value>, _ summary: String) -> Parameter { needed("value", type, summary) }
}

extension Parameter where Value == Bool {
    /// Whether a modifier has an effect.
    static let isActive = Parameter("value", .truth, "Whether it is so.", or: "true")
}
