// The author's choices for grids: settings and tracks.

extension DrawingComparison {
    /// Returns the changed settings of a grid.
    func settings(of pair: Pair) -> [FoundChange] {
        let (before, after) = (old.grids[pair.old], new.grids[pair.new])
        let subject = newNames.grid(pair.new)
        return differences(before.settingsWithKind, after.settingsWithKind)
            .flatMap { setting in
                guard let axis = Axis.allCases.first(where: { $0.hasEach(setting.name) }) else {
                    return [Change(subject, setting)]
                }
                return eachTrack(setting, axis, pair)
            }
            .causes(.moved, about: [site(of: pair)])
    }

    /// Returns the elements of a grid.
    func site(of grid: Pair) -> FoundChange.Site {
        .init(old: old.grids[grid.old].element, new: new.grids[grid.new].element)
    }

    /// Returns the changes of a setting that lists a value for each track.
    private func eachTrack(_ setting: PropertyDifference, _ axis: Axis, _ pair: Pair) -> [Change] {
        func parts(_ list: String) -> [String] { list.components(separatedBy: ", ").map { $0 == "–" ? "none" : $0 } }
        let (olds, news) = (parts(setting.old), parts(setting.new))
        // Values of tracks that only one grid has are part of the change of these tracks.
        let count = hasSameCount(axis, pair) ? max(olds.count, news.count) : min(olds.count, news.count)
        return (0..<count).compactMap { index in
            let (was, became) = (index < olds.count ? olds[index] : "none", index < news.count ? news[index] : "none")
            let name = setting.name?.dropFirst(axis.track.count).dropLast().lowercased()
            return was == became
                ? nil : Change(track(index, axis, pair), .init(name, was, became, canBeNumbers: true))
        }
    }

    /// Returns whether a grid has the same number of tracks in both drawings.
    func hasSameCount(_ axis: Axis, _ pair: Pair) -> Bool {
        old.grids[pair.old].tracks(along: axis).count == new.grids[pair.new].tracks(along: axis).count
    }

    /// Returns the description of a track.
    func track(_ index: Int, _ axis: Axis, _ pair: Pair) -> String {
        "\(axis.track) \(index + 1) of \(newNames.grid(pair.new))"
    }

    // MARK: Tracks

    /// Returns the changes of the declared sizes and of the number of tracks.
    func trackSizes(of pair: Pair) -> [FoundChange] {
        Axis.allCases.flatMap { axis -> [FoundChange] in
            let (before, after) = (old.grids[pair.old].tracks(along: axis), new.grids[pair.new].tracks(along: axis))
            guard before.count == after.count else { return trackCount(before, after, axis, pair) }
            return before.indices.filter { before[$0].size != after[$0].size }
                .map { index in
                    let (was, became) = (before[index], after[index])
                    var change = Change(.changed, track(index, axis, pair), old: was.size, new: became.size)
                    if differ(was.length, became.length) {
                        change.result = Change.length("", axis.size, was.length, became.length).described
                    }
                    return change
                }
                .causes(.moved, about: [site(of: pair)])
        }
    }

    private func trackCount(
        _ before: [Drawing.Grid.Track],
        _ after: [Drawing.Grid.Track],
        _ axis: Axis,
        _ pair: Pair
    ) -> [FoundChange] {
        let subject = "\(axis.track)s of \(newNames.grid(pair.new))"
        var change = Change(
            "number of \(subject)",
            .init(nil, "\(before.count)", "\(after.count)", canBeNumbers: true)
        )
        change.result = Self.additionalTrack(axis, before, after)
        // The number of tracks may follow from the number of items, or from the limits of adaptive items.
        guard new.grids[pair.new].isListed(axis) else { return [change].consequences() }
        let sizes = (before.map(\.size).unique, after.map(\.size).unique)
        let site = site(of: pair)
        guard (sizes.0 + sizes.1).allSatisfy({ $0.hasPrefix("adaptive") }) else {
            return [change].causes(.moved, about: [site])
        }
        let (was, became) = (sizes.0.joined(separator: ", "), sizes.1.joined(separator: ", "))
        let limits = was == became ? [] : [Change(.changed, subject, old: was, new: became)]
        return limits.causes(.moved, about: [site]) + [change].consequences()
    }

    /// Returns the position of an added or removed track, which is where the other tracks no longer match; `nil` if it
    /// isn't known.
    private static func additionalTrack(
        _ axis: Axis,
        _ before: [Drawing.Grid.Track],
        _ after: [Drawing.Grid.Track]
    ) -> String? {
        guard abs(after.count - before.count) == 1 else { return nil }
        let (long, short) = before.count > after.count ? (before, after) : (after, before)
        let place = short.indices.first { short[$0].size != long[$0].size } ?? short.count
        guard short[place...].map(\.size) == long[(place + 1)...].map(\.size),
            place < short.count || long.last?.size != short.last?.size
        else { return nil }
        return "\(axis.track) \(place + 1), \(long[place].size), is \(after.count > before.count ? "new" : "gone")"
    }
}

extension Axis {
    /// Returns whether a setting lists a value for each track along the axis.
    fileprivate func hasEach(_ setting: String?) -> Bool {
        let keys: [Drawing.Setting.Key<String>] =
            self == .horizontal ? [.columnAlignments, .columnSpacings] : [.rowAlignments, .rowSpacings]
        return keys.contains { $0.name == setting }
    }
}

extension Drawing.Grid {
    fileprivate var settingsWithKind: [Drawing.Setting] {
        [Drawing.Setting("kind", .word(kind.rawValue))] + settings
    }

    /// Returns whether the tracks along an axis are listed, instead of created for the items.
    fileprivate func isListed(_ axis: Axis) -> Bool {
        let isHorizontal: Bool? =
            switch kind {
            case .tracks: settings[.flow] == "rows"
            case .lazy, .masonry: settings[.divides] == "columns"
            case .rows, .flow: nil
            case .spans: true
            }
        return isHorizontal == (axis == .horizontal)
    }
}
