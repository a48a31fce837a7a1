/// The condition of an `#if` in a source.
struct SourceCondition {
    private let tokens: [String]
    /// The systems whose code is compiled.
    private let systems: Set<String>
    /// Returns whether a module exists.
    private let hasModule: (String) -> Bool
    private var index = 0

    /// Returns whether code with a condition is compiled; `nil` if that isn't known.
    static func value(
        _ tokens: [String],
        on systems: Set<String>,
        hasModule: @escaping (String) -> Bool
    ) -> Bool? {
        var condition = SourceCondition(tokens: tokens, systems: systems, hasModule: hasModule)
        return condition.alternatives()
    }

    private var next: String? { index < tokens.count ? tokens[index] : nil }

    private mutating func skip(_ text: String) -> Bool {
        guard next == text else { return false }
        index += 1
        return true
    }

    /// Reads conditions with `||`; `nil` for an unknown value.
    private mutating func alternatives() -> Bool? {
        var value = conjunction()
        while skip("||") {
            let other = conjunction()
            value = value == true || other == true ? true : value == nil || other == nil ? nil : false
        }
        return value
    }

    /// Reads conditions with `&&`; `nil` for an unknown value.
    private mutating func conjunction() -> Bool? {
        var value = operand()
        while skip("&&") {
            let other = operand()
            value = value == false || other == false ? false : value == nil || other == nil ? nil : true
        }
        return value
    }

    private mutating func operand() -> Bool? {
        if skip("!") { return operand().map(!) }
        if skip("(") {
            let value = alternatives()
            _ = skip(")")
            return value
        }
        guard let word = next else { return nil }
        index += 1
        guard skip("(") else { return word == "DEBUG" || word == "true" ? true : word == "false" ? false : nil }
        let argument = next ?? ""
        while let token = next, token != ")" { index += token == "(" ? 2 : 1 }
        _ = skip(")")
        return switch word {
        case "os": systems.contains(argument)
        case "canImport": hasModule(argument)
        case "targetEnvironment": false
        default: nil
        }
    }
}
