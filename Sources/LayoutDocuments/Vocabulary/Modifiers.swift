extension ModifierRule {
    /// All modifiers, in the order in which attributes apply; the first modifiers are nearest to the view.
    static let groups: [RuleGroup<ModifierRule>] = [
        RuleGroup(title: "Fonts and text", rules: letters), RuleGroup(title: "Frames and padding", rules: room),
        RuleGroup(title: "Scaling and relative sizes", rules: scaling), RuleGroup(title: "Layers", rules: layers),
        RuleGroup(title: "Colors and effects", rules: colors),
        RuleGroup(title: "Transforms, positions and names", rules: place),
        RuleGroup(title: "Grids and their items", rules: grids),
        RuleGroup(title: "Flows, masonry and span grids", rules: arrangements),
        RuleGroup(title: "Environment", rules: environment), RuleGroup(title: "Devices", rules: devices),
        RuleGroup(title: "Controls, lists and bars", rules: controls),
        RuleGroup(title: "Movement between states", rules: motion),
    ]

    /// All modifiers, in the order in which attributes apply.
    static let all: [ModifierRule] = groups.flatMap(\.rules)

    static let named: [String: ModifierRule] = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    /// The index of each modifier in ``all``, by its name.
    static let order: [String: Int] = Dictionary(all.enumerated().map { ($1.name, $0) }) { first, _ in first }
}

extension Parameter {
    /// Returns the only value of a modifier.
    ///
    /// The element form of the modifier calls it `value`.
    static func value(_ type: ValueType<Value>, _ summary: String) -> Parameter { needed("value", type, summary) }
}

extension Parameter where Value == Bool {
    /// The value of a modifier that can be turned off.
    static let isActive = Parameter("value", .truth, "Whether the modifier applies.", or: "true")
}
