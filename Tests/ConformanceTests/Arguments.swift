import GridPress

/// The arguments of a view or modifier.
///
/// An argument that is never read is an error, so that no argument of a case is ignored.
final class Arguments {
    private let values: [String: JSON]
    private var used: Set<String> = []

    /// Creates the arguments from the members of an object.
    ///
    /// `null` and `true` mean no arguments.
    init(_ value: JSON) throws {
        switch value {
        case .null, .bool(true): values = [:]
        default: values = try value.object()
        }
    }

    /// The fields with the origin and the purpose of a case.
    static let remarks = [
        "id", "name", "kind", "description", "note", "source", "sources", "origin", "provenance", "why",
    ]

    var isEmpty: Bool { values.isEmpty }

    func value(_ name: String) -> JSON {
        used.insert(name)
        return values[name] ?? .null
    }

    func length(_ name: String) throws -> CGFloat? { try value(name).optionalLength() }

    func flag(_ name: String) throws -> Bool? {
        switch value(name) {
        case .null: return nil
        case .bool(let flag): return flag
        default: throw JSON.Unexpected("\(name) is neither true nor false")
        }
    }

    func string(_ name: String) throws -> String? {
        let value = value(name)
        return value.isNull ? nil : try value.string()
    }

    func has(anyOf names: [String]) -> Bool { names.contains { values[$0] != nil } }

    func list(_ name: String) throws -> [JSON] {
        let value = value(name)
        return value.isNull ? [] : try value.array()
    }

    /// Returns the value with the name that an argument spells, or `nil` if the argument is missing.
    func choice<Choice: NamedChoice>(_ name: String) throws -> Choice? {
        guard let spelled = try string(name) else { return nil }
        // As in Swift, a leading dot is optional.
        let word = spelled.hasPrefix(".") ? String(spelled.dropFirst()) : spelled
        guard let choice = Choice.choices[word] else { throw JSON.Unexpected("\(word) isn't a valid \(Choice.self)") }
        return choice
    }

    func axes(_ name: String) throws -> Axis.Set? {
        try words(name)?.reduce(into: Axis.Set()) { axes, word in
            switch word {
            case "horizontal": axes.insert(.horizontal)
            case "vertical": axes.insert(.vertical)
            case "both", "all": axes.formUnion([.horizontal, .vertical])
            case "none": break
            default: throw JSON.Unexpected("\(word) isn't an axis")
            }
        }
    }

    func edges(_ name: String) throws -> Edge.Set? {
        let all: [String: Edge.Set] = [
            "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
            "horizontal": .horizontal, "vertical": .vertical, "all": .all,
        ]
        return try words(name)?.reduce(into: Edge.Set()) { edges, word in
            guard let edge = all[word] else { throw JSON.Unexpected("\(word) isn't an edge") }
            edges.formUnion(edge)
        }
    }

    private func words(_ name: String) throws -> [String]? {
        let value = value(name)
        if value.isNull { return nil }
        if case .string(let word) = value { return [word] }
        return try value.array().map { try $0.string() }
    }

    /// Marks all arguments as read, so that those left over are remarks.
    func leaveTheRest() { used.formUnion(values.keys) }

    func checkAllAreUsed(by owner: String) throws {
        if let other = values.keys.filter({ !used.contains($0) }).min() {
            throw JSON.Unexpected("\(owner) has no argument \(other)")
        }
    }
}
