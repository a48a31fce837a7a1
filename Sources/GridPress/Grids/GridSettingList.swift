/// What was said about how a grid is laid out, as data; what is as usual is left out.
struct GridSettingList {
    private(set) var settings: [Drawing.Grid.Setting]

    init(_ settings: [Drawing.Grid.Setting] = []) { self.settings = settings }

    /// Adds something that was said.
    mutating func add(_ name: String, _ value: String) { settings.append(Drawing.Grid.Setting(name, value)) }

    /// Adds something unless it is as usual.
    mutating func add<Value: Equatable>(_ name: String, _ value: Value, unless usual: Value, as text: (Value) -> String)
    {
        if value != usual { add(name, text(value)) }
    }

    /// Adds what was said of tracks one by one, with a dash for those of which nothing was.
    mutating func add(_ name: String, each values: [String?]) {
        guard values.contains(where: { $0 != nil }) else { return }
        add(name, values.map { $0 ?? "–" }.joined(separator: ", "))
    }
}
