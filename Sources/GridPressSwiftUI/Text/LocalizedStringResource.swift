/// A text that would be translated where it is shown; a figure shows it as it is written.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: LocalizedStringKey

    /// The text as it is written.
    public init(stringLiteral value: String) { text = LocalizedStringKey(stringLiteral: value) }

    /// The text with its values.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        text = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }

    /// A text by its key, with the words for it.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        text = defaultValue.text
    }

    /// A text by its key.
    public init(
        _ value: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        text = value.text
    }

    /// The key of the text, which is the text itself.
    public var key: String { String(localized: self) }
}

extension String {
    /// A text that would be translated, with its values.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let text: LocalizedStringKey

        /// A text.
        public init(_ value: String) { text = LocalizedStringKey(stringLiteral: value) }

        /// A text.
        public init(stringLiteral value: String) { self.init(value) }

        /// A text with its values.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            text = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The text as it is written, since a figure has no translations.
    public init(
        localized key: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Text(key.text).string
    }

    /// The words for a key.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Text(defaultValue.text).string
    }

    /// The text as it is written.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = Text(resource.text).string }
}

extension Text {
    /// A text that would be translated.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(resource.text) }
}

extension LocalizedStringKey {
    /// The key of a text that would be translated.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self = resource.text }
}

extension Label where Title == Text, Icon == Image {
    /// A text beside a symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String) { self.init(title.text, systemImage: name) }
}

extension Button where Label == Text {
    /// A button with a text.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
        self.init(title.text, action: action)
    }
}
