import Foundation

/// A value of a JSON file, with questions that fail with a sentence.
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

    /// Why a value is not what is needed.
    struct Unexpected: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    /// The member of an object; missing ones are null.
    subscript(key: String) -> JSON {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    /// A short spelling for sentences about the value.
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

    /// Whether the value is absent.
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

    /// A length; infinity is spelled as a word, since JSON has no number for it.
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

    /// Two lengths, as a list or as the members `x` and `y`.
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
