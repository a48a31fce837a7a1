/// A color as an asset catalog specifies it: components in a color space, or the name of a system color.
struct AssetColorValue: Decodable {
    /// A component of a color: `"0.500"`, `"0x7F"`, `"127"`, or a number.
    struct Component: Decodable {
        let value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
            } else {
                let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
                guard let number = Self.number(text) else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "no number")
                }
                value = number
            }
        }

        /// Returns the number from 0 to 1 that a text represents: a fraction, or an integer out of 255.
        private static func number(_ text: String) -> Double? {
            if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            if let whole = Int(text) { return Double(whole) / 255 }
            return Double(text)
        }
    }

    private struct Components: Decodable {
        var red: Component?
        var green: Component?
        var blue: Component?
        var white: Component?
        var alpha: Component?
    }

    private var space: String?
    private var components: Components?
    private var reference: String?

    private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
    }

    /// The color as it is drawn; `nil` for an unknown system color.
    var drawn: Drawing.Color? {
        if let reference { return KitColor.named(reference: reference)?.drawn }
        guard let components else { return nil }
        // An opacity is a fraction: the integer 1 means opaque, not 1 of 255.
        let alpha = components.alpha.map { $0.value == 1 / 255 ? 1 : $0.value } ?? 1
        let space = Color.RGBColorSpace(assetSpace: space ?? "srgb")
        if let white = components.white?.value {
            let isGamma22 = self.space?.hasSuffix("gamma-22") == true
            let encoded = isGamma22 ? Color.RGBColorSpace.encoded(pow(max(white, 0), 2.2)) : white
            return Color(white: encoded, opacity: alpha).drawn(in: EnvironmentValues())
        }
        guard let red = components.red?.value, let green = components.green?.value, let blue = components.blue?.value
        else { return nil }
        return Color(space, red: red, green: green, blue: blue, opacity: alpha).drawn(in: EnvironmentValues())
    }
}

extension Color.RGBColorSpace {
    /// Creates the color space that a catalog names.
    fileprivate init(assetSpace name: String) {
        switch name {
        case "display-p3": self = .displayP3
        case "extended-linear-srgb", "linear-srgb": self = .sRGBLinear
        default: self = .sRGB
        }
    }
}

extension KitColor {
    /// Returns the system color that a catalog refers to, such as `systemBlueColor`.
    fileprivate static func named(reference: String) -> KitColor? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        return referenced[name]
    }

    private static let referenced: [String: KitColor] = [
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
        "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "tint": .tintColor, "label": .label,
        "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText, "link": .link, "separator": .separator,
        "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "groupTableViewBackground":
            .systemGroupedBackground,
        "darkText": .darkText, "lightText": .lightText, "black": .black, "white": .white, "gray": .gray,
        "darkGray": .darkGray, "lightGray": .lightGray, "clear": .clear, "text": .textColor,
        "textBackground": .textBackgroundColor, "windowBackground": .windowBackgroundColor,
        "controlBackground": .controlBackgroundColor, "control": .controlColor,
        "controlAccent": .controlAccentColor, "grid": .gridColor,
    ]
}
