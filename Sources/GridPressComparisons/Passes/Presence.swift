// Views and cells that are added or removed.

extension DrawingComparison {
    /// One of the drawings, seen as the drawing that has a view without a partner.
    struct Side {
        let kind: Change.Kind
        let names: ElementNames
        /// The matching elements of the other drawing.
        let partners: [Int?]
        let otherNames: ElementNames
        let visibility: Drawing.VisibilityMap

        var tree: ElementTree { names.tree }

        init(_ kind: Change.Kind, _ names: ElementNames, _ partners: [Int?], otherNames: ElementNames) {
            (self.kind, self.names, self.partners, self.otherNames) = (kind, names, partners, otherNames)
            visibility = names.drawing.visibility()
        }

        /// Returns the frame of an element in figure coordinates.
        func frame(of element: Int) -> CGRect {
            visibility.around(element).transform.boundingBox(of: tree[element].frame)
        }

        /// Returns an element of this drawing, with its partner.
        func site(_ element: Int, _ partner: Int? = nil) -> FoundChange.Site {
            kind == .added ? .init(old: partner, new: element) : .init(old: element, new: partner)
        }
    }

    /// Returns the changes for added and removed views and cells, and for views at another position in the tree.
    func presence() -> [FoundChange] {
        [newSide, oldSide].flatMap { side in side.lonelyFamilies.flatMap { changes(of: $0, side) } }
            + [newSide, oldSide].flatMap(cells) + order()
    }

    /// Returns the changes for views without a partner that have one parent.
    private func changes(of family: Side.Family, _ side: Side) -> [FoundChange] {
        guard family.elements.count > 2 else {
            return family.elements.flatMap { element in
                let (site, cause) = side.cause(of: element)
                return [side.change(of: element)].causes(cause, about: [site], explainsLayout: true)
            }
        }
        let place = family.parent.map { " in \(side.names.element($0))" } ?? ""
        var change = Change(side.kind, "\(family.elements.count) views\(place)")
        change.members = family.elements.map { side.names.element($0) }
        return [change].causes(.alone, about: family.elements.map { side.site($0) })
    }

    /// Returns the changes for grids and cells that only one drawing has, although both have their elements.
    private func cells(_ side: Side) -> [FoundChange] {
        let (drawing, partners) = (side.tree.drawing, side.partners)
        let pairOfGrid = Dictionary(
            uniqueKeysWithValues: grids.map { (side.kind == .removed ? $0.old : $0.new, $0) }
        )
        return drawing.grids.enumerated()
            .flatMap { index, grid -> [FoundChange] in
                guard grid.element < partners.count, partners[grid.element] != nil else { return [] }
                guard let pair = pairOfGrid[index] else {
                    return [Change(side.kind, side.names.grid(index))].causes(.alone, about: [side.site(grid.element)])
                }
                let known = pairsOfCells(pair).map(side.kind == .removed ? \.0 : \.1)
                return Set(grid.cells.indices).subtracting(known).sorted()
                    .flatMap { number -> [FoundChange] in
                        // A cell of an added element is part of the element.
                        let element = grid.cells[number].element
                        if element < partners.count, element != grid.element, partners[element] == nil,
                            side.partnerInside(element) == nil
                        {
                            return []
                        }
                        let sites = element == grid.element ? [] : [side.site(element)]
                        return [Change(side.kind, side.names.cell(number, of: index))].causes(.alone, about: sites)
                    }
            }
    }
}

extension DrawingComparison.Side {
    /// Elements without a partner that have one parent.
    struct Family {
        var parent: Int?
        var elements: [Int]
    }

    /// The elements without a partner, each of which stands for its descendants.
    var lonelyFamilies: [Family] {
        let lonely = (0..<tree.count).filter { partners[$0] == nil && !isPartOfParent($0) }
        let families = Dictionary(grouping: lonely) { tree[$0].parent }
        return lonely.map { tree[$0].parent }.unique.map { Family(parent: $0, elements: families[$0] ?? []) }
    }

    /// Returns whether an element without a partner is part of the change of its parent or of its content.
    private func isPartOfParent(_ element: Int) -> Bool {
        // A cell that only contains a view with its layers is reported with them.
        if tree[element].kind.role == .cell, partnerInside(element) != nil { return true }
        // A name that both drawings have may be on another modifier of its view.
        if tree.isGroup(element), let partner = partnerInside(element), let title = tree[element].title {
            return otherNames.titles(of: partner).contains(title)
        }
        guard let parent = tree[element].parent, partners[parent] == nil else { return false }
        // Descendants of an added element are part of it, unless it is a modifier around a known view. The layers and
        // parts of a modifier are reported with it.
        return partnerInside(parent) == nil || tree[parent].kind.role != .cell && tree[element].layer != nil
    }

    /// Returns the partner of the first matched element inside modifiers, for a modifier alone; `nil` for others.
    func partnerInside(_ element: Int) -> Int? {
        tree.chain(from: element).dropFirst().lazy.compactMap { partners[$0] }.first
    }

    /// Returns the elements of an added or removed view, and the kind of its cause.
    ///
    /// For a modifier or a layer, they are the elements of its view.
    func cause(of element: Int) -> (FoundChange.Site, CausePlace.Kind) {
        if tree[element].kind.role == .layer, let view = tree.view(under: element), let partner = partners[view] {
            return (site(view, partner), .repainted)
        }
        guard let partner = partnerInside(element) else { return (site(element), .alone) }
        if tree.isGroup(element) { return (site(element, partner), .unseen) }
        let hasLayers = tree.children(of: element).contains { tree[$0].isAroundContent }
        return (site(element, partner), hasLayers ? .repainted : tree[element].kindOfEffect ?? .moved)
    }

    /// Returns the change for an added or removed view, or for a modifier alone.
    func change(of index: Int) -> Change {
        let element = tree[index]
        if names.control(ofPart: index) != nil { return Change(kind, names.element(index)) }
        if element.kind.role == .layer, let view = tree.view(under: index) {
            let paint = paint(inside: index).map { " (\($0))" } ?? ""
            return Change(kind, "the \(element.kind.name)\(paint) of \(names.changedView(of: view))")
        }
        if tree.isGroup(index), partnerInside(index) != nil {
            return change("name of the \(element.kind.name)", nil, element.title?.quotedShortly ?? "none")
        }
        guard element.kind.role == .modifier else { return Change(kind, names.element(index)) }
        let view = names.changedView(of: index)
        guard partnerInside(index) != nil else { return Change(kind, view) }
        if let effect = element.effect, element.settings.allSatisfy({ $0.name == effect.word }) {
            return change(view, effect.word, element.effect.phrase)
        }
        // A modifier is described by its settings and its effect.
        let settings = element.settings.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
        let text = (element.lengthsOfEdges ?? settings).nonEmpty.map { " (\($0))" } ?? ""
        return Change(kind, "the \(element.kind.name)\(text) of \(view)")
    }

    /// Returns the change of a property that only this drawing has.
    private func change(_ subject: String, _ property: String?, _ value: String) -> Change {
        kind == .added
            ? Change(.changed, subject, property, old: "none", new: value)
            : Change(.changed, subject, property, old: value, new: "none")
    }

    /// Returns the kind and the paint of the first shape inside a layer; `nil` if it contains none.
    private func paint(inside layer: Int) -> String? {
        (layer..<tree[layer].end).lazy
            .compactMap { index -> String? in
                guard case .shape(let shape) = tree[index].mark, let paint = shape.fill ?? shape.stroke?.paint else {
                    return nil
                }
                let kind = tree[index].kind
                return kind.behavior == .color ? paint.phrase : "\(kind.name) \(paint.phrase)"
            }
            .first
    }
}

extension Drawing.Element {
    /// The lengths of a padding in words; `nil` for other elements.
    fileprivate var lengthsOfEdges: String? {
        guard kind.behavior == .padding else { return nil }
        let lengths = Drawing.Setting.edges.map { (self[$0] ?? 0).phrase }
        return lengths.unique.count == 1 ? lengths[0] : lengths.joined(separator: " ")
    }
}
