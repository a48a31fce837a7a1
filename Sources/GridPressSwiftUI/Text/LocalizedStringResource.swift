/// A text by its key, which is looked up in the tables of a bundle where it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The bundle whose tables a text is in.
    public enum BundleDescription: Sendable {
        /// That of the program.
        case main
        /// That of a class, which is that of the program where code is linked into it.
        case forClass(AnyClass)
        /// The one at an address.
        case atURL(URL)

        /// The bundle; `nil` for that of the program.
        fileprivate var bundle: Bundle? {
            switch self {
            case .main, .forClass: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    let text: LocalizedStringKey
    /// The table of the text; `nil` for `Localizable`.
    public let table: String?
    private let bundle: Bundle?
    /// The locale of the text, which views replace by that of their environment.
    public var locale: Locale

    private init(_ text: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale) {
        self.text = text
        self.table = table
        self.bundle = bundle
        self.locale = locale
    }

    /// The text as it is written.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringKey(stringLiteral: value), table: nil, bundle: nil, locale: .current)
    }

    /// The text with its values.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(
            LocalizedStringKey(stringInterpolation: stringInterpolation),
            table: nil,
            bundle: nil,
            locale: .current
        )
    }

    /// A text by its key, with the words for where no table has it.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(defaultValue.text.named("\(key)"), table: table, bundle: bundle.bundle, locale: locale)
    }

    /// A text by its key.
    public init(
        _ value: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(value.text, table: table, bundle: bundle.bundle, locale: locale)
    }

    /// A text by its key, in a table of a bundle.
    public init(
        _ value: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(value.text, table: table, bundle: bundle, locale: locale)
    }

    /// The key of the text.
    public var key: String { text.name ?? text.string }

    /// Returns whether both are the same text.
    public static func == (first: LocalizedStringResource, second: LocalizedStringResource) -> Bool {
        first.text == second.text && first.key == second.key && first.table == second.table
            && first.bundle == second.bundle
    }

    /// The text, to be looked up.
    fileprivate var localized: LocalizedText { LocalizedText(text, table: table, bundle: bundle) }

    /// A view of the text.
    fileprivate var view: Text { Text(text, tableName: table, bundle: bundle) }
}

extension String {
    /// A text by its key, with its values.
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

    /// The text of a key in the tables of a bundle, in the language of the program; the key where no table has it.
    public init(
        localized key: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = LocalizedText(key.text, table: table, bundle: bundle).string(in: ProgramResources.locale)
    }

    /// The text of a key in the tables of a bundle, or the words for where no table has it.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = LocalizedText(defaultValue.text.named("\(key)"), table: table, bundle: bundle)
            .string(in: ProgramResources.locale)
    }

    /// The text in the language of the program.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.localized.string(in: ProgramResources.locale)
    }
}

extension Text {
    /// A text that is looked up in the language of the environment.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self = resource.view }
}

extension LocalizedStringKey {
    /// The key of a text, which is looked up in the first table of the main bundle.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self = resource.text }
}

extension Label where Title == Text, Icon == Image {
    /// A text beside a symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Button where Label == Text {
    /// A button with a text.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
}
