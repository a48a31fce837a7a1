#if !canImport(Darwin) || os(macOS)
    extension UITextContentType {
        /// The words before a name.
        public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
        /// A first name.
        public static let givenName = UITextContentType(rawValue: "given-name")
        /// A middle name.
        public static let middleName = UITextContentType(rawValue: "additional-name")
        /// A family name.
        public static let familyName = UITextContentType(rawValue: "family-name")
        /// The words after a name.
        public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
        /// A short name among friends.
        public static let nickname = UITextContentType(rawValue: "nickname")
        /// A position.
        public static let jobTitle = UITextContentType(rawValue: "organization-title")
        /// An organization.
        public static let organizationName = UITextContentType(rawValue: "organization")
        /// A place.
        public static let location = UITextContentType(rawValue: "location")
        /// A whole address.
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
        /// The number of a city.
        public static let postalCode = UITextContentType(rawValue: "postal-code")
        /// The number of a card.
        public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
        /// The date of a birth.
        public static let birthdate = UITextContentType(rawValue: "bday")
        /// A date with a time.
        public static let dateTime = UITextContentType(rawValue: "date-time")
    }

    extension UIKeyboardType {
        /// Letters of ASCII, by an older name.
        public static var alphabet: UIKeyboardType { .asciiCapable }
    }

    extension TextInputAutocapitalization {
        /// A choice of letters, by its name in UIKit.
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
