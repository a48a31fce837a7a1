extension TreeComparison {
    /// Finds references to other elements than before.
    ///
    /// The names of ids don't count.
    mutating func compareReferences() {
        guard !old.references.isEmpty else { return }
        // 1. The new name of each id.
        var names: [String: String] = [:]
        var origins: [String: String] = [:]
        for (olds, news) in references {
            for (before, after) in zip(old.references[olds], new.references[news]) where before.isDefinition {
                guard names[before.name] == nil else { continue }
                // If two elements share an id in the new file, only the first one keeps its references.
                names[before.name] = origins[after.name] == nil ? after.name : ""
                if origins[after.name] == nil { origins[after.name] = before.name }
            }
        }
        let given = Set(new.references.lazy.filter(\.isDefinition).map(\.name))
        let known = Set(old.references.lazy.filter(\.isDefinition).map(\.name))
        // 2. The references to other elements. Changes that were already found aren't repeated.
        var described = Set(found.lazy.filter { $0.kind == .changed }.compactMap(\.oldValue))
        for (olds, news) in references {
            for (before, after) in zip(olds, news) where !old.references[before].isDefinition {
                let (oldName, newName) = (old.references[before].name, new.references[after].name)
                let isSame =
                    known.contains(oldName)
                    ? names[oldName] == newName
                    : Self.renamed(oldName, by: names) == newName && !given.contains(newName)
                guard !isSame, described.insert(old.value(ofReference: before)).inserted else { continue }
                noteReference(before, after)
            }
        }
    }

    /// Returns a name with the new id in place of its first part, an id; the unchanged name if the id is unknown.
    private static func renamed(_ name: String, by names: [String: String]) -> String {
        guard let dash = name.firstIndex(of: "-"), let id = names[String(name[..<dash])] else { return name }
        return id + name[dash...]
    }

    private mutating func noteReference(_ oldReference: Int, _ newReference: Int) {
        let oldValue = old.value(ofReference: oldReference)
        let newValue = new.value(ofReference: newReference)
        let (oldNode, newNode) = (old.values[oldValue].node, new.values[newValue].node)
        reached = old.nodes[oldNode].offset
        note(.changed, oldNode: oldNode, newNode: newNode, oldValue: oldValue, newValue: newValue)
    }
}

extension ComparedTree {
    /// Returns the value that contains a reference.
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
