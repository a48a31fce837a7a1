// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin) || os(macOS)
    public typealias UIKeyboardType = KitKeyboardType
    public typealias UITextAutocapitalizationType = KitTextAutocapitalizationType
    public typealias UITextContentType = KitTextContentType
#endif

#if !canImport(Darwin)
    public final class UITextInputPasswordRules: NSObject, Sendable { public init(descriptor: String) {} }

    /// A key or a button that is pressed, which never happens.
    public final class UIPress: NSObject, Sendable {
        private override init() {}
        public var key: UIKey? { nil }
    }

    /// A key of a keyboard.
    ///
    /// GridPress never creates it.
    public final class UIKey: NSObject, Sendable {
        private override init() {}
        public var characters: String { "" }
        public var charactersIgnoringModifiers: String { "" }
    }

    /// An event of keys and buttons, which never occurs.
    public final class UIPressesEvent: NSObject, Sendable {
        private override init() {}
        public var allPresses: Set<UIPress> { [] }
    }

    @MainActor @preconcurrency public final class UITextChecker: NSObject {
        public override init() { super.init() }

        /// Returns the range of the first misspelled word; always a range without a location.
        public func rangeOfMisspelledWord(
            in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
        ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

        public func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }

        /// Returns completions of a word; always `nil`.
        public func completions(forPartialWordRange range: NSRange, in text: String, language: String) -> [String]? {
            nil
        }
    }
#endif
