/// An equality of two JSON documents within a tolerance.
///
/// The order of members, white space, and the spelling of numbers and texts don't count.
struct DataEquality {
    let tolerance: Tolerance

    /// Returns whether two documents are equal.
    func areSame(_ old: JSONValue, _ new: JSONValue) -> Bool {
        areSame(old.comparable.content, new.comparable.content, named: "")
    }

    private func areSame(_ old: JSONValue.Content, _ new: JSONValue.Content, named name: String) -> Bool {
        switch (old, new) {
        case (.object(let olds), .object(let news)):
            olds.count == news.count
                && zip(olds.sorted { $0.name < $1.name }, news.sorted { $0.name < $1.name }).allSatisfy {
                    $0.name == $1.name && areSame($0.value.content, $1.value.content, named: $0.name)
                }
        case (.list(let olds), .list(let news)):
            olds.count == news.count
                && zip(olds, news).allSatisfy { areSame($0.content, $1.content, named: name) }
        case (.string(let old), .string(let new)):
            // The written size of a track and the setting of a grid can contain numbers among words.
            old == new || (["size", "value"].contains(name) && areSame(rounded: old, new))
        case (.number(let old), .number(let new)):
            tolerance.areSame(
                ComparedNumber(value: old, kind: kind(of: name), decimals: 0),
                ComparedNumber(value: new, kind: kind(of: name), decimals: 0)
            )
        case (.word(let old), .word(let new)): old == new
        default: false
        }
    }

    private func areSame(rounded old: String, _ new: String) -> Bool {
        func value(_ text: String) -> ComparedValue {
            var text = text
            return text.withUTF8 { ComparedValue($0, as: .message(.length)) }
        }
        return value(old).isSame(as: value(new), nil, tolerance)
    }

    private func kind(of name: String) -> ComparedNumber.Kind {
        Self.counts.contains(name) ? .exact : Self.factors.contains(name) ? .factor : .length
    }

    /// The names of counts and indices, which have no tolerance: a difference of 1 is a difference.
    private static let counts: Set = [
        "columns", "rows", "count", "tracks", "itemsLeft", "pixels", "line", "column", "parent", "element", "weight",
        "decimals", "passes", "partners", "version",
    ]
    /// The names of factors and fractions.
    private static let factors: Set = ["opacity", "alpha", "location", "colors", "bezier", "spring"]
}

extension JSONValue {
    /// Reads a golden file, or the snapshot that is compared with it.
    ///
    /// - Throws: ``UnreadableSnapshot`` if the document isn't JSON.
    init(_ source: SourceText, _ side: UnreadableSnapshot.Side) throws(UnreadableSnapshot) {
        do throws(JSONError) {
            self = try JSONReader.value(of: source.bytes, limits: .goldenFile)
        } catch {
            throw UnreadableSnapshot(
                Finding(.notJSON, .error, at: source.location(of: error.offset), error.message),
                side
            )
        }
    }

    /// The record of a drawing without the source positions of its elements, and with all rectangles.
    ///
    /// A document can move to another line. A record leaves out a rectangle that equals the frame of its element, which
    /// can depend on a slight difference. The records of a dark drawing and of the states of a moving figure are inside
    /// the record.
    fileprivate var comparable: JSONValue {
        guard case .object(var members) = content else { return self }
        for index in members.indices {
            switch (members[index].name, members[index].value.content) {
            case ("elements", _): members[index].value.makeElementsComparable()
            case ("dark", _), ("motion", _), ("record", _): members[index].value = members[index].value.comparable
            case ("states", .list(let states)): members[index].value.content = .list(states.map(\.comparable))
            default: break
            }
        }
        var value = self
        value.content = .object(members)
        return value
    }

    private mutating func makeElementsComparable() {
        guard case .list(var elements) = content else { return }
        for element in elements.indices {
            guard case .object(var fields) = elements[element].content else { continue }
            fields.removeAll { $0.name == "source" }
            if var rect = fields.first(where: { $0.name == "frame" }) {
                rect.name = "rect"
                for field in fields.indices where ["shape", "image"].contains(fields[field].name) {
                    fields[field].value.addOutline(rect)
                }
            }
            elements[element].content = .object(fields)
        }
        content = .list(elements)
    }

    /// Adds a rectangle to a shape or an image without an outline.
    private mutating func addOutline(_ rect: Member) {
        guard case .object(let members) = content,
            !members.contains(where: { ["rect", "path"].contains($0.name) })
        else { return }
        content = .object(members + [rect])
    }
}

extension JSONLimits {
    /// The limits of a golden file that a program wrote.
    static let goldenFile = JSONLimits(
        bytes: XMLLimits.goldenFile.bytes,
        values: XMLLimits.goldenFile.attributes,
        depth: XMLLimits.goldenFile.depth
    )
}
