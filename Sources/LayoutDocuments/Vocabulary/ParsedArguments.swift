/// The arguments of an element or a modifier, parsed and checked: values of attributes, views and text.
struct ParsedArguments: Sendable {
    private(set) var arguments: [Argument] = []

    /// A value and its offset in the file.
    struct Argument {
        let name: RuleName
        let value: any ParsedValue
        /// The offset in the file.
        let offset: Int
    }

    /// Creates an empty list of arguments.
    ///
    /// - Parameter capacity: The expected number of arguments.
    init(capacity: Int = 0) { if capacity > 0 { arguments.reserveCapacity(capacity) } }

    /// Sets a value, and replaces an earlier value of the same name.
    ///
    /// - Returns: Whether the name had no value before.
    @discardableResult mutating func set(_ name: RuleName, to value: any ParsedValue, at offset: Int = 0) -> Bool {
        let argument = Argument(name: name, value: value, offset: offset)
        if let known = arguments.firstIndex(where: { $0.name == name }) {
            arguments[known] = argument
            return false
        }
        arguments.append(argument)
        return true
    }

    /// Adds arguments with new names, all at one offset.
    mutating func add(_ other: ParsedArguments, at offset: Int) {
        for argument in other.arguments {
            arguments.append(Argument(name: argument.name, value: argument.value, offset: offset))
        }
    }

    /// Returns whether the arguments contain a value of this name.
    func has(_ name: RuleName) -> Bool { arguments.contains { $0.name == name } }

    /// Returns the offset of a value in the file; `nil` if it is missing.
    func offset(of name: RuleName) -> Int? { arguments.first { $0.name == name }?.offset }

    /// Returns a value; `nil` if it is missing, or has another type.
    func value<Value: Sendable>(of name: RuleName, as type: Value.Type = Value.self) -> Value? {
        for argument in arguments where argument.name == name { return (argument.value as? TypedValue<Value>)?.value }
        return nil
    }
}

extension ParsedArguments {
    /// The name of the argument with the views in the content.
    static let views = RuleName.slot("")
    /// The name of the argument with the text in the content.
    static let text: RuleName = "<>text"

    /// Returns the value of an attribute with a type; `nil` if it is missing.
    func value<Value>(of name: RuleName, _ type: ValueType<Value>) -> Value? { value(of: name) }
}

/// A parsed value whose type is erased.
protocol ParsedValue: AnyObject, Sendable {}

/// A parsed value with its type.
final class TypedValue<Value: Sendable>: ParsedValue {
    let value: Value

    init(_ value: Value) { self.value = value }
}
