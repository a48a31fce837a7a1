// Changed frames, which are consequences of the author's changes, or causes if nothing explains them.

extension DrawingComparison {
    /// The maximum number of groups of views that changed alike, for each grid and for all other views.
    static let mostGroups = 4

    mutating func compareLayout(_ frames: [FramePair]) {
        var reported: Set<Int> = []
        var reportedRooms: Set<[Int]> = []
        if !explainsLayout {
            // If no cause can move views, a layout difference is a cause itself.
            reported = tellUnexplainedFrames(frames)
            if !explainsLayout { tellUnexplainedTracks(&reportedRooms) }
            if !explainsLayout { tellFigureSize() }
        }
        guard explainsLayout else {
            tellMovedAnnotations()
            difference.causes += pendingConsequences
            return tellUnexplainedProposals()
        }
        difference.consequences += pendingConsequences
        difference.consequences += groupedTracks(of: \.length, as: \.size)
        difference.consequences += groupedTracks(of: \.start, as: \.place)
        for change in roomChanges() where !reportedRooms.contains(change.key) {
            difference.consequences.append(change.change)
        }
        let moved = movedFrames(frames).filter { frame in
            !reported.contains(frame.new) && !frame.change.isNothing && !cellsWithOtherTracks.contains(frame.new)
        }
        for part in [moved.filter { $0.grid != nil }, moved.filter { $0.grid == nil }] {
            for views in Self.groups(part, by: \.grid) { tellTogether(views) }
        }
        if let change = figureSizeChange { difference.consequences.append(change) }
        tellMovedAnnotations()
    }

    // MARK: Frames

    /// The frames of an element in both drawings.
    struct FramePair {
        var new: Int
        var old: CGRect
        var frame: CGRect
        var change: FrameChange
        /// The index of the grid in the new drawing that has the element as a cell; `nil` for none.
        var grid: Int?
    }

    /// Returns the frames of all elements that are in both drawings, in figure coordinates.
    func framePairs() -> [FramePair] {
        let (before, after) = (old.visibility(), new.visibility())
        return pairs.sorted { $0.new < $1.new }
            .map { pair in
                let first = before.around(pair.old).transform.boundingBox(of: old.elements[pair.old].frame)
                let second = after.around(pair.new).transform.boundingBox(of: new.elements[pair.new].frame)
                return FramePair(
                    new: pair.new,
                    old: first,
                    frame: second,
                    change: FrameChange(from: first, to: second, tolerance: tolerance),
                    grid: newNames.cell(of: pair.new)?.grid
                )
            }
    }

    /// Returns whether an element can be reported as a moved view.
    ///
    /// Modifiers, layers and parts move with their views.
    func isListed(_ index: Int) -> Bool {
        if isPartOfChangedControl(index) { return false }
        let element = new.elements[index]
        return element.kind.role.isView || element.kind.role == .cell || element.title != nil
    }

    /// Returns the views that moved differently from the views around them, or were resized.
    private func movedFrames(_ frames: [FramePair]) -> [FramePair] {
        let allChanges = Dictionary(uniqueKeysWithValues: frames.map { ($0.new, $0.change) })
        var changes: [Int: FrameChange] = [:]
        // Views inside changed cells follow the cells.
        var following: Set<Int> = []
        var moved: [FramePair] = []
        for frame in frames {
            let around = listedParent(of: frame.new)
            guard isListed(frame.new) else { continue }
            changes[frame.new] = frame.change
            if let around, following.contains(around) {
                following.insert(frame.new)
                continue
            }
            let change = around.flatMap { changes[$0] } ?? FrameChange()
            let isRigid = isNear(change.x, frame.change.x) && isNear(change.y, frame.change.y)
            guard !isRigid || frame.change.resizes else { continue }
            var frame = frame
            if let modifier = writtenLengths[frame.new],
                allChanges[modifier]?.isNear(frame.change, within: 2 * tolerance) == true
            {
                guard frame.change.moves else { continue }
                // The lengths are reported with the setting that determines them.
                (frame.change.width, frame.change.height) = (0, 0)
            }
            // A view that fills the named view around it is represented by that view.
            if let around, new.elements[around].title != nil, new.elements[frame.new].title == nil,
                new.elements[frame.new].mark.words == nil, change.isNear(frame.change, within: 2 * tolerance),
                newNames.isNamed(around, around: frame.new)
            {
                continue
            }
            moved.append(frame)
            if frame.grid != nil { following.insert(frame.new) }
        }
        return moved
    }

    func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= 2 * tolerance }

    /// Returns the nearest ancestor that is listed and in both drawings.
    func listedParent(of index: Int) -> Int? {
        var around = new.elements[index].parent
        while let current = around, matching.old[current] == nil || !isListed(current) {
            around = new.elements[current].parent
        }
        return around
    }

    // MARK: Without a cause

    /// Reports changed frames that nothing explains: sizes before positions, inner views before outer views.
    ///
    /// - Returns: The reported elements.
    private mutating func tellUnexplainedFrames(_ frames: [FramePair]) -> Set<Int> {
        let changes = Dictionary(uniqueKeysWithValues: frames.map { ($0.new, $0.change) })
        /// Returns whether the content of a modifier changed in the same way, so that only the content is reported.
        func isContentAlike(_ frame: FramePair) -> Bool {
            guard !isListed(frame.new), let content = newNames.tree.children(of: frame.new).first,
                let change = changes[content]
            else { return false }
            return change.isNear(frame.change, within: 2 * tolerance)
        }
        /// Returns whether a view moved together with its parent.
        func isMovedWithParent(_ frame: FramePair) -> Bool {
            guard let parent = new.elements[frame.new].parent, let change = changes[parent] else { return false }
            return change.isNear(frame.change, within: 2 * tolerance)
        }
        let resized = frames.filter { $0.change.resizes && !isContentAlike($0) }
        if !resized.isEmpty {
            let around = Set(resized.flatMap { ancestors(of: $0.new) })
            let innermost = resized.filter { !around.contains($0.new) }
            if innermost.count > 1 {
                if figureChange.resizes {
                    tellFigureSize()
                    return []
                }
                let all = Set(resized.map(\.new))
                let outermost = resized.filter { all.isDisjoint(with: ancestors(of: $0.new)) }
                if outermost.count == 1 { return tellCauses(outermost) }
            }
            return tellCauses(innermost)
        }
        return tellCauses(frames.filter { $0.change.moves && !isContentAlike($0) && !isMovedWithParent($0) })
    }

    private func ancestors(of index: Int) -> [Int] {
        var ancestors: [Int] = []
        var parent = new.elements[index].parent
        while let current = parent {
            ancestors.append(current)
            parent = new.elements[current].parent
        }
        return ancestors
    }

    private mutating func tellCauses(_ frames: [FramePair]) -> Set<Int> {
        let explainers = explainers(of: frames)
        for group in Self.groups(frames, by: \.change.coarse) {
            if group.count > 2 {
                tell(groupChange(group), explainsLayout: true, about: group.flatMap { explainers[$0.new] ?? [] })
            } else {
                for frame in group { tell(frameChange(frame), explainsLayout: true, about: explainers[frame.new]) }
            }
        }
        return Set(frames.map(\.new))
    }

    private mutating func tellUnexplainedTracks(_ reportedRooms: inout Set<[Int]>) {
        let grids = grids.map { elements(of: $0) }
        for change in trackChanges(of: \.length, as: \.size) { tell(change, explainsLayout: true, about: grids) }
        let rooms = roomChanges()
        for change in rooms where change.isSize || !explainsLayout {
            tell(change.change, explainsLayout: true, about: grids)
            reportedRooms.insert(change.key)
        }
        if explainsLayout { return }
        for change in trackChanges(of: \.start, as: \.place) { tell(change, explainsLayout: true, about: grids) }
    }

    /// Reports proposals and the division of lengths, if nothing else differs.
    private mutating func tellUnexplainedProposals() {
        guard difference.isEmpty else { return }
        for pair in pairs {
            let (was, became) = (old.elements[pair.old].proposal, new.elements[pair.new].proposal)
            guard was != became, !areNear(was, became) else { continue }
            tell(
                Change(.changed, newNames.element(pair.new), "proposal", old: was.phrase, new: became.phrase),
                explainsLayout: true
            )
        }
        for pair in grids { compareDivision(pair) }
    }

    private func areNear(_ first: Drawing.Proposal?, _ second: Drawing.Proposal?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        func areNear(_ first: Double?, _ second: Double?) -> Bool {
            guard let first, let second else { return first == nil && second == nil }
            return !differ(first, second)
        }
        return areNear(first.width, second.width) && areNear(first.height, second.height)
    }

    // MARK: The figure

    private var figureChange: FrameChange {
        FrameChange(
            from: CGRect(origin: .zero, size: old.size),
            to: CGRect(origin: .zero, size: new.size),
            tolerance: tolerance
        )
    }

    /// The change of the figure's size; `nil` if it is the same or already reported.
    private var figureSizeChange: Change? {
        let change = figureChange
        let isReported = difference.causes.contains {
            $0.subject == "the figure" && ["width", "height"].contains($0.property)
        }
        guard change.resizes, !isReported else { return nil }
        return Self.sizeChange(
            "the figure",
            CGRect(origin: .zero, size: old.size),
            CGRect(origin: .zero, size: new.size),
            change
        )
    }

    /// Reports the size of the figure as a cause.
    private mutating func tellFigureSize() {
        guard let change = figureSizeChange else { return }
        tell(change, explainsLayout: true, about: outermost.map { [$0] } ?? [])
    }

    // MARK: Groups

    /// Reports views in groups that changed in the same way, or in a similar way if there are many groups.
    private mutating func tellTogether(_ frames: [FramePair]) {
        var groups = Self.groups(frames, by: \.change.coarse)
        if groups.count > Self.mostGroups { groups = Self.groups(frames, by: \.change.growthAndMove) }
        if groups.count > Self.mostGroups { groups = Self.groups(frames, by: \.change.kinds) }
        for group in groups {
            if group.count > 1 {
                difference.consequences.append(groupChange(group))
            } else {
                difference.consequences += group.map { frameChange($0) }
            }
        }
    }

    /// Returns views grouped by a key, in order of first appearance.
    private static func groups<Key: Hashable>(_ frames: [FramePair], by key: (FramePair) -> Key) -> [[FramePair]] {
        var places: [Key: Int] = [:]
        var groups: [[FramePair]] = []
        for frame in frames {
            let key = key(frame)
            if let place = places[key] {
                groups[place].append(frame)
            } else {
                places[key] = groups.count
                groups.append([frame])
            }
        }
        return groups
    }

    private func frameChange(_ frame: FramePair) -> Change {
        let name = newNames.element(frame.new)
        return frame.change.resizes
            ? Self.sizeChange(name, frame.old, frame.frame, frame.change)
            : Self.placeChange(name, frame.old, frame.frame, frame.change)
    }

    static func sizeChange(_ subject: String, _ old: CGRect, _ new: CGRect, _ change: FrameChange) -> Change {
        var parts: [Change] = []
        if change.width != 0 { parts.append(.length(subject, "width", old.width, new.width)) }
        if change.height != 0 { parts.append(.length(subject, "height", old.height, new.height)) }
        if change.x != 0 { parts.append(.length(subject, "x", old.minX, new.minX)) }
        if change.y != 0 { parts.append(.length(subject, "y", old.minY, new.minY)) }
        var first = parts[0]
        if parts.count > 1 { first.result = parts.dropFirst().map(\.described).joined(separator: ", ") }
        return first
    }

    private static func placeChange(_ subject: String, _ old: CGRect, _ new: CGRect, _ change: FrameChange) -> Change {
        var parts: [Change] = []
        if change.x != 0 { parts.append(.length(subject, "x", old.minX, new.minX)) }
        if change.y != 0 { parts.append(.length(subject, "y", old.minY, new.minY)) }
        guard var first = parts.first else { return Change(.changed, subject, "keeps its position") }
        if parts.count > 1 { first.result = parts[1].described }
        return first
    }

    /// Returns the combined change of several views that changed in the same way.
    private func groupChange(_ frames: [FramePair]) -> Change {
        let changes = frames.map(\.change.coarse)
        let change = changes[0]
        let grid = frames[0].grid
        // Only values that are the same for all views are included.
        let way = changes.allSatisfy { $0.x == change.x && $0.y == change.y } ? change.way : ""
        let areAlike = changes.allSatisfy { $0.width == change.width && $0.height == change.height }
        let growth = areAlike ? "are \(change.growth)" : "have new sizes"
        let noun = grid.map { "cells of \(newNames.grid($0))" } ?? "views"
        let subject = "\(frames.count) \(noun)"
        var result: Change
        if changes.contains(where: \.moves) {
            let words = [way, change.resizes ? "and \(growth)" : ""].filter { !$0.isEmpty }
            result = Change(.moved, subject, words.joined(separator: " ").nonEmpty)
        } else {
            result = Change(.changed, subject, change.resizes ? growth : "keep their positions")
        }
        result.members = frames.map { frame in
            guard let (grid, cell) = newNames.cell(of: frame.new) else { return newNames.element(frame.new) }
            return newNames.shortCell(cell, of: grid).shortened
        }
        return result
    }
}

extension Drawing.Proposal? {
    /// The lengths in words.
    fileprivate var phrase: String {
        guard let self else { return "none" }
        func word(_ length: Double?) -> String { length.map { $0.isInfinite ? "infinity" : $0.phrase } ?? "ideal" }
        return "\(word(self.width)) × \(word(self.height))"
    }
}
