// The values of controls for screen readers. A switch, for example, shows its value only by a shape.

extension Drawing.Element {
    /// The value of a control in words, such as `on`; `nil` for other elements and for controls without a value.
    package var controlValue: String? {
        guard case .control(let control) = kind.behavior else { return nil }
        switch control {
        // A toggle that is off has no setting.
        case .toggle: return self[.isOn] ?? false ? "on" : "off"
        case .slider, .gauge: return self[.value]?.phrase
        case .progress:
            guard let part = self[.fractionCompleted], part.isFinite else { return nil }
            return "\(Int((min(max(part, 0), 1).inThousandths * 100).rounded())) percent"
        default: return nil
        }
    }
}

extension Drawing {
    /// Returns the accessibility label of an element, even if it also has a name; `nil` if it has no label.
    package func spokenLabel(of index: Int) -> String? {
        if let label = elements[index].label { return label }
        return elements[index].hasTitle ? elements[index].settings[.accessibilityLabel] : nil
    }

    /// Returns the words of a control: its label, or the texts inside it, and its value, as in `Notes, on`.
    ///
    /// - Parameters:
    ///   - index: The index of the element.
    ///   - label: The label; `nil` for the texts inside the element.
    /// - Returns: The words; `nil` for elements that aren't controls.
    package func spokenControl(of index: Int, called label: String? = nil) -> String? {
        // The check comes first, because passing an element on costs more than the check.
        guard elements[index].kind.role == .container, let value = elements[index].controlValue else { return nil }
        let texts = label.map { [$0] } ?? elements[index..<elements[index].end].compactMap(\.mark.words)
        return (texts + [value]).joined(separator: ", ")
    }
}
