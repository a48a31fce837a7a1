import LayoutDocuments

/// An option with the type of its value.
struct ToolOption<Value: Sendable>: Sendable {
    /// The option without its type.
    let rule: OptionRule
    /// The value that a word stands for; `nil` where it stands for none.
    let value: @Sendable (String) -> Value?

    /// An option whose values are read by a function.
    init(
        _ name: String,
        short: String? = nil,
        _ argument: OptionRule.Argument,
        _ summary: String,
        fallback: String? = nil,
        value: @escaping @Sendable (String) -> Value?
    ) {
        self.value = value
        rule = OptionRule(
            name: name,
            short: short,
            argument: argument,
            summary: summary,
            fallback: fallback,
            accepts: { value($0) != nil }
        )
    }
}

extension ToolOption where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// An option that takes one of some words.
    init(_ name: String, _ summary: String, fallback: String) {
        self.init(
            name,
            .oneOf(Value.allCases.map(\.rawValue)),
            summary,
            fallback: fallback,
            value: { Value(rawValue: $0) }
        )
    }
}

extension ToolOption where Value == Double {
    /// An option that takes a length.
    init(_ name: String, _ summary: String, fallback: String) {
        self.init(name, .length, summary, fallback: fallback) { word in
            guard word.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }) else { return nil }
            return Double(word).flatMap { $0 <= Double(FigureLimits.length) ? $0 : nil }
        }
    }
}

extension ToolOption where Value == Int {
    /// An option that takes a number of things.
    init(_ name: String, _ range: ClosedRange<Int>, _ summary: String, fallback: String) {
        self.init(name, .count(range), summary, fallback: fallback) { word in
            Int(word).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension ToolOption where Value == String {
    /// An option that takes a path.
    init(
        _ name: String,
        short: String? = nil,
        _ argument: OptionRule.Argument,
        _ summary: String,
        fallback: String? = nil
    ) {
        self.init(name, short: short, argument, summary, fallback: fallback) { $0.isEmpty ? nil : $0 }
    }
}

extension ToolOption where Value == Bool {
    /// An option without a value.
    init(_ name: String, short: String? = nil, _ summary: String) {
        self.init(name, short: short, .nothing, summary) { _ in true }
    }
}
