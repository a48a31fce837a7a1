extension TreeComparison {
    /// Replaces pairs of a removed node and an equal added node by moves.
    mutating func findMoves() {
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
}

extension ComparedTree {
    /// Returns whether a node has enough content to be recognized at another position.
    fileprivate func saysMuch(_ node: Int) -> Bool {
        switch nodes[node].kind {
        case .element, .rule, .object, .list: !nodes[node].values.isEmpty || !nodes[node].children.isEmpty
        case .line, .text, .declaration: false
        }
    }
}
