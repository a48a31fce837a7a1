/// A value of JSON, as far as messages of the compiler need it.
package enum JSONValue: Hashable, Sendable {
    /// No value.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A string.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Values by their names.
    case object([String: JSONValue])

    /// The value of a name in an object.
    package subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The string, if the value is one.
    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The whole number, if the value is one.
    package var integer: Int? {
        if case .integer(let integer) = self { integer } else { nil }
    }

    /// The list, if the value is one.
    package var array: [JSONValue]? {
        if case .array(let array) = self { array } else { nil }
    }
}
