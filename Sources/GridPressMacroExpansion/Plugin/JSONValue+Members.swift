extension JSONValue {
    /// Reads a message of the compiler; `nil` if it isn't valid.
    package init?(message: [UInt8]) {
        let limits = JSONLimits(bytes: 1 << 30, values: 1 << 24, depth: 256)
        guard let value = try? JSONReader.value(of: message, limits: limits) else { return nil }
        self = value
    }

    /// The members of an object; empty for other values.
    package var members: [Member] { if case .object(let members) = content { members } else { [] } }

    /// Returns the member of an object with a name; `nil` for other values.
    package subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

    /// The string; `nil` for other values.
    package var string: String? { if case .string(let string) = content { string } else { nil } }

    /// The whole number; `nil` for other values.
    package var integer: Int? { if case .number(let number) = content { Int(exactly: number) } else { nil } }

    /// The array; `nil` for other values.
    package var array: [JSONValue]? { if case .list(let items) = content { items } else { nil } }
}
