// The values of controls, which people who can't see a picture have to hear: a switch shows its own by a shape alone.

extension Drawing.Element {
    /// The value of a control in words, such as `on`; `nil` for other elements.
    package var controlValue: String? {
        guard kind.role == .container else { return nil }
        switch kind.name {
        // What is off needs no setting.
        case "Toggle": return (value(named: "isOn") ?? .flag(false)).description
        case "Slider", "Gauge": return value(named: "value")?.description
        case "ProgressView":
            guard case .number(let part)? = value(named: "fractionCompleted"), part.isFinite else { return nil }
            return "\(Int((min(max(part, 0), 1).inThousandths * 100).rounded())) percent"
        default: return nil
        }
    }

    private func value(named name: String) -> Drawing.Setting.Value? { settings.first { $0.name == name }?.value }
}

extension Drawing {
    /// Returns the label of an element for people who can't see it, where a name takes its place too; `nil` for none.
    package func spokenLabel(of index: Int) -> String? {
        if let label = elements[index].label { return label }
        guard elements[index].nameOrLabel != nil, !elements[index].settings.isEmpty,
            case .word(let label)? = elements[index].settings.first(where: { $0.name == Setting.Spoken.label })?.value
        else { return nil }
        return label
    }

    /// Returns what a control says: what it is called, or else the texts inside it, and its value, as in `Notes, on`;
    /// `nil` for other elements.
    package func spokenControl(of index: Int, called label: String? = nil) -> String? {
        // An element is only handed on where it may be a control: that costs more than to look.
        guard elements[index].kind.role == .container, let value = elements[index].controlValue else { return nil }
        let texts = label.map { [$0] } ?? elements[index..<elements[index].end].compactMap(\.mark.words)
        return (texts + [value]).joined(separator: ", ")
    }
}
