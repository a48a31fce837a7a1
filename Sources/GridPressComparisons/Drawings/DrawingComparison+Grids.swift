// The author's choices for grids: settings, tracks and cells.

extension DrawingComparison {
    mutating func compareSettings(_ pair: GridPair) {
        let (before, after) = (old.grids[pair.old], new.grids[pair.new])
        let subject = newNames.grid(pair.new)
        if before.kind != after.kind {
            tell(
                Change(.changed, subject, "kind", old: before.kind.rawValue, new: after.kind.rawValue),
                explainsLayout: true
            )
        }
        for setting in differences(before.settings, after.settings) {
            if let axis = Axis.allCases.first(where: { setting.isOfEach($0.track) }) {
                compareEach(setting, axis, pair, subject)
                continue
            }
            var change = Change(.changed, subject, setting.name, old: setting.old, new: setting.new)
            change.difference = setting.difference
            tell(change, explainsLayout: true)
        }
    }

    /// Compares a setting that lists a value for each track.
    private mutating func compareEach(_ setting: SettingDifference, _ axis: Axis, _ pair: GridPair, _ subject: String) {
        let (olds, news) = (setting.oldParts, setting.newParts)
        // Values of tracks that only one grid has are part of the change of these tracks.
        let hasOtherCount =
            old.grids[pair.old].tracks(along: axis).count != new.grids[pair.new].tracks(along: axis).count
        for index in 0..<(hasOtherCount ? min(olds.count, news.count) : max(olds.count, news.count)) {
            let (was, became) = (index < olds.count ? olds[index] : "none", index < news.count ? news[index] : "none")
            guard was != became else { continue }
            var change = Change(
                .changed,
                "\(axis.track) \(index + 1) of \(subject)",
                setting.name?.dropFirst(axis.track.count).dropLast().lowercased(),
                old: was,
                new: became
            )
            if let first = Double(was), let second = Double(became) {
                change.difference = (second - first).inThousandths
            }
            tell(change, explainsLayout: true)
        }
    }

    // MARK: Tracks

    /// Compares the declared sizes and the number of tracks.
    mutating func compareTrackSizes(_ pair: GridPair) {
        let subject = newNames.grid(pair.new)
        for axis in Axis.allCases {
            let (before, after) = (old.grids[pair.old].tracks(along: axis), new.grids[pair.new].tracks(along: axis))
            guard before.count == after.count else {
                compareTrackCounts(before, after, axis, pair, subject)
                continue
            }
            for index in before.indices where before[index].size != after[index].size {
                let (was, became) = (before[index], after[index])
                var change = Change(
                    .changed,
                    "\(axis.track) \(index + 1) of \(subject)",
                    old: was.size,
                    new: became.size
                )
                if differ(was.length, became.length) {
                    change.result = Change.length("", axis.size, was.length, became.length).described
                }
                tell(change, explainsLayout: true)
            }
        }
    }

    private mutating func compareTrackCounts(
        _ before: [Drawing.Grid.Track],
        _ after: [Drawing.Grid.Track],
        _ axis: Axis,
        _ pair: GridPair,
        _ subject: String
    ) {
        let change = Self.trackCount(axis.track, before, after, subject)
        // The number of tracks may follow from the number of items, or from the limits of adaptive items.
        guard new.grids[pair.new].isListed(axis) else { return pendingConsequences.append(change) }
        let sizes = (Self.unique(before.map(\.size)), Self.unique(after.map(\.size)))
        let areAdaptive = (sizes.0 + sizes.1).allSatisfy { $0.hasPrefix("adaptive") }
        guard areAdaptive else { return tell(change, explainsLayout: true) }
        if sizes.0 != sizes.1 {
            tell(
                Change(
                    .changed,
                    "\(axis.track)s of \(subject)",
                    old: sizes.0.joined(separator: ", "),
                    new: sizes.1.joined(separator: ", ")
                ),
                explainsLayout: true
            )
        }
        pendingConsequences.append(change)
    }

    private static func unique(_ values: [String]) -> [String] {
        values.reduce(into: []) { unique, value in if !unique.contains(value) { unique.append(value) } }
    }

    private static func trackCount(
        _ word: String,
        _ before: [Drawing.Grid.Track],
        _ after: [Drawing.Grid.Track],
        _ subject: String
    ) -> Change {
        var change = Change(
            .changed,
            "number of \(word)s of \(subject)",
            old: "\(before.count)",
            new: "\(after.count)",
            difference: Double(after.count - before.count)
        )
        // The position of an added or removed track is where the other tracks no longer match.
        guard abs(after.count - before.count) == 1 else { return change }
        let (long, short) = before.count > after.count ? (before, after) : (after, before)
        let place = short.indices.first { short[$0].size != long[$0].size } ?? short.count
        let isInserted = short[place...].map(\.size) == long[(place + 1)...].map(\.size)
        if isInserted, place < short.count || long.last?.size != short.last?.size {
            change.result =
                "\(word) \(place + 1), \(long[place].size), is \(after.count > before.count ? "new" : "gone")"
        }
        return change
    }

    // MARK: Cells

    /// Compares the position settings of items, and their columns and rows.
    mutating func compareCells(_ pair: GridPair) {
        var starts: [(cell: Int, changes: [Change])] = []
        for (cell, partner) in pairsOfCells(pair) {
            let (before, after) = (old.grids[pair.old].cells[cell], new.grids[pair.new].cells[partner])
            let subject = newNames.cell(partner, of: pair.new)
            let ranges = Self.ranges(before, after)
            let item = [CauseSite.Elements(old: before.element, new: after.element)]
            var isReported = false
            for setting in differences(before.settings, after.settings) {
                let isStart = setting.name == "start"
                var change = Change(
                    .changed,
                    subject,
                    setting.name,
                    old: isStart ? Self.startInWords(setting.old) : setting.old,
                    new: isStart ? Self.startInWords(setting.new) : setting.new
                )
                change.result = ranges.map(\.described).joined(separator: ", ").nonEmpty
                tell(change, explainsLayout: true, about: item)
                isReported = true
            }
            if !isReported, before.columns.count != after.columns.count || before.rows.count != after.rows.count {
                for change in ranges { tell(change.about(subject), explainsLayout: true, about: item) }
                isReported = true
            }
            if !isReported, !ranges.isEmpty { starts.append((partner, ranges.map { $0.about(subject) })) }
        }
        guard !starts.isEmpty else { return }
        let hasOtherCount = Axis.allCases.contains {
            old.grids[pair.old].tracks(along: $0).count != new.grids[pair.new].tracks(along: $0).count
        }
        movedCells.append(
            MovedCells(grid: pair, cells: starts, mayMoveAlone: !explainsLayout && !hasOtherCount)
        )
    }

    /// Returns the start of a cell, counted from 1.
    ///
    /// Settings count from 0.
    private static func startInWords(_ start: String) -> String {
        let numbers = start.split(separator: ", ").map { Int($0) }
        guard numbers.count == 2 else { return start }
        let words = zip(["column", "row"], numbers).compactMap { word, number in number.map { "\(word) \($0 + 1)" } }
        return words.joined(separator: ", ").nonEmpty ?? "anywhere"
    }

    /// Returns the changed columns and rows of a cell, counted from 1.
    private static func ranges(_ before: Drawing.Grid.Cell, _ after: Drawing.Grid.Cell) -> [Change] {
        var changes: [Change] = []
        for (word, was, became) in [("column", before.columns, after.columns), ("row", before.rows, after.rows)]
        where was != became {
            let word = was.count > 1 || became.count > 1 ? word + "s" : word
            changes.append(Change(.changed, "", word, old: was.counted, new: became.counted))
        }
        return changes
    }

    /// Returns the pairs of cells in two grids that have the same item.
    func pairsOfCells(_ pair: GridPair) -> [(Int, Int)] {
        struct Key: Hashable {
            var element: Int
            var identity: String
        }
        let after = new.grids[pair.new].cells
        var places: [Key: Int] = [:]
        var byElement: [Int: [Int]] = [:]
        for (index, cell) in after.enumerated() {
            let view = item(cell.element, newNames)
            places[Key(element: view, identity: cell.identity)] = index
            byElement[view, default: []].append(index)
        }
        return old.grids[pair.old].cells.enumerated().compactMap { index, cell in
            // An added modifier around an item is another element of the same item.
            guard let element = partner(ofItem: cell.element), let inElement = byElement[element] else { return nil }
            if inElement.count == 1 { return (index, inElement[0]) }
            return places[Key(element: element, identity: cell.identity)].map { (index, $0) }
        }
    }

    /// Returns the view inside the modifiers of an item.
    private func item(_ element: Int, _ names: ElementNames) -> Int {
        element < names.tree.count ? names.view(in: element) : element
    }

    /// Returns the view of the new drawing that matches the view of an item.
    private func partner(ofItem element: Int) -> Int? {
        guard element < matching.new.count else { return nil }
        var current: Int? = element
        while let element = current {
            if let partner = matching.new[element] { return item(partner, newNames) }
            current = oldNames.tree[element].isAround ? oldNames.tree.content(of: element) : nil
        }
        return nil
    }
}

extension Drawing.Grid {
    /// Returns whether the tracks along an axis are listed, instead of created for the items.
    fileprivate func isListed(_ axis: Axis) -> Bool {
        let listed: Axis? =
            switch kind {
            case .tracks: settings.contains(Drawing.Setting("flow", .word("rows"))) ? .horizontal : .vertical
            case .lazy, .masonry:
                settings.contains(Drawing.Setting("divides", .word("columns"))) ? .horizontal : .vertical
            case .rows, .flow: nil
            case .spans: .horizontal
            }
        return listed == axis
    }
}
