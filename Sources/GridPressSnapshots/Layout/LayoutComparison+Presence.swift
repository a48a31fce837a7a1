import GridPressDrawings

extension LayoutComparison {
    /// Boxes that are new, gone, or stand elsewhere in the tree.
    mutating func comparePresence() {
        tellPresence(.added, new, newNames, matching.old, parts.wholeOfNew)
        tellPresence(.removed, old, oldNames, matching.new, parts.wholeOfOld)
        tellCells(.added, new, newNames, matching.old, old)
        tellCells(.removed, old, oldNames, matching.new, new)
        compareOrder()
    }

    /// Grids and cells that are new or gone though their boxes aren't: those of items that draw nothing.
    private mutating func tellCells(
        _ kind: Change.Kind,
        _ record: LayoutRecord,
        _ names: LayoutNames,
        _ partners: [Int?],
        _ other: LayoutRecord
    ) {
        for (index, grid) in record.grids.enumerated() {
            guard let box = partners[grid.box] else { continue }
            let place = record.grids[..<index].count { $0.box == grid.box }
            let others = other.grids.filter { $0.box == box }
            guard place < others.count else {
                tell(Change(kind, names.grid(index)))
                explainsPlaces = true
                continue
            }
            let known = Set(others[place].cells.map { CellKey(box: $0.box, identity: $0.identity) })
            let boxes = Set(others[place].cells.map(\.box))
            for (number, cell) in grid.cells.enumerated() {
                // A cell with a box of its own is told with that.
                guard let partner = partners[cell.box] else { continue }
                let isKnown =
                    partner == box
                    ? known.contains(CellKey(box: partner, identity: cell.identity))
                    : boxes.contains(partner)
                guard !isKnown else { continue }
                tell(Change(kind, names.cell(number, of: index)))
                explainsPlaces = true
            }
        }
    }

    private struct CellKey: Hashable {
        var box: Int
        var identity: String
    }

    /// Tells of boxes without a partner, those inside others with them.
    private mutating func tellPresence(
        _ kind: Change.Kind,
        _ record: LayoutRecord,
        _ names: LayoutNames,
        _ partners: [Int?],
        _ wholes: [Int: Int]
    ) {
        var groups: [Int?: [Int]] = [:]
        var parents: [Int?] = []
        for (index, box) in record.boxes.enumerated() where partners[index] == nil && wholes[index] == nil {
            if let parent = box.parent, partners[parent] == nil, wholes[parent] == nil { continue }
            if groups[box.parent] == nil { parents.append(box.parent) }
            groups[box.parent, default: []].append(index)
        }
        for parent in parents {
            let boxes = groups[parent] ?? []
            difference.changesElements = true
            explainsPlaces = true
            if boxes.count > 2 {
                let place = parent.map { " in \(names.box($0))" } ?? ""
                var change = Change(kind, "\(boxes.count) boxes\(place)")
                change.members = boxes.map { names.box($0) }
                tell(change)
            } else {
                for box in boxes { tell(Change(kind, names.box(box))) }
            }
        }
    }

    /// Boxes that stand elsewhere among those around, or inside of another box.
    private mutating func compareOrder() {
        // Boxes that were put around others, or taken away, don't move those.
        func known(_ box: Int?, _ record: LayoutRecord, _ partners: [Int?]) -> Int? {
            var box = box
            while let current = box, partners[current] == nil { box = record.boxes[current].parent }
            return box
        }
        var kept: [Int?: [(box: Int, partner: Int)]] = [:]
        var parents: [Int?] = []
        for (box, partner) in pairs {
            let around = known(old.boxes[box].parent, old, matching.new)
            let nowAround = known(new.boxes[partner].parent, new, matching.old)
            guard around.flatMap({ matching.new[$0] }) == nowAround else {
                let was = around.map { oldNames.box($0) } ?? "nothing"
                let became = nowAround.map { newNames.box($0) } ?? "nothing"
                tell(Change(.moved, newNames.box(partner), "into another box", old: was, new: became))
                difference.changesElements = true
                explainsPlaces = true
                continue
            }
            if kept[around] == nil { parents.append(around) }
            kept[around, default: []].append((box, partner))
        }
        for parent in parents {
            let siblings = kept[parent] ?? []
            let order = siblings.map(\.partner)
            let isStaying = LongestIncreasingSubsequence.members(of: order)
            guard isStaying.contains(false) else { continue }
            let ranks = Dictionary(uniqueKeysWithValues: order.sorted().enumerated().map { ($1, $0 + 1) })
            for (index, sibling) in siblings.enumerated() where !isStaying[index] {
                let rank = ranks[sibling.partner].map { "\($0)" }
                let name = newNames.box(sibling.partner)
                tell(Change(.moved, name, "among its siblings", old: "\(index + 1)", new: rank))
                difference.changesElements = true
                explainsPlaces = true
            }
        }
    }

    /// What the figure is called.
    mutating func compareTitles() {
        guard old.title != new.title else { return }
        let quoted = String.quotedShortly(old.title, new.title)
        tell(Change(.changed, "the figure", "title", old: quoted.old, new: quoted.new))
    }
}
