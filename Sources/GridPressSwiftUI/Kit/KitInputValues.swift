// Values of UIKit that no-op modifiers accept on systems without UIKit.

#if canImport(Darwin) && !os(macOS)
    @_exported import enum UIKit.UIKeyboardType
    @_exported import enum UIKit.UITextAutocapitalizationType
    @_exported import struct UIKit.UITextContentType
#else
    /// The type of a keyboard.
    ///
    /// It has no effect in a static rendering.
    public enum UIKeyboardType: Int, Hashable, Sendable {
        /// The default.
        case `default`
        /// A keyboard with ASCII characters.
        case asciiCapable
        /// A keyboard with numbers and punctuation.
        case numbersAndPunctuation
        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// A keyboard for web addresses.
        case URL
        /// Digits.
        case numberPad
        /// A keyboard for telephone numbers.
        case phonePad
        /// A keyboard for names and telephone numbers.
        case namePhonePad
        /// A keyboard for email addresses.
        case emailAddress
        /// Digits with a decimal point.
        case decimalPad
        /// A keyboard for social media.
        case twitter
        /// A keyboard for web search.
        case webSearch
        /// ASCII digits.
        case asciiCapableNumberPad
    }

    /// The automatic capitalization of text.
    ///
    /// It has no effect in a static rendering.
    public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
        /// No capitalization.
        case none
        /// The first letter of each word.
        case words
        /// The first letter of each sentence.
        case sentences
        /// All letters.
        case allCharacters
    }

    /// The meaning of the text in a text field.
    public struct UITextContentType: RawRepresentable, Hashable, Sendable {
        /// The name of the content type.
        public let rawValue: String

        /// Creates a content type with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A name.
        public static let name = UITextContentType(rawValue: "name")
        /// A user name.
        public static let username = UITextContentType(rawValue: "username")
        /// A password.
        public static let password = UITextContentType(rawValue: "password")
        /// A new password.
        public static let newPassword = UITextContentType(rawValue: "new-password")
        /// A one-time code.
        public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
        /// An email address.
        public static let emailAddress = UITextContentType(rawValue: "email")
        /// A telephone number.
        public static let telephoneNumber = UITextContentType(rawValue: "tel")
        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// A web address.
        public static let URL = UITextContentType(rawValue: "url")
    }
#endif

#if !canImport(Darwin)
    /// The requirements of a new password, which have no effect.
    public final class UITextInputPasswordRules: NSObject, Sendable {
        /// Creates requirements from their description.
        public init(descriptor: String) {}
    }

    /// A key or a button that is pressed, which never happens.
    public final class UIPress: NSObject, Sendable {
        private override init() {}

        /// The key; always `nil`.
        public var key: UIKey? { nil }
    }

    /// A key of a keyboard.
    ///
    /// GridPress never creates it.
    public final class UIKey: NSObject, Sendable {
        private override init() {}

        /// The characters of the key.
        public var characters: String { "" }
        /// The characters of the key without modifiers.
        public var charactersIgnoringModifiers: String { "" }
    }

    /// An event of keys and buttons, which never occurs.
    public final class UIPressesEvent: NSObject, Sendable {
        private override init() {}

        /// The keys and buttons; always empty.
        public var allPresses: Set<UIPress> { [] }
    }

    /// A checker of spelling, which finds no mistake.
    @MainActor @preconcurrency public final class UITextChecker: NSObject {
        /// Creates a checker.
        public override init() { super.init() }

        /// Returns the range of the first misspelled word; always a range without a location.
        public func rangeOfMisspelledWord(
            in text: String,
            range: NSRange,
            startingAt start: Int,
            wrap: Bool,
            language: String
        ) -> NSRange {
            NSRange(location: NSNotFound, length: 0)
        }

        /// Returns guesses for a misspelled word; always `nil`.
        public func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }

        /// Returns completions of a word; always `nil`.
        public func completions(forPartialWordRange range: NSRange, in text: String, language: String) -> [String]? {
            nil
        }
    }
#endif
