// Values of UIKit that modifiers without effect accept, where UIKit doesn't exist.

#if canImport(Darwin) && !os(macOS)
    @_exported import enum UIKit.UIKeyboardType
    @_exported import enum UIKit.UITextAutocapitalizationType
    @_exported import struct UIKit.UITextContentType
#else
    /// Which keyboard opens.
    public enum UIKeyboardType: Int, Hashable, Sendable {
        /// The usual one.
        case `default`
        /// Letters of ASCII.
        case asciiCapable
        /// Numbers and signs.
        case numbersAndPunctuation
        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// For addresses of the web.
        case URL
        /// Digits.
        case numberPad
        /// For telephone numbers.
        case phonePad
        /// For telephone numbers with names.
        case namePhonePad
        /// For addresses of mail.
        case emailAddress
        /// Digits with a point.
        case decimalPad
        /// For short messages.
        case twitter
        /// For searching.
        case webSearch
        /// Digits of ASCII.
        case asciiCapableNumberPad
    }

    /// Which letters become capitals.
    public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
        /// No capitalization.
        case none
        /// The first of a word.
        case words
        /// The first of a sentence.
        case sentences
        /// All.
        case allCharacters
    }

    /// The meaning of the text in a text field.
    public struct UITextContentType: RawRepresentable, Hashable, Sendable {
        /// The name of the content type.
        public let rawValue: String

        /// The meaning of a word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A name.
        public static let name = UITextContentType(rawValue: "name")
        /// A name of an account.
        public static let username = UITextContentType(rawValue: "username")
        /// A password.
        public static let password = UITextContentType(rawValue: "password")
        /// A new password.
        public static let newPassword = UITextContentType(rawValue: "new-password")
        /// A code that is used once.
        public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
        /// An address of mail.
        public static let emailAddress = UITextContentType(rawValue: "email")
        /// A telephone number.
        public static let telephoneNumber = UITextContentType(rawValue: "tel")
        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// An address of the web.
        public static let URL = UITextContentType(rawValue: "url")
    }
#endif
