import Foundation

/// A value of a JSON file.
///
/// Its accessors throw an error with a sentence if the value has another type.
enum JSON: Decodable, Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    /// An error with the reason why a value isn't valid.
    struct Unexpected: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    /// Returns the member of an object, or `null` if it is missing.
    subscript(key: String) -> JSON {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    /// The value as messages spell it.
    private var spelled: String {
        switch self {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .string(let text): "\"\(text)\""
        case .array(let elements): "[" + elements.map(\.spelled).joined(separator: ", ") + "]"
        case .object(let members): "{" + members.keys.sorted().joined(separator: ", ") + "}"
        }
    }

    /// Whether the value is `null`, or missing.
    var isNull: Bool { self == .null }

    func object() throws -> [String: JSON] {
        guard case .object(let members) = self else { throw Unexpected("\(spelled) isn't an object") }
        return members
    }

    func array() throws -> [JSON] {
        guard case .array(let elements) = self else { throw Unexpected("\(spelled) isn't an array") }
        return elements
    }

    func string() throws -> String {
        guard case .string(let text) = self else { throw Unexpected("\(spelled) isn't a string") }
        return text
    }

    /// Returns a length.
    ///
    /// Infinite lengths and NaN are spelled as words, because JSON has no numbers for them.
    func length() throws -> CGFloat {
        switch self {
        case .number(let number): return number
        case .string("inf"), .string("infinity"): return .infinity
        case .string("-inf"): return -.infinity
        case .string("nan"): return .nan
        default: throw Unexpected("\(spelled) isn't a length")
        }
    }

    func optionalLength() throws -> CGFloat? { isNull ? nil : try length() }

    /// Returns a point from a list of two lengths, or from the members `x` and `y`, which are 0 by default.
    func point() throws -> CGPoint {
        if case .array(let elements) = self, elements.count == 2 {
            return CGPoint(x: try elements[0].length(), y: try elements[1].length())
        }
        let arguments = try Arguments(self)
        let point = CGPoint(x: try arguments.length("x") ?? 0, y: try arguments.length("y") ?? 0)
        try arguments.checkAllAreUsed(by: "a point")
        return point
    }

    func lengths() throws -> [CGFloat] { try array().map { try $0.length() } }
}
