// Values of UIKit that no-op modifiers accept on systems without UIKit.

import GridPressViews

#if canImport(Darwin) && !os(macOS)
    import UIKit

    /// A keyboard of UIKit.
    public typealias KitKeyboardType = UIKeyboardType
    /// A rule of UIKit for capital letters.
    public typealias KitTextAutocapitalizationType = UITextAutocapitalizationType
    /// A kind of text of UIKit.
    public typealias KitTextContentType = UITextContentType
#else
    /// The type of a keyboard.
    ///
    /// It has no effect in a static rendering.
    public enum KitKeyboardType: Int, Hashable, Sendable {
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
    public enum KitTextAutocapitalizationType: Int, Hashable, Sendable {
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
    public struct KitTextContentType: RawRepresentable, Hashable, Sendable {
        /// The name of the content type.
        public let rawValue: String

        /// Creates a content type with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A name.
        public static let name = KitTextContentType(rawValue: "name")
        /// A user name.
        public static let username = KitTextContentType(rawValue: "username")
        /// A password.
        public static let password = KitTextContentType(rawValue: "password")
        /// A new password.
        public static let newPassword = KitTextContentType(rawValue: "new-password")
        /// A one-time code.
        public static let oneTimeCode = KitTextContentType(rawValue: "one-time-code")
        /// An email address.
        public static let emailAddress = KitTextContentType(rawValue: "email")
        /// A telephone number.
        public static let telephoneNumber = KitTextContentType(rawValue: "tel")
        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// A web address.
        public static let URL = KitTextContentType(rawValue: "url")
    }

    extension KitTextContentType {
        /// A prefix of a name.
        public static let namePrefix = KitTextContentType(rawValue: "honorific-prefix")
        /// A first name.
        public static let givenName = KitTextContentType(rawValue: "given-name")
        /// A middle name.
        public static let middleName = KitTextContentType(rawValue: "additional-name")
        /// A family name.
        public static let familyName = KitTextContentType(rawValue: "family-name")
        /// A suffix of a name.
        public static let nameSuffix = KitTextContentType(rawValue: "honorific-suffix")
        /// A nickname.
        public static let nickname = KitTextContentType(rawValue: "nickname")
        /// A job title.
        public static let jobTitle = KitTextContentType(rawValue: "organization-title")
        /// An organization.
        public static let organizationName = KitTextContentType(rawValue: "organization")
        /// A location.
        public static let location = KitTextContentType(rawValue: "location")
        /// A full street address.
        public static let fullStreetAddress = KitTextContentType(rawValue: "street-address")
        /// The first line of an address.
        public static let streetAddressLine1 = KitTextContentType(rawValue: "address-line1")
        /// The second line of an address.
        public static let streetAddressLine2 = KitTextContentType(rawValue: "address-line2")
        /// A city.
        public static let addressCity = KitTextContentType(rawValue: "address-level2")
        /// A state.
        public static let addressState = KitTextContentType(rawValue: "address-level1")
        /// A country.
        public static let countryName = KitTextContentType(rawValue: "country-name")
        /// A postal code.
        public static let postalCode = KitTextContentType(rawValue: "postal-code")
        /// A credit card number.
        public static let creditCardNumber = KitTextContentType(rawValue: "cc-number")
        /// A date of birth.
        public static let birthdate = KitTextContentType(rawValue: "bday")
        /// A date with a time.
        public static let dateTime = KitTextContentType(rawValue: "date-time")
    }

    extension KitKeyboardType {
        /// The keyboard with ASCII characters: an older name.
        public static var alphabet: KitKeyboardType { .asciiCapable }
    }

    extension TextInputAutocapitalization {
        /// Creates the autocapitalization of a UIKit value; `nil` for an unknown value.
        public init?(_ type: KitTextAutocapitalizationType) {
            switch type {
            case .none: self = .never
            case .words: self = .words
            case .sentences: self = .sentences
            case .allCharacters: self = .characters
            }
        }
    }
#endif
