import GridPress

/// The arguments of a view or modifier.
///
/// Those that nobody asked for are an error, so that none is ignored.
final class Arguments {
    private let values: [String: JSON]
    private var used: Set<String> = []

    init(_ value: JSON, besides others: Set<String> = []) {
        values = ((try? value.object()) ?? [:]).filter { !others.contains($0.key) }
    }

    func value(_ name: String) -> JSON {
        used.insert(name)
        return values[name] ?? .null
    }

    func length(_ name: String) throws -> CGFloat? { try value(name).optionalLength() }

    func flag(_ name: String) -> Bool? {
        if case .bool(let flag) = value(name) { flag } else { nil }
    }

    func has(anyOf names: [String]) -> Bool { names.contains { values[$0] != nil } }

    /// One of the values that have names.
    func choice<Choice: NamedChoice>(_ name: String) throws -> Choice? {
        let value = value(name)
        if value.isNull { return nil }
        let word = try value.string()
        guard let choice = Choice.choices[word] else { throw JSON.Unexpected("\(word) is no \(Choice.self)") }
        return choice
    }

    func axes(_ name: String) throws -> Axis.Set? {
        try words(name)?.reduce(into: Axis.Set()) { axes, word in
            switch word {
            case "horizontal": axes.insert(.horizontal)
            case "vertical": axes.insert(.vertical)
            default: throw JSON.Unexpected("\(word) is no axis")
            }
        }
    }

    func edges(_ name: String) throws -> Edge.Set? {
        let all: [String: Edge.Set] = [
            "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
            "horizontal": .horizontal, "vertical": .vertical, "all": .all,
        ]
        return try words(name)?.reduce(into: Edge.Set()) { edges, word in
            guard let edge = all[word] else { throw JSON.Unexpected("\(word) is no edge") }
            edges.formUnion(edge)
        }
    }

    private func words(_ name: String) throws -> [String]? {
        let value = value(name)
        if value.isNull { return nil }
        if case .string(let word) = value { return [word] }
        return try value.array().map { try $0.string() }
    }

    func checkAllAreUsed(by owner: String) throws {
        if let other = values.keys.filter({ !used.contains($0) }).min() {
            throw JSON.Unexpected("\(owner) has no argument \(other)")
        }
    }
}

/// Values that a case names by a word.
protocol NamedChoice {
    static var choices: [String: Self] { get }
}

extension ContentMode: NamedChoice {
    static var choices: [String: ContentMode] { ["fit": .fit, "fill": .fill] }
}

extension HorizontalAlignment: NamedChoice {
    static var choices: [String: HorizontalAlignment] {
        ["leading": .leading, "center": .center, "trailing": .trailing]
    }
}

extension VerticalAlignment: NamedChoice {
    static var choices: [String: VerticalAlignment] {
        [
            "top": .top, "center": .center, "bottom": .bottom,
            "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
        ]
    }
}

extension Alignment: NamedChoice {
    static var choices: [String: Alignment] {
        [
            "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
            "topLeading": .topLeading, "topTrailing": .topTrailing,
            "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
            "centerFirstTextBaseline": .centerFirstTextBaseline, "centerLastTextBaseline": .centerLastTextBaseline,
            "leadingFirstTextBaseline": .leadingFirstTextBaseline,
            "leadingLastTextBaseline": .leadingLastTextBaseline,
            "trailingFirstTextBaseline": .trailingFirstTextBaseline,
            "trailingLastTextBaseline": .trailingLastTextBaseline,
        ]
    }
}
