/// The settings of the environment that a preview is drawn in.
package struct PreviewVariant: Codable, Hashable, Sendable {
    /// The color scheme: `adaptive`, `light` or `dark`.
    package var scheme = SchemeName.adaptive
    /// The name of a text size; `nil` for the default size.
    package var dynamicType: String?
    /// The identifier of a locale; `nil` for the default locale.
    package var locale: String?
    /// Whether views are laid out from right to left.
    package var isRightToLeft = false

    package init() {}

    /// The names of text sizes.
    package static let dynamicTypes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]

    /// The words for settings that differ from the defaults, for the names of pictures.
    package var words: [String] {
        [scheme == .adaptive ? nil : scheme.rawValue, dynamicType, locale, isRightToLeft ? "rtl" : nil]
            .compactMap(\.self)
    }

    /// The title of pictures in the variant, such as "dark, accessibility3".
    package var title: String { words.isEmpty ? "default" : words.joined(separator: ", ") }
}
