extension ValueType where Value == LocalizedStringKey {
    /// Text with inline Markdown.
    static let words = ValueType(
        Notation(anythingFor: "words", "text with inline Markdown")
    ) { LocalizedStringKey(String($0)).parsed }
}

extension ValueType where Value == URL {
    /// The destination of a link.
    static let url = ValueType(
        Notation("url", "a URL, such as https://swift.org", pattern: Notation.anything)
    ) { text in
        text.isEmpty ? nil : URL(string: String(text))
    }
}

extension ValueType where Value == ButtonRole {
    /// The role of a button.
    static let role = ValueType("role", ["destructive": .destructive, "cancel": .cancel])
}

extension ValueType where Value == ControlSize {
    /// The size of controls.
    static let controlSize = ValueType(
        "control-size",
        ["mini": .mini, "small": .small, "regular": .regular, "large": .large, "extraLarge": .extraLarge]
    )
}

extension ValueType where Value == Image.ResizingMode {
    /// The resizing mode of an image; `true` stretches it.
    static let resizing = ValueType("resizing", ["true": .stretch, "stretch": .stretch, "tile": .tile])
}

extension ValueType where Value == Image.TemplateRenderingMode {
    /// The rendering mode of an image.
    static let renderingMode = ValueType("rendering-mode", ["original": .original, "template": .template])
}

extension ValueType where Value == Image.Scale {
    /// The size of symbols relative to text.
    static let imageScale = ValueType("image-scale", ["small": .small, "medium": .medium, "large": .large])
}

extension ValueType where Value == Visibility {
    /// The visibility of a part of a view.
    static let visibility = ValueType(
        "visibility",
        ["automatic": .automatic, "visible": .visible, "hidden": .hidden]
    )
}

extension ValueType where Value == Figure.Scheme {
    /// The color scheme of a picture.
    static let scheme = ValueType("scheme", ["adaptive": .adaptive, "light": .light, "dark": .dark])
}

extension ValueType where Value == ColorScheme {
    /// A color scheme: light or dark.
    static let colorScheme = ValueType("color-scheme", ["light": .light, "dark": .dark])
}

extension ValueType where Value == BlendMode {
    /// The blend mode of a view and the views behind it.
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
    /// A date, with or without a time, in UTC.
    static let date = ValueType(
        Notation(
            "date",
            "a date such as 2024-06-01, or a date and time such as 2024-06-01T09:41",
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
    /// The displayed components of a date.
    static let dateComponents = ValueType(
        "date-components",
        ["date": .date, "hourAndMinute": .hourAndMinute, "both": [.date, .hourAndMinute]]
    )
}
