import GridPressDrawings

extension LayoutComparison {
    // MARK: What was said

    /// What was said about a grid: its spacing, its flow and so on.
    mutating func compareSettings(_ grid: Int, _ other: Int) {
        let (before, after) = (old.grids[grid], new.grids[other])
        let subject = newNames.grid(other)
        if before.kind != after.kind {
            tell(Change(.changed, subject, "kind", old: before.kind.rawValue, new: after.kind.rawValue))
            explainsPlaces = true
        }
        for (name, was, became) in differences(before.settings, after.settings) {
            var change = Change(.changed, subject, name, old: was, new: became)
            if let first = Double(was), let second = Double(became) { change.difference = second - first }
            tell(change)
            explainsPlaces = true
        }
    }

    /// What differs among settings, each with a word for what is as usual.
    private func differences(
        _ before: [Drawing.Setting],
        _ after: [Drawing.Setting]
    ) -> [(name: String, old: String, new: String)] {
        let first = Dictionary(before.map { ($0.name, $0.value.description) }, uniquingKeysWith: { first, _ in first })
        let second = Dictionary(after.map { ($0.name, $0.value.description) }, uniquingKeysWith: { first, _ in first })
        var names: [String] = []
        for name in (before + after).map(\.name) where !names.contains(name) { names.append(name) }
        return names.compactMap { name in
            guard !saySame(first[name], second[name]) else { return nil }
            let defaultValue = Self.defaultValues[name] ?? "default"
            return (name, first[name] ?? defaultValue, second[name] ?? defaultValue)
        }
    }

    /// What grids are where nothing is said.
    private static let defaultValues = [
        "alignment": "center", "itemsAlignment": "center", "contentAlignment": "center", "gridRounding": "exact",
        "gridSpanDistribution": "equal", "start": "anywhere",
    ]

    /// Whether two words for something are the same but for numbers within the tolerance.
    private func saySame(_ old: String?, _ new: String?) -> Bool {
        old == new || NumberedText.distance(old, new).map { $0 <= tolerance } ?? false
    }

    // MARK: Tracks

    /// The sizes that were written for tracks, together with what came of them; and how many tracks there are.
    mutating func compareTrackSizes(_ grid: Int, _ other: Int) {
        let subject = newNames.grid(other)
        for axis in [Axis.horizontal, .vertical] {
            let (before, after) = (old.grids[grid].tracks(along: axis), new.grids[other].tracks(along: axis))
            let word = axis.track
            guard before.count == after.count else {
                let change = Self.trackCount(word, before, after, subject)
                // As many as items need follow from the items.
                if isListed(axis, other) {
                    tell(change)
                    explainsPlaces = true
                } else {
                    pendingTrackCounts.append(change)
                }
                continue
            }
            for index in before.indices where !saySame(before[index].size, after[index].size) {
                let (was, became) = (before[index], after[index])
                var change = Change(
                    .changed,
                    "\(word) \(index + 1) of \(subject)",
                    old: was.size,
                    new: became.size
                )
                if differ(was.length, became.length) {
                    change.result = Change.length("", axis.size, was.length, became.length).described
                }
                tell(change)
                explainsPlaces = true
            }
        }
    }

    /// Whether the tracks along an axis were listed, and aren't as many as items need.
    private func isListed(_ axis: Axis, _ grid: Int) -> Bool {
        let grid = new.grids[grid]
        let listed =
            switch grid.kind {
            case .tracks: grid.settings.contains(Drawing.Setting("flow", .word("rows"))) ? Axis.horizontal : .vertical
            case .lazy, .masonry:
                grid.settings.contains(Drawing.Setting("divides", .word("columns"))) ? Axis.horizontal : .vertical
            case .rows, .flow: nil as Axis?
            case .spans: Axis.horizontal
            }
        return listed == axis
    }

    /// Tells how many tracks there are, where that follows from items, after what was done to those.
    mutating func tellTrackCounts() {
        if explainsPlaces {
            pendingConsequences += pendingTrackCounts
        } else {
            for change in pendingTrackCounts { tell(change) }
            explainsPlaces = !pendingTrackCounts.isEmpty
        }
    }

    private static func trackCount(
        _ word: String,
        _ before: [LayoutRecord.Track],
        _ after: [LayoutRecord.Track],
        _ subject: String
    ) -> Change {
        var change = Change(
            .changed,
            "number of \(word)s of \(subject)",
            old: "\(before.count)",
            new: "\(after.count)",
            difference: Double(after.count - before.count)
        )
        // One that was put in or taken out stands where the others don't continue.
        if abs(after.count - before.count) == 1 {
            let (long, short) = before.count > after.count ? (before, after) : (after, before)
            let place = short.indices.first { short[$0].size != long[$0].size } ?? short.count
            let isInserted = short[place...].map(\.size) == long[(place + 1)...].map(\.size)
            if isInserted, place < short.count || long.last?.size != short.last?.size {
                let what =
                    "\(word) \(place + 1), \(long[place].size), is \(after.count > before.count ? "new" : "gone")"
                change.result = what
            }
        }
        return change
    }

    // MARK: Cells

    /// Which columns and rows cells take.
    mutating func compareCells(_ grid: Int, _ other: Int) {
        var starts: [(cell: Int, changes: [Change])] = []
        for (cell, partner) in pairsOfCells(grid, other) {
            let (before, after) = (old.grids[grid].cells[cell], new.grids[other].cells[partner])
            let subject = newNames.cell(partner, of: other)
            var isReported = false
            for (name, was, became) in differences(before.settings, after.settings) {
                let (first, second) =
                    name == "start" ? (Self.startInWords(was), Self.startInWords(became)) : (was, became)
                var change = Change(.changed, subject, name, old: first, new: second)
                change.result = Self.ranges(before, after).map(\.described).joined(separator: ", ").nonEmpty
                tell(change)
                isReported = true
            }
            if before.columns.count != after.columns.count || before.rows.count != after.rows.count, !isReported {
                let changes = Self.ranges(before, after)
                for change in changes { tell(change.about(subject)) }
                isReported = true
            }
            if isReported { explainsPlaces = true }
            if !isReported, before.columns != after.columns || before.rows != after.rows {
                starts.append((partner, Self.ranges(before, after).map { $0.about(subject) }))
            }
        }
        guard !starts.isEmpty else { return }
        let hasOtherCount = [Axis.horizontal, .vertical].contains {
            old.grids[grid].tracks(along: $0).count != new.grids[other].tracks(along: $0).count
        }
        let mayMoveAlone = !explainsPlaces && !hasOtherCount
        movedStarts.append(MovedStarts(grid: grid, other: other, cells: starts, mayMoveAlone: mayMoveAlone))
    }

    /// Where a cell starts: what is written counts from 0, people from 1.
    private static func startInWords(_ start: String) -> String {
        let numbers = start.split(separator: ", ").map { Int($0) }
        guard numbers.count == 2 else { return start }
        let words = zip(["column", "row"], numbers).compactMap { word, number in number.map { "\(word) \($0 + 1)" } }
        return words.joined(separator: ", ").nonEmpty ?? "anywhere"
    }

    /// Which of its columns and rows changed, as people count them.
    private static func ranges(_ before: LayoutRecord.Cell, _ after: LayoutRecord.Cell) -> [Change] {
        var changes: [Change] = []
        for (word, was, became) in [("column", before.columns, after.columns), ("row", before.rows, after.rows)]
        where was != became {
            let word = was.count > 1 || became.count > 1 ? word + "s" : word
            changes.append(Change(.changed, "", word, old: was.counted, new: became.counted))
        }
        return changes
    }

    /// Cells of both grids that are those of the same item.
    func pairsOfCells(_ grid: Int, _ other: Int) -> [(Int, Int)] {
        struct Key: Hashable {
            var box: Int
            var identity: String?
        }
        let after = new.grids[other].cells
        var places: [Key: Int] = [:]
        var byBox: [Int: [Int]] = [:]
        for (index, cell) in after.enumerated() {
            places[Key(box: cell.box, identity: cell.identity)] = index
            byBox[cell.box, default: []].append(index)
        }
        return old.grids[grid].cells.enumerated().compactMap { index, cell in
            guard let box = matching.new[cell.box], let inBox = byBox[box] else { return nil }
            if inBox.count == 1 { return (index, inBox[0]) }
            return places[Key(box: box, identity: cell.identity)].map { (index, $0) }
        }
    }

    /// Where cells are smaller than their room and lie elsewhere in it.
    mutating func compareCellAlignment(_ grids: [(Int, Int)]) {
        guard !explainsPlaces else { return }
        for (grid, other) in grids {
            for (cell, partner) in pairsOfCells(grid, other) {
                let (before, after) = (old.grids[grid].cells[cell], new.grids[other].cells[partner])
                guard before.box != old.grids[grid].box, after.box != new.grids[other].box,
                    let room = old.grids[grid].room(of: before), let newRoom = new.grids[other].room(of: after),
                    room.isNear(newRoom, within: tolerance)
                else { continue }
                let (frame, newFrame) = (old.boxes[before.box].frame, new.boxes[after.box].frame)
                guard !differ(frame.width, newFrame.width), !differ(frame.height, newFrame.height),
                    let was = Self.place(of: frame, in: room, tolerance),
                    let became = Self.place(of: newFrame, in: newRoom, tolerance), was != became
                else { continue }
                tell(Change(.changed, newNames.cell(partner, of: other), "alignment", old: was, new: became))
                explainsPlaces = true
            }
        }
    }
}

/// The axis along which tracks follow each other: columns horizontally, rows vertically.
enum Axis {
    case horizontal, vertical

    /// The word for a length along it.
    var size: String { self == .horizontal ? "width" : "height" }
    /// The word for a place along it.
    var place: String { self == .horizontal ? "x" : "y" }
    /// The word for a track that follows others along it.
    var track: String { self == .horizontal ? "column" : "row" }
}

extension LayoutRecord.Grid {
    /// The tracks that follow each other along an axis.
    func tracks(along axis: Axis) -> [LayoutRecord.Track] { axis == .horizontal ? columns : rows }
}

extension String {
    /// The text, unless there is nothing in it.
    var nonEmpty: String? { isEmpty ? nil : self }
}

extension Change {
    /// What happened, without what it happened to.
    var described: String {
        var change = self
        change.subject = ""
        return change.line.trimmingPrefix(": ").trimmingPrefix(" ").description
    }

    /// The same about something else.
    func about(_ subject: String) -> Change {
        var change = self
        change.subject = subject
        return change
    }
}
