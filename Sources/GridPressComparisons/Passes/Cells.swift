// The positions of items in grids.

extension DrawingComparison {
    /// The changes of the cells of a grid.
    struct CellChanges {
        /// Changed settings and spans.
        var causes: [FoundChange] = []
        /// The cells of the new grid in other columns or rows with the same span, with their changes.
        var moved: [(cell: Int, changes: [Change])] = []
    }

    /// Returns the changes of the position settings of items, and of their columns and rows.
    func cells(in pair: Pair) -> CellChanges {
        var result = CellChanges()
        for (cell, partner) in pairsOfCells(pair) {
            let (before, after) = (old.grids[pair.old].cells[cell], new.grids[pair.new].cells[partner])
            let subject = newNames.cell(partner, of: pair.new)
            let ranges = Self.ranges(before, after)
            var changes = changes(subject, before.settings.inWords, after.settings.inWords)
            for index in changes.indices {
                changes[index].result = ranges.map(\.described).joined(separator: ", ").nonEmpty
            }
            if changes.isEmpty, before.columns.count != after.columns.count || before.rows.count != after.rows.count {
                changes = ranges.map { $0.about(subject) }
            }
            result.causes += changes.causes(.moved, about: [.init(old: before.element, new: after.element)])
            if changes.isEmpty, !ranges.isEmpty { result.moved.append((partner, ranges.map { $0.about(subject) })) }
        }
        return result
    }

    /// Returns the changed columns and rows of a cell, counted from 1.
    private static func ranges(_ before: Drawing.Grid.Cell, _ after: Drawing.Grid.Cell) -> [Change] {
        [("column", before.columns, after.columns), ("row", before.rows, after.rows)].filter { $0.1 != $0.2 }
            .map { word, was, became in
                let word = was.count > 1 || became.count > 1 ? word + "s" : word
                return Change(.changed, "", word, old: was.counted, new: became.counted)
            }
    }

    /// Returns the cells in other columns and rows as consequences of other changes.
    ///
    /// - Parameter mayMoveAlone: Whether no other change explains the moves. The first cell then moved by itself, and
    ///   the others made room for it.
    func movedCells(mayMoveAlone: Bool) -> [FoundChange] {
        var mayMoveAlone = mayMoveAlone
        return grids.flatMap { pair -> [FoundChange] in
            var moved = cells(in: pair).moved
            guard let first = moved.first else { return [] }
            func site(_ cell: Int) -> FoundChange.Site {
                let element = new.grids[pair.new].cells[cell].element
                return .init(old: partner(of: element), new: element)
            }
            var found: [FoundChange] = []
            if mayMoveAlone, Axis.allCases.allSatisfy({ hasSameCount($0, pair) }) {
                mayMoveAlone = false
                found = first.changes.causes(.moved, about: [site(first.cell)])
                moved.removeFirst()
            }
            if moved.count <= Self.mostGroups / 2 {
                return found + moved.flatMap { $0.changes.consequences(about: [site($0.cell)]) }
            }
            let subject = "\(moved.count) cells of \(newNames.grid(pair.new))"
            var change = Change(.changed, subject, "move to other columns or rows")
            change.members = moved.map { newNames.shortCell($0.cell, of: pair.new).shortened }
            return found + [change].consequences(about: moved.map { site($0.cell) })
        }
    }

    // MARK: Pairs

    /// Returns the pairs of cells in two grids that have the same item.
    func pairsOfCells(_ pair: Pair) -> [(Int, Int)] {
        let after = new.grids[pair.new].cells
        let byElement = Dictionary(grouping: after.indices) { item(after[$0].element, newNames) }
        return old.grids[pair.old].cells.enumerated().compactMap { index, cell in
            // An added modifier around an item is another element of the same item.
            guard let cells = partner(ofItem: cell.element).flatMap({ byElement[$0] }) else { return nil }
            let partner = cells.count == 1 ? cells[0] : cells.last { after[$0].identity == cell.identity }
            return partner.map { (index, $0) }
        }
    }

    /// Returns the view inside the modifiers of an item.
    private func item(_ element: Int, _ names: ElementNames) -> Int {
        element < names.tree.count ? names.view(in: element) : element
    }

    /// Returns the view of the new drawing that matches the view of an item.
    private func partner(ofItem element: Int) -> Int? {
        guard element < matching.new.count else { return nil }
        return oldNames.tree.chain(from: element).lazy.compactMap { self.matching.new[$0] }.first
            .map { item($0, newNames) }
    }

    /// Returns the element of the old drawing that matches an element of the new drawing; `nil` for none.
    func partner(of element: Int) -> Int? { element < matching.old.count ? matching.old[element] : nil }
}

extension [Drawing.Setting] {
    /// The settings with the start of a cell counted from 1.
    ///
    /// Settings count from 0.
    fileprivate var inWords: [Drawing.Setting] {
        map { setting in
            guard setting.has(.start) else { return setting }
            let numbers = setting.value.description.split(separator: ", ").map { Int($0) }
            guard numbers.count == 2 else { return setting }
            let words = zip(["column", "row"], numbers).compactMap { word, number in
                number.map { "\(word) \($0 + 1)" }
            }
            return Drawing.Setting(.start, words.joined(separator: ", ").nonEmpty ?? "anywhere")
        }
    }
}
