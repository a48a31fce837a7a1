/// A JSON value with the types that messages of the compiler need.
package enum JSONValue: Hashable, Sendable {
    /// No value.
    case null
    /// A Boolean value.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object([String: JSONValue])

    /// Returns the member of an object with a name; `nil` for other values.
    package subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The string; `nil` for other values.
    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The whole number; `nil` for other values.
    package var integer: Int? {
        if case .integer(let integer) = self { integer } else { nil }
    }

    /// The array; `nil` for other values.
    package var array: [JSONValue]? {
        if case .array(let array) = self { array } else { nil }
    }
}
