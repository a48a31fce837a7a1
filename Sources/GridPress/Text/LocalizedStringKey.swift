/// Text as it is typed in code, with interpolated values and a little Markdown.
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

    let parts: [Part]

    /// Text that was made elsewhere, with Markdown in it.
    public init(_ value: String) { parts = [.typed(value)] }

    /// Typed text.
    public init(stringLiteral value: String) { self.init(value) }

    /// Typed text with values.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// What is shown, if nothing is said about its letters.
    var plain: String? {
        var result = ""
        for part in parts {
            switch part {
            case .typed(let string):
                guard !Markdown.mayOccur(in: string) else { return nil }
                result += string
            case .value(let runs):
                guard runs.count == 1, runs[0].attributes.isEmpty else { return nil }
                result += runs[0].string
            }
        }
        return result
    }

    /// What is shown.
    var runs: [Text.Run] { Markdown.runs(of: parts) }

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
        var parts: [Part] = []

        /// A collection with room for a text.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(interpolationCount * 2 + 1)
        }

        private mutating func append(_ string: String) { parts.append(.value([Text.Run(string: string)])) }

        /// Adds typed text.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.typed(literal)) }
        }

        /// Adds a string.
        public mutating func appendInterpolation<S: StringProtocol>(_ value: S) { append(String(value)) }

        /// Adds a text with its looks.
        public mutating func appendInterpolation(_ text: Text) { parts.append(.value(text.runs)) }

        /// Adds a whole number with commas between groups.
        public mutating func appendInterpolation<I: BinaryInteger>(_ value: I) { append("\(value)".grouped) }

        /// Adds a number with six decimals.
        public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F) {
            append(String(format: "%f", Double(value)).grouped)
        }

        /// Adds a number as a format of the C library spells it.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            let spelled = String(format: specifier, value)
            append("diuf".contains(specifier.last ?? " ") ? spelled.grouped : spelled)
        }

        /// Adds a value as a format spells it, in English.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append(format.locale(.fixed).format(input))
        }

        /// Adds a value as a formatter spells it.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject,
            formatter: Formatter
        ) {
            append(formatter.string(for: subject) ?? "")
        }

        /// Adds any other value as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { append(String(describing: value)) }
    }
}

extension String {
    /// The number with commas between groups of three digits.
    fileprivate var grouped: String {
        guard let start = firstIndex(where: \.isASCIIDigit) else { return self }
        let end = self[start...].firstIndex { !$0.isASCIIDigit } ?? endIndex
        let digits = self[start..<end]
        guard digits.count > 3 else { return self }
        var result = String(self[..<start])
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place).isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return result + self[end...]
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
