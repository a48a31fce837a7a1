/// The settings of a grid as data, without those that are defaults.
struct GridSettingList {
    private(set) var settings: [Drawing.Grid.Setting]

    init(_ settings: [Drawing.Grid.Setting] = []) { self.settings = settings }

    /// Adds a setting.
    mutating func add(_ name: String, _ value: String) { settings.append(Drawing.Grid.Setting(name, value)) }

    /// Adds a setting unless it is the default.
    mutating func add<Value: Equatable>(
        _ name: String,
        _ value: Value,
        unless defaultValue: Value,
        as text: (Value) -> String
    ) {
        if value != defaultValue { add(name, text(value)) }
    }

    /// Adds a setting of each track, with a dash for tracks without one.
    mutating func add(_ name: String, each values: [String?]) {
        guard values.contains(where: { $0 != nil }) else { return }
        add(name, values.map { $0 ?? "–" }.joined(separator: ", "))
    }
}
