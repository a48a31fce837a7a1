/// An option with a typed value.
package struct ToolOption<Value: Sendable>: Sendable {
    /// The option without its type.
    package let rule: OptionRule
    /// A closure that returns the value that a word represents; `nil` if the word isn't valid.
    package let value: @Sendable (String) -> Value?

    /// Creates an option whose values are parsed by a closure.
    package init(
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
    /// Creates an option whose value is a case of an enumeration.
    package init(_ name: String, _ summary: String, fallback: String) {
        self.init(
            name,
            .oneOf(Value.allCases.map(\.rawValue)),
            summary,
            fallback: fallback,
            value: { Value(rawValue: $0) }
        )
    }
}

extension ToolOption where Value == Int {
    /// Creates an option whose value is a whole number in a range.
    package init(_ name: String, _ range: ClosedRange<Int>, _ summary: String, fallback: String) {
        self.init(name, .count(range), summary, fallback: fallback) { word in
            Int(word).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension ToolOption where Value == String {
    /// Creates an option whose value is a path.
    package init(
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
    /// Creates a flag.
    package init(_ name: String, short: String? = nil, _ summary: String) {
        self.init(name, short: short, .nothing, summary) { _ in true }
    }
}
