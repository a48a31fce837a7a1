extension TreeComparison {
    mutating func described() -> [StructuralChange] {
        let ordered = found.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
        let changes = ordered.map { described($0.element) }
        guard omitted > 0 else { return changes }
        var rest = StructuralChange(.changed, oldWords.path(of: 0))
        rest.attribute = "has \(omitted) more \(omitted == 1 ? "difference" : "differences")"
        return changes + [rest]
    }

    private mutating func described(_ found: Difference) -> StructuralChange {
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
        var change = StructuralChange(found.kind, subject)
        change.names = names
        change.isInRecord = node.isInRecord
        change.location = location(of: found)
        let (before, after) = (found.oldValue.map { old.values[$0] }, found.newValue.map { new.values[$0] })
        if let value = before ?? after {
            change.attribute = node.kind == .declaration ? node.name : value.name.isEmpty ? nil : value.name
            (change.old, change.new) = (before?.text, after?.text)
            // An added or removed text is described as a change from or to an empty text.
            if value.name.isEmpty, found.kind != .changed {
                change.kind = .changed
                (change.old, change.new) = (before?.text ?? "", after?.text ?? "")
            }
            change.isGeometry = value.isGeometry && found.kind == .changed
            if let before, let after, before.shape == after.shape {
                change.difference = trees.onlyDifference(before.numbers, after.numbers)
            }
        } else if found.kind == .moved, let oldNode = found.oldNode, let newNode = found.newNode {
            (change.old, change.new) = (oldWords.location(of: oldNode), newWords.location(of: newNode))
        } else if found.kind == .removed, let oldNode = found.oldNode {
            change.old = old.text(of: oldNode)
        } else if let newNode = found.newNode {
            change.new = new.text(of: newNode)
        }
        return change
    }

    private func location(of found: Difference) -> Finding.Location {
        if let value = found.oldValue { return old.source.location(of: old.values[value].offset) }
        if let node = found.oldNode { return old.source.location(of: old.nodes[node].offset) }
        return old.source.location(of: found.order)
    }
}

extension ComparedTree {
    /// Returns the text directly inside a node; `nil` if it has none.
    fileprivate func text(of node: Int) -> String? {
        nodes[node].values.last.map { values[$0] }.flatMap { $0.name.isEmpty ? $0.text : nil }
    }
}
