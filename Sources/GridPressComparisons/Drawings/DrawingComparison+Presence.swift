// Views and cells that are added, removed, or at another position in the tree.

extension DrawingComparison {
    mutating func comparePresence() {
        tellPresence(.added, newNames, matching.old)
        tellPresence(.removed, oldNames, matching.new)
        tellCells(.added, newNames, matching.old, old)
        tellCells(.removed, oldNames, matching.new, new)
        compareOrder()
    }

    /// Reports elements without a partner, together with their descendants.
    private mutating func tellPresence(_ kind: Change.Kind, _ names: ElementNames, _ partners: [Int?]) {
        let tree = names.tree
        var groups: [Int?: [Int]] = [:]
        var parents: [Int?] = []
        for index in 0..<tree.count where partners[index] == nil {
            // Descendants of an added element are part of it, unless it is a modifier around a known view.
            if let parent = tree[index].parent, partners[parent] == nil, !isAroundKnown(parent, tree, partners) {
                continue
            }
            // A cell that only contains a view with its layers is reported with them.
            if tree[index].kind.role == .cell, isAroundKnown(index, tree, partners) { continue }
            // The layers and parts of a modifier are reported with it.
            if let parent = tree[index].parent, partners[parent] == nil, tree[parent].kind.role != .cell,
                tree[index].layer != nil
            {
                continue
            }
            let parent = tree[index].parent
            if groups[parent] == nil { parents.append(parent) }
            groups[parent, default: []].append(index)
        }
        for parent in parents {
            let elements = groups[parent] ?? []
            if kind == .added { present.added += elements } else { present.removed += elements }
            if elements.count > 2 {
                let place = parent.map { " in \(names.element($0))" } ?? ""
                var change = Change(kind, "\(elements.count) views\(place)")
                change.members = elements.map { names.element($0) }
                tell(change, explainsLayout: true, as: .alone, about: elements.map { site(kind, $0) })
            } else {
                for element in elements {
                    let isAlone = isAroundKnown(element, tree, partners)
                    let change = presence(kind, element, names, isAlone: isAlone)
                    let (place, cause) = site(kind, element, names, partners, isAlone: isAlone)
                    tell(change, explainsLayout: true, as: cause, about: [place])
                }
            }
        }
    }

    /// Returns the elements of an added, removed or moved view.
    private func site(_ kind: Change.Kind, _ element: Int, _ partner: Int? = nil) -> CauseSite.Elements {
        kind == .added ? .init(old: partner, new: element) : .init(old: element, new: partner)
    }

    /// Returns the elements of an added or removed view.
    ///
    /// For a modifier or a layer, they are the elements of its view.
    private func site(
        _ kind: Change.Kind,
        _ element: Int,
        _ names: ElementNames,
        _ partners: [Int?],
        isAlone: Bool
    ) -> (CauseSite.Elements, CausePlace.Kind) {
        let tree = names.tree
        if tree[element].kind.role == .layer, let view = tree.view(under: element), let partner = partners[view] {
            return (site(kind, view, partner), .repainted)
        }
        guard isAlone, let partner = partnerInside(element, tree, partners) else {
            return (site(kind, element), .alone)
        }
        let hasLayers = tree.children(of: element).contains { tree[$0].layer.map { $0 != .content } ?? false }
        return (site(kind, element, partner), hasLayers ? .repainted : tree[element].kindOfEffect ?? .moved)
    }

    /// Returns the partner of the first matched element inside modifiers.
    private func partnerInside(_ element: Int, _ tree: ElementTree, _ partners: [Int?]) -> Int? {
        var current: Int? = element
        while let index = current, tree[index].isAround {
            guard let content = tree.content(of: index) else { return nil }
            if let partner = partners[content] { return partner }
            current = content
        }
        return nil
    }

    /// Returns whether an element is a modifier around an element of both drawings.
    private func isAroundKnown(_ element: Int, _ tree: ElementTree, _ partners: [Int?]) -> Bool {
        partnerInside(element, tree, partners) != nil
    }

    /// Returns the change for an added or removed view, or for a modifier alone.
    private func presence(_ kind: Change.Kind, _ index: Int, _ names: ElementNames, isAlone: Bool) -> Change {
        let element = names.tree[index]
        if element.kind.role == .layer, let view = names.tree.view(under: index) {
            let paint = paint(inside: index, names.tree).map { " (\($0))" } ?? ""
            return Change(kind, "the \(element.kind.name)\(paint) of \(names.changedView(of: view))")
        }
        guard element.kind.role == .modifier else { return Change(kind, names.element(index)) }
        guard isAlone else { return Change(kind, names.changedView(of: index)) }
        if let effect = element.effect, element.settings.allSatisfy({ $0.name == effect.word }) {
            let phrase = element.effect.phrase
            return Change(
                .changed,
                names.changedView(of: index),
                effect.word,
                old: kind == .added ? "none" : phrase,
                new: kind == .added ? phrase : "none"
            )
        }
        // A modifier is described by its settings and its effect.
        let settings = element.settings.map { "\($0.name) \($0.value)" }
        let edges = PaddingPhrase(element)?.text
        let words = [edges ?? settings.joined(separator: ", ")]
        let text = words.joined().nonEmpty.map { " (\($0))" } ?? ""
        return Change(kind, "the \(element.kind.name)\(text) of \(names.changedView(of: index))")
    }

    /// Returns the kind and the paint of the first shape inside a layer; `nil` if it contains none.
    private func paint(inside layer: Int, _ tree: ElementTree) -> String? {
        for index in layer..<tree[layer].end {
            guard case .shape(let shape) = tree[index].mark, let paint = shape.fill ?? shape.stroke?.paint else {
                continue
            }
            let kind = tree[index].kind.name
            return kind == "Color" ? paint.phrase : "\(kind) \(paint.phrase)"
        }
        return nil
    }

    // MARK: Cells

    /// Reports grids and cells that are added or removed although their elements aren't.
    private mutating func tellCells(_ kind: Change.Kind, _ names: ElementNames, _ partners: [Int?], _ other: Drawing) {
        let drawing = names.tree.drawing
        for (index, grid) in drawing.grids.enumerated() {
            guard grid.element < partners.count, let element = partners[grid.element] else { continue }
            let place = drawing.grids[..<index].count { $0.element == grid.element }
            let others = other.grids.indices.filter { other.grids[$0].element == element }
            guard place < others.count else {
                tell(
                    Change(kind, names.grid(index)),
                    explainsLayout: true,
                    as: .alone,
                    about: [site(kind, grid.element)]
                )
                continue
            }
            let pair =
                kind == .removed
                ? GridPair(old: index, new: others[place]) : GridPair(old: others[place], new: index)
            let known = Set(pairsOfCells(pair).map { kind == .removed ? $0.0 : $0.1 })
            for (number, cell) in grid.cells.enumerated() where !known.contains(number) {
                // A cell of an added element is part of the element.
                if cell.element < partners.count, cell.element != grid.element, partners[cell.element] == nil,
                    !isAroundKnown(cell.element, names.tree, partners)
                {
                    continue
                }
                tell(
                    Change(kind, names.cell(number, of: index)),
                    explainsLayout: true,
                    as: .alone,
                    about: cell.element == grid.element ? [] : [site(kind, cell.element)]
                )
            }
        }
    }

    // MARK: Order

    /// Reports elements with another position among their siblings, or with another parent.
    private mutating func compareOrder() {
        // Added or removed modifiers don't change the parent of their content.
        func known(_ element: Int?, _ tree: ElementTree, _ partners: [Int?]) -> Int? {
            var element = element
            while let current = element, partners[current] == nil { element = tree[current].parent }
            return element
        }
        var kept: [Int?: [ElementPair]] = [:]
        var parents: [Int?] = []
        for pair in pairs {
            let around = known(old.elements[pair.old].parent, oldNames.tree, matching.new)
            let nowAround = known(new.elements[pair.new].parent, newNames.tree, matching.old)
            guard around.flatMap({ matching.new[$0] }) == nowAround else {
                let was = around.map { oldNames.element($0) } ?? "the figure"
                let became = nowAround.map { newNames.element($0) } ?? "the figure"
                tell(
                    Change(.moved, newNames.element(pair.new), "into another view", old: was, new: became),
                    explainsLayout: true,
                    about: [.init(pair)]
                )
                continue
            }
            if kept[around] == nil { parents.append(around) }
            kept[around, default: []].append(pair)
        }
        for parent in parents {
            let siblings = kept[parent] ?? []
            compareOrder(siblings.filter { !new.elements[$0.new].isLayer })
            // Layers move with their views.
            let layers = Dictionary(grouping: siblings.filter { new.elements[$0.new].isLayer }) { layer in
                let (view, newView) = (oldNames.tree.view(under: layer.old), newNames.tree.view(under: layer.new))
                return view.flatMap { matching.new[$0] } == newView ? newView : nil
            }
            for view in layers.keys.sorted(by: { $0 ?? -1 < $1 ?? -1 }) { compareOrder(layers[view] ?? []) }
        }
    }

    /// Reports elements with another position among their siblings.
    private mutating func compareOrder(_ siblings: [ElementPair]) {
        let order = siblings.map(\.new)
        let isStaying = LongestIncreasingSubsequence.members(of: order)
        guard isStaying.contains(false) else { return }
        let isPaintOrder = siblings.contains { old.elements[$0.old].zIndex != new.elements[$0.new].zIndex }
        let ranks = Dictionary(uniqueKeysWithValues: order.sorted().enumerated().map { ($1, $0 + 1) })
        for (index, sibling) in siblings.enumerated() where !isStaying[index] {
            guard let rank = ranks[sibling.new], rank != index + 1 else { continue }
            let order = isPaintOrder || areStacked(sibling.new) ? Change.paintOrder : Change.siblings
            let change = Change(
                .moved,
                newNames.movedView(of: sibling.new),
                order,
                old: "\(index + 1)",
                new: "\(rank)"
            )
            // The written order is reported with the index.
            if isPaintOrder {
                pendingConsequences.append(change)
            } else {
                tell(change, explainsLayout: true, about: [.init(sibling)])
            }
        }
    }

    /// Returns whether the siblings of an element are in front of each other.
    private func areStacked(_ element: Int) -> Bool {
        guard let parent = newNames.tree[element].parent.map({ newNames.tree[$0] }) else { return false }
        return parent.kind.name == "ZStack" || parent.kind.role == .layer
    }
}

extension Drawing.Element {
    /// The written paint order; `nil` for the default.
    fileprivate var zIndex: Drawing.Setting.Value? { settings.first { $0.name == "zIndex" }?.value }
}

/// The edge lengths of a padding in words.
private struct PaddingPhrase {
    let text: String

    init?(_ element: Drawing.Element) {
        guard element.kind.name == "padding" else { return nil }
        let lengths = ["top", "leading", "bottom", "trailing"].map { name -> Double in
            guard case .number(let number)? = element.settings.first(where: { $0.name == name })?.value else {
                return 0
            }
            return number
        }
        text = Set(lengths).count == 1 ? lengths[0].phrase : lengths.map(\.phrase).joined(separator: " ")
    }
}
