import GridPress

/// The arguments of a view or modifier.
///
/// Those that nobody asked for are an error, so that none is ignored.
final class Arguments {
    private let values: [String: JSON]
    private var used: Set<String> = []

    /// The members of an object; nothing at all, `null` and `true` stand for no arguments.
    init(_ value: JSON) throws {
        switch value {
        case .null, .bool(true): values = [:]
        default: values = try value.object()
        }
    }

    /// Fields that say where a case is from, and what it shows.
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

    /// One of the values that have names.
    func choice<Choice: NamedChoice>(_ name: String) throws -> Choice? {
        guard let spelled = try string(name) else { return nil }
        // As in Swift, a word may have a dot in front of it.
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

    /// Takes all that nobody asked for as remarks.
    func leaveTheRest() { used.formUnion(values.keys) }

    func checkAllAreUsed(by owner: String) throws {
        if let other = values.keys.filter({ !used.contains($0) }).min() {
            throw JSON.Unexpected("\(owner) has no argument \(other)")
        }
    }
}
