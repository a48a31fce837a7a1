import GridPress

extension ValueType where Value == LocalizedStringKey {
    /// A text with a little Markdown.
    static let words = ValueType(
        Notation(anythingFor: "words", "a text, with a little Markdown")
    ) { LocalizedStringKey(String($0)) }
}

extension ValueType where Value == URL {
    /// Where a link leads.
    static let url = ValueType(
        Notation("url", "an address, such as https://swift.org", pattern: Notation.anything)
    ) { text in
        text.isEmpty ? nil : URL(string: String(text))
    }
}

extension ValueType where Value == ButtonRole {
    /// What a button is for.
    static let role = ValueType("role", ["destructive": .destructive, "cancel": .cancel])
}

extension ValueType where Value == ControlSize {
    /// How large controls are.
    static let controlSize = ValueType(
        "control-size",
        ["mini": .mini, "small": .small, "regular": .regular, "large": .large, "extraLarge": .extraLarge]
    )
}

extension ValueType where Value == Image.ResizingMode {
    /// How a picture takes the room it is offered; `true` stretches it.
    static let resizing = ValueType("resizing", ["true": .stretch, "stretch": .stretch, "tile": .tile])
}

extension ValueType where Value == Image.TemplateRenderingMode {
    /// Whether the colours of a picture are shown.
    static let renderingMode = ValueType("rendering-mode", ["original": .original, "template": .template])
}

extension ValueType where Value == Image.Scale {
    /// How large symbols are beside text.
    static let imageScale = ValueType("image-scale", ["small": .small, "medium": .medium, "large": .large])
}

extension ValueType where Value == Visibility {
    /// Whether something is shown.
    static let visibility = ValueType(
        "visibility",
        ["automatic": .automatic, "visible": .visible, "hidden": .hidden]
    )
}

extension ValueType where Value == Figure.Scheme {
    /// Which colours a picture is drawn in.
    static let scheme = ValueType("scheme", ["adaptive": .adaptive, "light": .light, "dark": .dark])
}

extension ValueType where Value == ColorScheme {
    /// Light or dark.
    static let colorScheme = ValueType("color-scheme", ["light": .light, "dark": .dark])
}

extension ValueType where Value == BlendMode {
    /// How colours above others mix with them.
    static let blendMode = ValueType(
        "blend-mode",
        [
            "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
            "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
            "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
            "saturation": .saturation, "color": .color, "luminosity": .luminosity,
        ]
    )
}

extension ValueType where Value == Date {
    /// A day, with a time or without, as UTC has it.
    static let date = ValueType(
        Notation(
            "date",
            "a day such as 2024-06-01, or with a time 2024-06-01T09:41",
            pattern: "[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2})?"
        )
    ) { text in
        let parts = text.split { "-T:".contains($0) }.compactMap { ValueType<Int>.count.value(of: $0) }
        guard (text.utf8.count == 10 && parts.count == 3) || (text.utf8.count == 16 && parts.count == 5) else {
            return nil
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var components = DateComponents(year: parts[0], month: parts[1], day: parts[2])
        if parts.count == 5 { (components.hour, components.minute) = (parts[3], parts[4]) }
        guard components.isValidDate(in: calendar) else { return nil }
        return calendar.date(from: components)
    }
}

extension ValueType where Value == DatePickerComponents {
    /// What of a moment is shown.
    static let dateComponents = ValueType(
        "date-components",
        ["date": .date, "hourAndMinute": .hourAndMinute, "both": [.date, .hourAndMinute]]
    )
}
