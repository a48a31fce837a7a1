// Values of UIKit that no-op modifiers accept on systems without UIKit.

#if canImport(Darwin) && !os(macOS)
    import UIKit

    public typealias KitKeyboardType = UIKeyboardType
    public typealias KitTextAutocapitalizationType = UITextAutocapitalizationType
    public typealias KitTextContentType = UITextContentType
#else
    public enum KitKeyboardType: Int, Hashable, Sendable {
        case `default`, asciiCapable, numbersAndPunctuation
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    public struct KitTextContentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let name = KitTextContentType(rawValue: "name")
        public static let username = KitTextContentType(rawValue: "username")
        public static let password = KitTextContentType(rawValue: "password")
        public static let newPassword = KitTextContentType(rawValue: "new-password")
        public static let oneTimeCode = KitTextContentType(rawValue: "one-time-code")
        public static let emailAddress = KitTextContentType(rawValue: "email")
        public static let telephoneNumber = KitTextContentType(rawValue: "tel")
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let URL = KitTextContentType(rawValue: "url")
    }

    extension KitTextContentType {
        public static let namePrefix = KitTextContentType(rawValue: "honorific-prefix")
        public static let givenName = KitTextContentType(rawValue: "given-name")
        public static let middleName = KitTextContentType(rawValue: "additional-name")
        public static let familyName = KitTextContentType(rawValue: "family-name")
        public static let nameSuffix = KitTextContentType(rawValue: "honorific-suffix")
        public static let nickname = KitTextContentType(rawValue: "nickname")
        public static let jobTitle = KitTextContentType(rawValue: "organization-title")
        public static let organizationName = KitTextContentType(rawValue: "organization")
        public static let location = KitTextContentType(rawValue: "location")
        public static let fullStreetAddress = KitTextContentType(rawValue: "street-address")
        public static let streetAddressLine1 = KitTextContentType(rawValue: "address-line1")
        public static let streetAddressLine2 = KitTextContentType(rawValue: "address-line2")
        public static let addressCity = KitTextContentType(rawValue: "address-level2")
        public static let addressState = KitTextContentType(rawValue: "address-level1")
        public static let countryName = KitTextContentType(rawValue: "country-name")
        public static let postalCode = KitTextContentType(rawValue: "postal-code")
        public static let creditCardNumber = KitTextContentType(rawValue: "cc-number")
        public static let birthdate = KitTextContentType(rawValue: "bday")
        public static let dateTime = KitTextContentType(rawValue: "date-time")
    }

    extension KitKeyboardType { public static var alphabet: KitKeyboardType { .asciiCapable } }

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
