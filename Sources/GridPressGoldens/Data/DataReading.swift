import GridPressRecords
import JSONReading

extension ComparedTree {
    /// Creates the compared tree of a JSON document.
    init(_ value: JSONValue, of source: SourceText, tolerance: Tolerance) {
        var builder = TreeBuilder(source, tolerance: tolerance)
        builder.add(value, "document", in: nil)
        self = builder.tree
    }
}

extension TreeBuilder {
    fileprivate mutating func add(_ value: JSONValue, _ name: String, in parent: Int?, number: Int? = nil) {
        let start = value.range.lowerBound
        switch value.content {
        case .object(let members):
            node(.object, name, at: start, in: parent) { builder, node in
                if let label = members.label { builder.setLabel(label, of: node) }
                let members = members.sorted { $0.name < $1.name }
                for member in members where member.value.isPlain { builder.add(member, to: node) }
                if let number { builder.addNumber(number, at: start, to: node) }
                for member in members where !member.value.isPlain { builder.add(member.value, member.name, in: node) }
            }
        case .list(let items) where !value.isPlain:
            node(.list, name, at: start, in: parent) { builder, node in
                // Elements are identified by their numbers, which other values refer to.
                let isNumbered = name == "elements"
                for (index, item) in items.enumerated() {
                    builder.add(item, "item", in: node, number: isNumbered ? index : nil)
                }
            }
        case .string, .number, .word, .list:
            node(.text, name, at: start, in: parent) { builder, node in
                builder.value("", value.text(in: builder.tree.source), at: start, of: node) {
                    $0.put(value, named: name)
                }
            }
        }
    }

    private mutating func add(_ member: JSONValue.Member, to node: Int) {
        let isGeometry = ["frame", "size", "start", "length"].contains(member.name)
        let text = member.value.text(in: tree.source)
        value(member.name, text, at: member.value.range.lowerBound, of: node, isGeometry: isGeometry) {
            $0.put(member.value, named: member.name)
        }
    }

    private mutating func addNumber(_ number: Int, at offset: Int, to node: Int) {
        value("~", "\(number)", at: offset, of: node) { $0.put(reference: "\(number)", isDefinition: true) }
    }

    private mutating func put(_ value: JSONValue, named name: String) {
        switch value.content {
        case .string(let text):
            put(sign: UInt8(ascii: "\""))
            // The written size of a track and the setting of a grid can contain numbers among words.
            put(text, as: ["size", "value"].contains(name) ? .message : .words)
        case .number(let number):
            let isIndex = (0..<1e9).contains(number) && number == number.rounded()
            if isIndex, ["parent", "element"].contains(name) {
                put(reference: "\(Int(number))")
            } else {
                put(written(value), Self.counts.contains(name) ? .exact : name == "opacity" ? .factor : .length)
            }
        case .word(let word):
            put(sign: UInt8(ascii: "w"))
            put(word.rawValue)
        case .list(let items):
            put(sign: UInt8(ascii: "["))
            for item in items { put(item, named: name) }
            put(sign: UInt8(ascii: "]"))
        case .object: break
        }
    }

    /// Returns a number with the number of decimals that it is written with.
    private func written(_ value: JSONValue) -> ByteScanner.Number {
        tree.source.bytes[value.range].withUnsafeBufferPointer { bytes in
            var scanner = ByteScanner(bytes)
            return scanner.number() ?? ByteScanner.Number(value: 0, decimals: 0)
        }
    }

    /// The names of counts, which have no tolerance: a difference of 1 is a difference.
    private static let counts: Set = [
        "column", "columns", "row", "rows", "span", "index", "count", "tracks", "itemsLeft", "pixels", "line", "level",
    ]
}

extension JSONValue {
    /// The number of nodes of the compared tree, which need more memory than other values.
    var nodeCount: Int {
        switch content {
        case .object(let members):
            members.reduce(1) { $1.value.isPlain ? $0 : $0 + $1.value.nodeCount }
        case .list(let items): isPlain ? 1 : items.reduce(1) { $0 + $1.nodeCount }
        case .string, .number, .word: 1
        }
    }

    /// Whether the value fits on one line: a text, a number, a word, or a list of them.
    fileprivate var isPlain: Bool {
        switch content {
        case .object: false
        case .list(let items): !items.isEmpty && items.allSatisfy(\.isSingle)
        case .string, .number, .word: true
        }
    }

    private var isSingle: Bool {
        switch content {
        case .object, .list: false
        case .string, .number, .word: true
        }
    }

    /// Returns the source text of the value.
    fileprivate func text(in source: SourceText) -> String { String(decoding: source.bytes[range], as: UTF8.self) }
}

extension [JSONValue.Member] {
    /// The name or the title that identifies an object for readers; `nil` if it has none.
    fileprivate var label: String? {
        for name in ["name", "title", "label", "kind"] {
            if case .string(let text)? = first(where: { $0.name == name })?.value.content { return text }
        }
        return nil
    }
}
