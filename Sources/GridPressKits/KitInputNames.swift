import GridPressSwiftUI

#if !canImport(Darwin) || os(macOS)
    /// A keyboard of UIKit.
    public typealias UIKeyboardType = KitKeyboardType
    /// A rule of UIKit for capital letters.
    public typealias UITextAutocapitalizationType = KitTextAutocapitalizationType
    /// A kind of text of UIKit.
    public typealias UITextContentType = KitTextContentType
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
