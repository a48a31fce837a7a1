/// The key of a localized text, with interpolated values and inline Markdown.
///
/// The tables of a bundle contain translations by the key, with placeholders such as `%@` and `%lld` for values.
/// Without a translation, the key itself is drawn.
///
/// Values are formatted in English, so that every machine draws the same picture: integers with grouping separators,
/// and floating-point numbers with six decimals.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A part of the text.
    package enum Part: Sendable {
        /// Literal text, in which Markdown is interpreted.
        case typed(String)
        /// An interpolated value, in which Markdown isn't interpreted.
        case value([Text.Run])
    }

    /// The content of a key: plain text, or parts with attributes.
    ///
    /// Most keys are plain.
    enum Content: Sendable {
        case plain(String)
        case parts([Part])
    }

    /// An interpolated value of a key.
    package struct Argument: Sendable {
        /// The text of a value.
        ///
        /// Most values are plain and need no array.
        enum Content: Sendable {
            case plain(String)
            case runs([Text.Run])
        }

        var content: Content
        /// The value as a number, which selects the plural form; `nil` if the value isn't a number.
        package private(set) var number: Double?

        /// The value as a part of the text.
        package var part: Part {
            switch content {
            case .plain(let string): .value([Text.Run(string)])
            case .runs(let runs): .value(runs)
            }
        }
    }

    /// The key in tables, with its values.
    ///
    /// Most keys have at most one value, which needs no array.
    struct Source: Sendable {
        var name: String
        private var first: Argument?
        private var others: [Argument] = []

        /// Creates a key without values.
        init(name: String = "") { self.name = name }

        /// The values, in the order of their placeholders.
        var arguments: [Argument] { first.map { [$0] + others } ?? [] }

        /// Adds literal text, with percent signs escaped.
        mutating func append(_ literal: String) {
            let isPlain = !literal.utf8.contains(UInt8(ascii: "%"))
            name += isPlain ? literal : literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Adds a value with its placeholder, such as `%lld`.
        mutating func append(_ argument: Argument, _ specifier: String) {
            if name.isEmpty { name = specifier } else { name += specifier }
            if first == nil { first = argument } else { others.append(argument) }
        }
    }

    private(set) var content: Content
    /// The key in tables and the values; `nil` if the key equals the text.
    private var source: Source?

    /// Creates a key from a string, in which Markdown is interpreted.
    public init(_ value: String) {
        content = MarkdownReader.mayOccur(in: value) ? .parts([.typed(value)]) : .plain(value)
    }

    /// Creates a key from a string literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a string literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        content = stringInterpolation.content
        source = stringInterpolation.source
    }

    /// Creates a text of some parts, which isn't looked up.
    init(_ parts: [Part]) { content = .parts(parts) }

    /// Creates a key that is drawn without changes if no table contains it.
    package init(key: String) {
        content = .plain(key)
        source = Source(name: key)
    }

    /// Returns the text with a different key.
    package func named(_ name: String) -> LocalizedStringKey {
        var key = self
        key.source = source ?? Source()
        key.source?.name = name
        return key
    }

    /// Returns the key with a text to draw if no table contains the key.
    package func withDefault(_ text: String) -> LocalizedStringKey { LocalizedStringKey(text).named(name ?? "") }

    /// The key in tables; `nil` if the text isn't looked up.
    package var name: String? {
        if let source { return source.name }
        switch content {
        case .plain(let text): return text
        case .parts(let parts):
            if parts.count == 1, case .typed(let text) = parts[0] { return text }
            return nil
        }
    }

    /// The interpolated values.
    package var arguments: [Argument] { source?.arguments ?? [] }

    /// The parts of the untranslated text.
    var parts: [Part] {
        switch content {
        case .plain(let text): [.value([Text.Run(text)])]
        case .parts(let parts): parts
        }
    }

    /// The untranslated text, if it has no attributes.
    var plain: String? {
        if case .plain(let string) = content { string } else { nil }
    }

    /// The runs of the untranslated text, with Markdown interpreted.
    var runs: [Text.Run] {
        switch content {
        case .plain(let string): [Text.Run(string)]
        case .parts(let parts): MarkdownReader.runs(of: parts)
        }
    }

    /// The key with its Markdown parsed in advance, so that drawing doesn't parse it again.
    package var parsed: LocalizedStringKey {
        var key = self
        if case .parts = content { key.content = .parts([.value(runs)]) }
        return key
    }

    /// The untranslated text without attributes.
    package var string: String { plain ?? runs.map(\.string).joined() }

    /// Returns whether the untranslated texts are equal, regardless of their attributes.
    public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
        first.string == second.string
    }
}

extension LocalizedStringKey {
    /// The literal texts and values of a string literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// The text that was added before the first part with attributes.
        private var plain = ""
        /// All parts, as soon as one of them has attributes.
        private var parts: [Part] = []
        private var isPlain = true
        /// The key in tables and the values.
        private(set) var source = Source()

        /// Creates an empty interpolation.
        ///
        /// The capacities have no effect.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        var content: Content { isPlain ? .plain(plain) : .parts(parts) }

        /// Adds the text of a value, with its placeholder in the key.
        private mutating func append(_ string: String, _ specifier: String = "%@", number: Double? = nil) {
            source.append(Argument(content: .plain(string), number: number), specifier)
            if isPlain {
                plain += string
            } else {
                parts.append(.value([Text.Run(string)]))
            }
        }

        /// Adds a part that can have attributes.
        private mutating func append(_ part: Part) {
            if isPlain, !plain.isEmpty { parts.append(.value([Text.Run(plain)])) }
            isPlain = false
            parts.append(part)
        }

        /// Adds literal text.
        public mutating func appendLiteral(_ literal: String) {
            if literal.isEmpty { return }
            source.append(literal)
            if isPlain, !MarkdownReader.mayOccur(in: literal) {
                plain += literal
            } else {
                append(.typed(literal))
            }
        }

        /// Adds a string.
        public mutating func appendInterpolation<S: StringProtocol>(_ value: S) { append(String(value)) }

        /// Adds a text with its attributes.
        public mutating func appendInterpolation(_ text: Text) {
            if let only = text.onlyRun, only.attributes == nil, only.key == nil {
                append(only.string)
            } else {
                let runs = text.runs
                source.append(Argument(content: .runs(runs)), "%@")
                append(.value(runs))
            }
        }

        /// Adds an image, which is drawn as a square.
        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        /// Adds an integer with grouping separators.
        public mutating func appendInterpolation<I: BinaryInteger>(_ value: I) {
            let isSigned = I.isSigned
            let specifier = MemoryLayout<I>.size > 4 ? (isSigned ? "%lld" : "%llu") : (isSigned ? "%d" : "%u")
            append(String(value).grouped, specifier, number: Double(value))
        }

        /// Adds an integer with grouping separators.
        public mutating func appendInterpolation(_ value: Int) {
            append(value.grouped, "%lld", number: Double(value))
        }

        /// Adds a floating-point number with six decimals.
        public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F) {
            let spelled = String(format: "%f", Double(value)).grouped
            append(spelled, F.self == Float.self ? "%f" : "%lf", number: Double(value))
        }

        /// Adds a number, formatted with a specifier of `printf`, such as `%.2f`.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            let spelled = String(format: specifier, value)
            let shown = "diuf".contains(specifier.last ?? " ") ? spelled.grouped : spelled
            let number = (value as? any BinaryInteger).map { Double($0) } ?? (value as? Double)
            append(shown, specifier, number: number)
        }

        /// Adds a value that a format style formats in English.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append(format.spelled(input))
        }

        /// Adds a value that a formatter converts.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject,
            formatter: Formatter
        ) {
            append(formatter.string(for: subject) ?? "")
        }

        /// Adds a date that a formatter converts.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            append(formatter.string(for: date) ?? "")
        }

        /// Adds an object that a formatter converts.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
            append(formatter.string(for: subject) ?? "")
        }

        /// Adds an attributed string with its attributes.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributed: AttributedString) {
            appendInterpolation(Text(attributed))
        }

        /// Adds any other value, as its description.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { append(String(describing: value)) }
    }
}

extension Int {
    /// The number with a comma between groups of three digits.
    fileprivate var grouped: String {
        var digits = 1
        var limit: UInt = 10
        while digits < 19, magnitude >= limit {
            digits += 1
            limit &*= 10
        }
        let length = digits + (digits - 1) / 3 + (self < 0 ? 1 : 0)
        return String(unsafeUninitializedCapacity: length) { buffer in
            buffer[0] = UInt8(ascii: "-")
            var rest = magnitude
            var place = length
            for digit in 0..<digits {
                if digit > 0, digit.isMultiple(of: 3) {
                    place -= 1
                    buffer[place] = UInt8(ascii: ",")
                }
                place -= 1
                buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            return length
        }
    }
}

extension String {
    /// The number with a comma between groups of three digits.
    fileprivate var grouped: String {
        let bytes = utf8
        if bytes.count <= 3 { return self }
        let start = bytes.prefix { !$0.isDigit }.count
        let digits = bytes.dropFirst(start).prefix(while: \.isDigit).count
        guard digits > 3 else { return self }
        return String(unsafeUninitializedCapacity: bytes.count + digits / 3) { buffer in
            var count = 0
            var rest = start + digits
            for byte in bytes {
                if rest < digits, rest > 0, rest.isMultiple(of: 3) {
                    buffer[count] = UInt8(ascii: ",")
                    count += 1
                }
                buffer[count] = byte
                count += 1
                rest -= 1
            }
            return count
        }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
