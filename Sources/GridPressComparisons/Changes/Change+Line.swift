extension Change {
    /// The change in a line, such as `column 2 of the grid "cards": width 68 → 80 (+12)`.
    package var line: String {
        var text = subject
        let values = [old, new].compactMap(\.self)
        switch kind {
        // A property that several views have in common is a complete phrase.
        case .changed where values.isEmpty && result == nil: text += property.map { " \($0)" } ?? " changed"
        case .changed: text += ":" + (property.map { " \($0)" } ?? "")
        case .added: text += (property.map { ": \($0)" } ?? "") + (isAboutSeveral ? " are new" : " is new")
        case .removed: text += (property.map { ": \($0)" } ?? "") + (isAboutSeveral ? " are gone" : " is gone")
        case .moved: text += " moved" + (property.map { " \($0)" } ?? "")
        }
        if kind != .changed, !values.isEmpty { text += ":" }
        if !values.isEmpty { text += " " + values.joined(separator: " → ") }
        if let difference, difference.described != "0" {
            text += " (\(difference > 0 ? "+" : "")\(difference.described))"
        }
        if let result { text += (values.isEmpty ? " " : ", ") + result }
        if !members.isEmpty { text += ": " + Self.listed(members) }
        return text
    }

    /// Whether the change applies to several views or lines.
    private var isAboutSeveral: Bool { !members.isEmpty || subject.hasPrefix("lines ") }

    /// Returns a list of names, shortened to the first few if there are many.
    static func listed(_ names: [String]) -> String {
        let shown = 3
        guard names.count > shown + 1 else { return names.joined(separator: ", ") }
        return names.prefix(shown).joined(separator: ", ") + " and \(names.count - shown) more"
    }
}

extension Double {
    /// The number as text, with at most three decimals.
    package var described: String {
        let rounded = (self * 1000).rounded() / 1000
        guard rounded.isFinite else { return "\(self)" }
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
        return "\(rounded)"
    }
}
