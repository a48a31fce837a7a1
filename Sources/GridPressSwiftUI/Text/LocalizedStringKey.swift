/// Text as it is typed in code, with interpolated values and a little Markdown, and the key of its translations.
///
/// The tables of a bundle have translations by the text with `%@`, `%lld` and the like in place of values. Where there are
/// none, the text itself is shown.
///
/// Values are spelled in English, so that every machine draws the same picture: integers with commas between groups,
/// fractions with six decimals.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A part of the text.
    enum Part: Sendable {
        /// Typed text, in which Markdown means something.
        case typed(String)
        /// A value, which stands as it is.
        case value([Text.Run])
    }

    /// The content of a key: plain text, or parts with attributes.
    ///
    /// Most keys are plain.
    enum Content: Sendable {
        case plain(String)
        case parts([Part])
    }

    /// A value of a key, as a table's text asks for it.
    struct Argument: Sendable {
        /// A value as it is shown: most are plain, and cost no array.
        enum Content: Sendable {
            case plain(String)
            case runs([Text.Run])
        }

        var content: Content
        /// The value as a number, which chooses the form of a plural.
        var number: Double?

        /// The value as a part of a text.
        var part: Part {
            switch content {
            case .plain(let string): .value([Text.Run(string)])
            case .runs(let runs): .value(runs)
            }
        }
    }

    /// The name of a text in tables, with its values; most have one value, which costs no array.
    struct Source: Sendable {
        var name: String
        private var first: Argument?
        private var others: [Argument] = []

        /// A name without values.
        init(name: String = "") { self.name = name }

        /// The values, in order.
        var arguments: [Argument] { first.map { [$0] + others } ?? [] }

        /// Adds typed text.
        mutating func append(_ literal: String) {
            let isPlain = !literal.utf8.contains(UInt8(ascii: "%"))
            name += isPlain ? literal : literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Adds a value and its place, such as `%lld`.
        mutating func append(_ argument: Argument, _ specifier: String) {
            if name.isEmpty { name = specifier } else { name += specifier }
            if first == nil { first = argument } else { others.append(argument) }
        }
    }

    private(set) var content: Content
    /// The name in tables and the values, where the name isn't the text.
    private var source: Source?

    /// Text that was made elsewhere, with Markdown in it.
    public init(_ value: String) {
        content = MarkdownReader.mayOccur(in: value) ? .parts([.typed(value)]) : .plain(value)
    }

    /// Typed text.
    public init(stringLiteral value: String) { self.init(value) }

    /// Typed text with values.
    public init(stringInterpolation: StringInterpolation) {
        content = stringInterpolation.content
        source = stringInterpolation.source
    }

    /// A text of these parts, which is shown as it is.
    init(_ parts: [Part]) { content = .parts(parts) }

    /// A key that is shown as it is where no table has it.
    init(key: String) {
        content = .plain(key)
        source = Source(name: key)
    }

    /// Returns the text with another key.
    func named(_ name: String) -> LocalizedStringKey {
        var key = self
        key.source = source ?? Source()
        key.source?.name = name
        return key
    }

    /// Returns the key with another text for where no table has it.
    func withDefault(_ text: String) -> LocalizedStringKey { LocalizedStringKey(text).named(name ?? "") }

    /// The name of the text in tables; `nil` for text that isn't looked up.
    var name: String? {
        if let source { return source.name }
        switch content {
        case .plain(let text): return text
        case .parts(let parts):
            if parts.count == 1, case .typed(let text) = parts[0] { return text }
            return nil
        }
    }

    /// The values.
    var arguments: [Argument] { source?.arguments ?? [] }

    /// The parts of what is shown.
    var parts: [Part] {
        switch content {
        case .plain(let text): [.value([Text.Run(text)])]
        case .parts(let parts): parts
        }
    }

    /// What is shown, if nothing is said about its letters.
    var plain: String? {
        if case .plain(let string) = content { string } else { nil }
    }

    /// What is shown.
    var runs: [Text.Run] {
        switch content {
        case .plain(let string): [Text.Run(string)]
        case .parts(let parts): MarkdownReader.runs(of: parts)
        }
    }

    /// The same key with its Markdown read, so that showing it reads nothing.
    package var parsed: LocalizedStringKey {
        var key = self
        if case .parts = content { key.content = .parts([.value(runs)]) }
        return key
    }

    /// What the key says, without regard to how its letters look.
    var string: String { plain ?? runs.map(\.string).joined() }

    /// Whether two keys say the same.
    public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
        first.string == second.string
    }
}

extension LocalizedStringKey {
    /// Collects typed text and values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// What was added as long as nothing was said about letters.
        private var plain = ""
        /// Everything that was added, as soon as something was said.
        private var parts: [Part] = []
        private var isPlain = true
        /// The name in tables and the values.
        private(set) var source = Source()

        /// A collection with room for a text.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        var content: Content { isPlain ? .plain(plain) : .parts(parts) }

        /// Adds a value as it is shown, with its place in the key.
        private mutating func append(_ string: String, _ specifier: String = "%@", number: Double? = nil) {
            source.append(Argument(content: .plain(string), number: number), specifier)
            if isPlain {
                plain += string
            } else {
                parts.append(.value([Text.Run(string)]))
            }
        }

        /// Adds a part about whose letters something is said.
        private mutating func append(_ part: Part) {
            if isPlain, !plain.isEmpty { parts.append(.value([Text.Run(plain)])) }
            isPlain = false
            parts.append(part)
        }

        /// Adds typed text.
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

        /// Adds a text with its style.
        public mutating func appendInterpolation(_ text: Text) {
            if let only = text.onlyRun, only.attributes == nil, only.key == nil {
                append(only.string)
            } else {
                let runs = text.runs
                source.append(Argument(content: .runs(runs)), "%@")
                append(.value(runs))
            }
        }

        /// Adds an image, for which a square stands.
        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        /// Adds a whole number with commas between groups.
        public mutating func appendInterpolation<I: BinaryInteger>(_ value: I) {
            let isSigned = I.isSigned
            let specifier = MemoryLayout<I>.size > 4 ? (isSigned ? "%lld" : "%llu") : (isSigned ? "%d" : "%u")
            append(String(value).grouped, specifier, number: Double(value))
        }

        /// Adds a whole number with commas between groups.
        public mutating func appendInterpolation(_ value: Int) {
            append(value.grouped, "%lld", number: Double(value))
        }

        /// Adds a number with six decimals.
        public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F) {
            let spelled = String(format: "%f", Double(value)).grouped
            append(spelled, F.self == Float.self ? "%f" : "%lf", number: Double(value))
        }

        /// Adds a number as a format of the C library spells it.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            let spelled = String(format: specifier, value)
            let shown = "diuf".contains(specifier.last ?? " ") ? spelled.grouped : spelled
            let number = (value as? any BinaryInteger).map { Double($0) } ?? (value as? Double)
            append(shown, specifier, number: number)
        }

        /// Adds a value as a format spells it, in English.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append(format.spelled(input))
        }

        /// Adds a value as a formatter spells it.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject,
            formatter: Formatter
        ) {
            append(formatter.string(for: subject) ?? "")
        }

        /// Adds an object as a formatter spells it.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
            append(formatter.string(for: subject) ?? "")
        }

        /// Adds an attributed string with its style.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributed: AttributedString) {
            appendInterpolation(Text(attributed))
        }

        /// Adds any other value as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { append(String(describing: value)) }
    }
}

extension Int {
    /// The number with commas between groups of three digits.
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
    /// The number with commas between groups of three digits.
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
