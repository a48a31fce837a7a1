/// A reference to a localized text, which is looked up when it is drawn.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The bundle that contains the tables of a text.
    public enum BundleDescription: Sendable {
        /// The main bundle.
        case main
        /// The bundle of a class.
        ///
        /// Treated as the main bundle, because code is linked into the program.
        case forClass(AnyClass)
        /// The bundle at a URL.
        case atURL(URL)

        /// The bundle; `nil` for the main bundle.
        fileprivate var bundle: Bundle? {
            switch self {
            case .main, .forClass: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    let text: LocalizedStringKey
    /// The name of the table; `nil` for `Localizable`.
    public let table: String?
    private let bundle: Bundle?
    /// The locale of the text.
    ///
    /// Views use the locale of their environment instead.
    public var locale: Locale

    private init(_ text: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale) {
        self.text = text
        self.table = table
        self.bundle = bundle
        self.locale = locale
    }

    /// Creates a reference to the text of a string literal.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringKey(stringLiteral: value), table: nil, bundle: nil, locale: .current)
    }

    /// Creates a reference to the text of a string literal with interpolated values.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(
            LocalizedStringKey(stringInterpolation: stringInterpolation),
            table: nil,
            bundle: nil,
            locale: .current
        )
    }

    /// Creates a reference by a key, with the text to use if no table contains the key.
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

    /// Creates a reference to a text in a table of a bundle.
    public init(
        _ value: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(value.text, table: table, bundle: bundle.bundle, locale: locale)
    }

    /// Creates a reference to a text in a table of a bundle.
    public init(
        _ value: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(value.text, table: table, bundle: bundle, locale: locale)
    }

    /// The key of the text in tables.
    public var key: String { text.name ?? text.string }

    /// Returns whether both have the same text, key, table and bundle.
    ///
    /// Locales aren't compared.
    public static func == (first: LocalizedStringResource, second: LocalizedStringResource) -> Bool {
        first.text == second.text && first.key == second.key && first.table == second.table
            && first.bundle == second.bundle
    }

    /// The text for a lookup in its tables.
    fileprivate var localized: LocalizedText { LocalizedText(text, table: table, bundle: bundle) }

    /// A view of the text.
    fileprivate var view: Text { Text(text, tableName: table, bundle: bundle) }
}

extension String {
    /// The key of a localized text, with its interpolated values.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let text: LocalizedStringKey

        /// Creates a key from a string.
        public init(_ value: String) { text = LocalizedStringKey(stringLiteral: value) }

        /// Creates a key from a string literal.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a key from a string literal with interpolated values.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            text = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Creates a string by looking up a key in the tables of a bundle.
    ///
    /// The text is in the language of the program; `locale` has no effect. It is the key itself if no table contains
    /// the key.
    public init(
        localized key: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = LocalizedText(key.text, table: table, bundle: bundle).string(in: ProgramResources.locale)
    }

    /// Creates a string by looking up a key in the tables of a bundle, or from a default value.
    ///
    /// The text is in the language of the program; `locale` has no effect.
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

    /// Creates a string by looking up a text in the language of the program.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.localized.string(in: ProgramResources.locale)
    }
}

extension Text {
    /// Creates a text that is looked up in the language of the environment.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self = resource.view }
}

extension LocalizedStringKey {
    /// Creates the key of a text.
    ///
    /// The text is looked up in the default table of the main bundle, whatever table and bundle the resource has.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self = resource.text }
}
