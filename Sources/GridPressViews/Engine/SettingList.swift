/// A list of the settings that the author of a layout wrote, without defaults.
package struct SettingList {
    package private(set) var settings: [Drawing.Setting]

    package init(_ settings: [Drawing.Setting] = []) { self.settings = settings }

    /// Adds a setting whose value is a word.
    package mutating func add(_ key: Drawing.Setting.Key<String>, _ value: String) {
        append(Drawing.Setting(key, value))
    }

    private mutating func append(_ setting: Drawing.Setting) {
        // A view with one setting usually has a second one.
        if settings.isEmpty { settings.reserveCapacity(2) }
        settings.append(setting)
    }

    /// Adds a length or a factor, unless it is `nil` or the default.
    package mutating func add(
        _ key: Drawing.Setting.Key<Double>,
        _ number: CGFloat?,
        unless defaultValue: CGFloat? = nil
    ) {
        guard let number, !number.isNaN, number != defaultValue else { return }
        append(Drawing.Setting(key, Double(number)))
    }

    /// Adds a setting if it is on.
    package mutating func add(_ key: Drawing.Setting.Key<Bool>, isOn: Bool) {
        if isOn { append(Drawing.Setting(key, true)) }
    }

    /// Adds a setting unless it is the default.
    package mutating func add<Value: Equatable>(
        _ key: Drawing.Setting.Key<String>,
        _ value: Value,
        unless defaultValue: Value,
        as text: (Value) -> String
    ) {
        if value != defaultValue { add(key, text(value)) }
    }

    /// Adds a setting of each track, with a dash for tracks without one.
    package mutating func add(_ key: Drawing.Setting.Key<String>, each values: [String?]) {
        guard values.contains(where: { $0 != nil }) else { return }
        add(key, values.map { $0 ?? "–" }.joined(separator: ", "))
    }
}

extension [Drawing.Setting] {
    /// Returns the settings that a closure adds to a list.
    package static func of(_ add: (inout SettingList) -> Void) -> Self {
        var list = SettingList()
        add(&list)
        return list.settings
    }
}
