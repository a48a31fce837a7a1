/// Finds all that is different between two trees.
struct TreeComparison {
    private let trees: TreePair
    private var old: ComparedTree { trees.old }
    private var new: ComparedTree { trees.new }
    /// What has been found so far.
    private var found: [Found] = []
    /// Where the comparison has come to in the old file: what is new stands there.
    private var reached = 0
    /// The ranges of references that correspond to each other.
    private var references: [(old: Range<Int>, new: Range<Int>)] = []
    private lazy var oldWords = NodeWords(trees.old)
    private lazy var newWords = NodeWords(trees.new)

    /// A difference before it is put into words.
    private struct Found {
        var kind: Change.Kind
        var oldNode: Int?
        var newNode: Int?
        var oldValue: Int?
        var newValue: Int?
        /// Where it stands in the order of the old file.
        var order: Int
    }

    private init(_ old: ComparedTree, _ new: ComparedTree) {
        trees = TreePair(old: old, new: new)
    }

    /// What is different, in the order of the old file.
    static func changes(from old: ComparedTree, to new: ComparedTree) -> [MarkupChange] {
        var comparison = TreeComparison(old, new)
        comparison.compare(0, 0)
        comparison.findMoves()
        comparison.compareReferences()
        return comparison.told()
    }

    // MARK: Nodes

    private mutating func compare(_ oldNode: Int, _ newNode: Int) {
        reached = max(reached, old.nodes[oldNode].offset)
        if trees.areSame(oldNode, newNode) {
            references.append((old.nodes[oldNode].references, new.nodes[newNode].references))
            return
        }
        guard old.nodes[oldNode].kind == new.nodes[newNode].kind, old.nodes[oldNode].name == new.nodes[newNode].name
        else {
            note(.removed, oldNode: oldNode)
            note(.added, newNode: newNode)
            return
        }
        compareValues(oldNode, newNode)
        if old.nodes[oldNode].kind == .object {
            compareMembers(old.nodes[oldNode].children, new.nodes[newNode].children)
        } else {
            compareLists(old.nodes[oldNode].children, new.nodes[newNode].children)
        }
    }

    private mutating func note(
        _ kind: Change.Kind,
        oldNode: Int? = nil,
        newNode: Int? = nil,
        oldValue: Int? = nil,
        newValue: Int? = nil
    ) {
        found.append(
            Found(
                kind: kind,
                oldNode: oldNode,
                newNode: newNode,
                oldValue: oldValue,
                newValue: newValue,
                order: reached
            )
        )
    }

    // MARK: What is inside

    private mutating func compareLists(_ olds: [Int], _ news: [Int]) {
        guard !olds.isEmpty || !news.isEmpty else { return }
        let trees = trees
        let alignment = ListAlignment(olds.map { old.nodes[$0] }, news.map { new.nodes[$0] }) { oldIndex, newIndex in
            trees.areSame(olds[oldIndex], news[newIndex])
        }
        // What is gone is told before what stands behind it.
        var next = 0
        func removed(before end: Int, _ comparison: inout TreeComparison) {
            while next < end {
                if alignment.matches[next] == nil {
                    comparison.reached = max(comparison.reached, comparison.old.nodes[olds[next]].offset)
                    comparison.note(.removed, oldNode: olds[next])
                }
                next += 1
            }
        }
        for (index, origin) in alignment.origins.enumerated() {
            guard let origin else {
                // What is gone where something is new is told first.
                removed(before: alignment.matches[next...].firstIndex { $0 != nil } ?? olds.count, &self)
                note(.added, newNode: news[index])
                continue
            }
            if alignment.moved.contains(origin) {
                note(.moved, oldNode: olds[origin], newNode: news[index])
            } else {
                removed(before: origin, &self)
            }
            compare(olds[origin], news[index])
        }
        removed(before: olds.count, &self)
    }

    /// Compares members of objects, which stand in the order of their names.
    private mutating func compareMembers(_ olds: [Int], _ news: [Int]) {
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < olds.count || newIndex < news.count {
            let oldName = oldIndex < olds.count ? old.nodes[olds[oldIndex]].name : nil
            let newName = newIndex < news.count ? new.nodes[news[newIndex]].name : nil
            if let oldName, newName.map({ oldName < $0 }) ?? true {
                reached = max(reached, old.nodes[olds[oldIndex]].offset)
                note(.removed, oldNode: olds[oldIndex])
                oldIndex += 1
            } else if let newName, oldName.map({ newName < $0 }) ?? true {
                note(.added, newNode: news[newIndex])
                newIndex += 1
            } else {
                compare(olds[oldIndex], news[newIndex])
                oldIndex += 1
                newIndex += 1
            }
        }
    }

    // MARK: Attributes and texts

    private mutating func compareValues(_ oldNode: Int, _ newNode: Int) {
        var (olds, news) = (old.nodes[oldNode].values, new.nodes[newNode].values)
        while !olds.isEmpty || !news.isEmpty {
            let oldName = olds.first.map { old.values[$0].name }
            let newName = news.first.map { new.values[$0].name }
            if let oldName, newName.map({ Self.stands(oldName, before: $0) }) ?? true {
                note(.removed, oldNode: oldNode, newNode: newNode, oldValue: olds.removeFirst())
            } else if let newName, oldName.map({ Self.stands(newName, before: $0) }) ?? true {
                note(.added, oldNode: oldNode, newNode: newNode, newValue: news.removeFirst())
            } else {
                compare(olds.removeFirst(), news.removeFirst(), of: oldNode, newNode)
            }
        }
    }

    /// The order of attributes; the text stands behind them all.
    private static func stands(_ name: String, before other: String) -> Bool {
        if name.isEmpty || other.isEmpty { return !name.isEmpty && other.isEmpty }
        return name < other
    }

    private mutating func compare(_ oldValue: Int, _ newValue: Int, of oldNode: Int, _ newNode: Int) {
        let (before, after) = (old.values[oldValue], new.values[newValue])
        if before.shape == after.shape {
            references.append((before.references, after.references))
            if trees.areSame(before.numbers, after.numbers) { return }
        } else if before.text == after.text {
            // It is only read in another way, because of what changed around it.
            return
        }
        note(.changed, oldNode: oldNode, newNode: newNode, oldValue: oldValue, newValue: newValue)
    }

    // MARK: Moves

    /// Takes what is gone in one place and new in another for what it is: something that moved.
    private mutating func findMoves() {
        var gone: [UInt64: [Int]] = [:]
        for (index, entry) in found.enumerated().reversed() {
            guard entry.kind == .removed, entry.oldValue == nil, let node = entry.oldNode, old.saysMuch(node) else {
                continue
            }
            gone[old.nodes[node].exact, default: []].append(index)
        }
        guard !gone.isEmpty else { return }
        var settled: Set<Int> = []
        for index in found.indices where found[index].kind == .added && found[index].newValue == nil {
            guard let newNode = found[index].newNode, let removal = gone[new.nodes[newNode].exact]?.popLast(),
                let oldNode = found[removal].oldNode, trees.areSame(oldNode, newNode)
            else { continue }
            settled.insert(removal)
            found[index].kind = .moved
            found[index].oldNode = oldNode
            references.append((old.nodes[oldNode].references, new.nodes[newNode].references))
        }
        guard !settled.isEmpty else { return }
        found = found.enumerated().filter { !settled.contains($0.offset) }.map(\.element)
    }

    // MARK: References

    /// A name that starts with an id, which became another; what nothing is called may be referred to as well.
    private static func renamed(_ name: String, by names: [String: String]) -> String {
        guard let dash = name.firstIndex(of: "-"), let id = names[String(name[..<dash])] else { return name }
        return id + name[dash...]
    }

    /// Finds references to other elements than before; what an id is called doesn't count.
    private mutating func compareReferences() {
        guard !old.references.isEmpty else { return }
        // 1. Which id became which.
        var names: [String: String] = [:]
        for (olds, news) in references {
            for (before, after) in zip(old.references[olds], new.references[news]) where before.isDefinition {
                if names[before.name] == nil { names[before.name] = after.name }
            }
        }
        let given = Set(new.references.lazy.filter(\.isDefinition).map(\.name))
        let known = Set(old.references.lazy.filter(\.isDefinition).map(\.name))
        // 2. Who refers to another now.
        for (olds, news) in references {
            for (before, after) in zip(olds, news) where !old.references[before].isDefinition {
                let (oldName, newName) = (old.references[before].name, new.references[after].name)
                let isSame =
                    known.contains(oldName)
                    ? names[oldName] == newName
                    : Self.renamed(oldName, by: names) == newName && !given.contains(newName)
                if !isSame { noteReference(before, after) }
            }
        }
    }

    private mutating func noteReference(_ oldReference: Int, _ newReference: Int) {
        let oldValue = old.value(ofReference: oldReference)
        let newValue = new.value(ofReference: newReference)
        let node = old.values[oldValue].node
        let isNoted = found.contains { $0.oldValue == oldValue && $0.kind == .changed }
        guard !isNoted else { return }
        reached = old.nodes[node].offset
        note(
            .changed,
            oldNode: node,
            newNode: new.values[newValue].node,
            oldValue: oldValue,
            newValue: newValue
        )
    }

    // MARK: Words

    private mutating func told() -> [MarkupChange] {
        let ordered = found.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
        return ordered.map { told($0.element) }
    }

    private mutating func told(_ found: Found) -> MarkupChange {
        let node: ComparedTree.Node
        let subject: String
        let names: [String?]
        if let oldNode = found.oldNode {
            node = old.nodes[oldNode]
            (subject, names) = (oldWords.path(of: oldNode), oldWords.names(of: oldNode))
        } else {
            let newNode = found.newNode ?? 0
            node = new.nodes[newNode]
            (subject, names) = (newWords.path(of: newNode), newWords.names(of: newNode))
        }
        var change = MarkupChange(found.kind, subject)
        change.names = names
        change.isInRecord = node.isInRecord
        change.place = place(of: found)
        let (before, after) = (found.oldValue.map { old.values[$0] }, found.newValue.map { new.values[$0] })
        if let value = before ?? after {
            change.attribute = node.kind == .declaration ? node.name : value.name.isEmpty ? nil : value.name
            (change.old, change.new) = (before?.text, after?.text)
            // A text that is new or gone is a text that was or is empty.
            if value.name.isEmpty, found.kind != .changed {
                change.kind = .changed
                (change.old, change.new) = (before?.text ?? "", after?.text ?? "")
            }
            change.isGeometry = value.isGeometry && found.kind == .changed
            if let before, let after, before.shape == after.shape {
                change.difference = trees.onlyDifference(before.numbers, after.numbers)
            }
        } else if found.kind == .moved, let oldNode = found.oldNode, let newNode = found.newNode {
            (change.old, change.new) = (oldWords.place(of: oldNode), newWords.place(of: newNode))
        }
        return change
    }

    private func place(of found: Found) -> Finding.Place {
        if let value = found.oldValue { return old.source.place(of: old.values[value].offset) }
        if let node = found.oldNode { return old.source.place(of: old.nodes[node].offset) }
        return old.source.place(of: found.order)
    }
}

extension ComparedTree {
    /// Whether a node is more than what stands in many places, so that it can be recognised.
    fileprivate func saysMuch(_ node: Int) -> Bool {
        switch nodes[node].kind {
        case .element, .rule, .object, .list: !nodes[node].values.isEmpty || !nodes[node].children.isEmpty
        case .line, .text, .declaration: false
        }
    }

    /// The value that a reference is part of.
    fileprivate func value(ofReference reference: Int) -> Int {
        var low = 0
        var high = values.count
        while low < high {
            let middle = (low + high) / 2
            if values[middle].references.upperBound <= reference { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
