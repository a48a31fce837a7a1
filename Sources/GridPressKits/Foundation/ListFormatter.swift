// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    /// A formatter for lists, in English.
    ///
    /// Foundation provides this class only on Apple platforms.
    open class ListFormatter: Formatter {
        /// The formatter of the items; `nil` for their descriptions.
        open var itemFormatter: Formatter?
        /// The locale.
        ///
        /// Has no effect: the text is always English.
        open var locale: Locale! = .current

        open class func localizedString(byJoining strings: [String]) -> String {
            switch strings.count {
            case ...1: strings.first ?? ""
            case 2: strings[0] + " and " + strings[1]
            default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
            }
        }

        open func string(from items: [Any]) -> String? {
            Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
        }

        /// Returns the words of a list of items; `nil` for other objects.
        open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
    }
#endif
