/// A comparison that finds all differences between two trees.
struct TreeComparison {
    let trees: TreePair
    var old: ComparedTree { trees.old }
    var new: ComparedTree { trees.new }
    /// The differences found so far.
    var found: [Difference] = []
    /// The offset that the comparison reached in the old file.
    ///
    /// It is the position of added nodes.
    var reached = 0
    /// The ranges of references that correspond to each other.
    var references: [(old: Range<Int>, new: Range<Int>)] = []
    /// The maximum number of differences that are described.
    private let limit: Int
    /// The number of differences beyond the limit.
    private(set) var omitted = 0
    lazy var oldWords = NodeDescriber(trees.old)
    lazy var newWords = NodeDescriber(trees.new)

    /// A difference before it is described in words.
    struct Difference {
        var kind: Change.Kind
        var oldNode: Int?
        var newNode: Int?
        var oldValue: Int?
        var newValue: Int?
        /// The offset in the old file, which orders the differences.
        var order: Int
    }

    private init(_ old: ComparedTree, _ new: ComparedTree, limit: Int) {
        trees = TreePair(old: old, new: new)
        self.limit = limit
    }

    /// Returns the differences, in the order of the old file.
    ///
    /// If there are more than a number of differences, the last change contains the number of the others.
    static func changes(
        from old: ComparedTree,
        to new: ComparedTree,
        atMost limit: Int = .max
    ) -> [StructuralChange] {
        var comparison = TreeComparison(old, new, limit: limit)
        comparison.compare(0, 0)
        comparison.findMoves()
        comparison.compareReferences()
        // A difference that none of the steps found is a difference of the roots.
        if comparison.found.isEmpty, !comparison.trees.areSame(0, 0) {
            comparison.note(.changed, oldNode: 0, newNode: 0)
        }
        return comparison.described()
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

    mutating func note(
        _ kind: Change.Kind,
        oldNode: Int? = nil,
        newNode: Int? = nil,
        oldValue: Int? = nil,
        newValue: Int? = nil
    ) {
        guard found.count < limit else {
            omitted += 1
            return
        }
        found.append(
            Difference(
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
        // Removed nodes precede the nodes that follow them.
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
                // Removed nodes precede the nodes that were added in their place.
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

    /// Compares members of objects, which are ordered by name.
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

    /// Returns whether an attribute precedes another attribute in the order of names.
    ///
    /// The text follows all attributes.
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
            // Only its interpretation changed, because of a change around it.
            return
        }
        note(.changed, oldNode: oldNode, newNode: newNode, oldValue: oldValue, newValue: newValue)
    }
}
