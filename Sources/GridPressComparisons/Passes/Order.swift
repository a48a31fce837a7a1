// Views with another position among their siblings, or with another parent.

extension DrawingComparison {
    /// Returns the changes for views at another position in the tree.
    func order() -> [FoundChange] {
        // Added or removed modifiers don't change the parent of their content.
        func known(_ element: Int?, _ tree: ElementTree, _ partners: [Int?]) -> Int? {
            var element = element
            while let current = element, partners[current] == nil { element = tree[current].parent }
            return element
        }
        var kept: [(parent: Int?, pair: Pair)] = []
        var found: [FoundChange] = []
        for pair in pairs {
            let around = known(old.elements[pair.old].parent, oldNames.tree, matching.new)
            let nowAround = known(new.elements[pair.new].parent, newNames.tree, matching.old)
            guard around.flatMap({ matching.new[$0] }) == nowAround else {
                let was = around.map { oldNames.element($0) } ?? "the figure"
                let became = nowAround.map { newNames.element($0) } ?? "the figure"
                found += [Change(.moved, newNames.element(pair.new), "into another view", old: was, new: became)]
                    .causes(.moved, about: [pair.site])
                continue
            }
            kept.append((around, pair))
        }
        let families = Dictionary(grouping: kept, by: \.parent)
        for parent in kept.map(\.parent).unique {
            let siblings = families[parent]?.map(\.pair) ?? []
            found += order(of: siblings.filter { !new.elements[$0.new].isLayer })
            // Layers move with their views.
            let layers = Dictionary(grouping: siblings.filter { new.elements[$0.new].isLayer }) { layer in
                let (view, newView) = (oldNames.tree.view(under: layer.old), newNames.tree.view(under: layer.new))
                return view.flatMap { matching.new[$0] } == newView ? newView : nil
            }
            for view in layers.keys.sorted(by: { $0 ?? -1 < $1 ?? -1 }) { found += order(of: layers[view] ?? []) }
        }
        return found
    }

    /// Returns the changes for elements with another position among their siblings.
    private func order(of siblings: [Pair]) -> [FoundChange] {
        let order = siblings.map(\.new)
        let isStaying = LongestIncreasingSubsequence.members(of: order)
        guard isStaying.contains(false) else { return [] }
        // The written order is reported with the index.
        let isWritten = siblings.contains { old.elements[$0.old].zIndex != new.elements[$0.new].zIndex }
        let ranks = Dictionary(uniqueKeysWithValues: order.sorted().enumerated().map { ($1, $0 + 1) })
        return siblings.enumerated()
            .flatMap { index, pair -> [FoundChange] in
                guard !isStaying[index], let rank = ranks[pair.new], rank != index + 1 else { return [] }
                let parent = new.elements[pair.new].parent
                let isStacked = isWritten || parent.map { new.elements[$0].kind.arrangesInDepth } ?? false
                let order = isStacked ? Change.paintOrder : Change.siblings
                let subject = newNames.movedView(of: pair.new)
                let change = Change(.moved, subject, order, old: "\(index + 1)", new: "\(rank)")
                return isWritten ? [change].consequences() : [change].causes(.moved, about: [pair.site])
            }
    }
}

extension Drawing.Element {
    /// The written paint order; `nil` for the default.
    fileprivate var zIndex: Double? { self[.zIndex] }
}
