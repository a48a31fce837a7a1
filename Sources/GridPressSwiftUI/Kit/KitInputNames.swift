#if !canImport(Darwin) || os(macOS)
    extension UITextContentType {
        /// A prefix of a name.
        public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
        /// A first name.
        public static let givenName = UITextContentType(rawValue: "given-name")
        /// A middle name.
        public static let middleName = UITextContentType(rawValue: "additional-name")
        /// A family name.
        public static let familyName = UITextContentType(rawValue: "family-name")
        /// A suffix of a name.
        public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
        /// A nickname.
        public static let nickname = UITextContentType(rawValue: "nickname")
        /// A job title.
        public static let jobTitle = UITextContentType(rawValue: "organization-title")
        /// An organization.
        public static let organizationName = UITextContentType(rawValue: "organization")
        /// A location.
        public static let location = UITextContentType(rawValue: "location")
        /// A full street address.
        public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
        /// The first line of an address.
        public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
        /// The second line of an address.
        public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
        /// A city.
        public static let addressCity = UITextContentType(rawValue: "address-level2")
        /// A state.
        public static let addressState = UITextContentType(rawValue: "address-level1")
        /// A country.
        public static let countryName = UITextContentType(rawValue: "country-name")
        /// A postal code.
        public static let postalCode = UITextContentType(rawValue: "postal-code")
        /// A credit card number.
        public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
        /// A date of birth.
        public static let birthdate = UITextContentType(rawValue: "bday")
        /// A date with a time.
        public static let dateTime = UITextContentType(rawValue: "date-time")
    }

    extension UIKeyboardType {
        /// The keyboard with ASCII characters: an older name.
        public static var alphabet: UIKeyboardType { .asciiCapable }
    }

    extension TextInputAutocapitalization {
        /// Creates the autocapitalization of a UIKit value; `nil` for an unknown value.
        public init?(_ type: UITextAutocapitalizationType) {
            switch type {
            case .none: self = .never
            case .words: self = .words
            case .sentences: self = .sentences
            case .allCharacters: self = .characters
            }
        }
    }
#endif
