import GridPressDrawings

/// The change of a frame.
struct FrameChange: Hashable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    /// What became of a frame, as far as that is more than a tolerance.
    init(from old: CGRect, to new: CGRect, tolerance: Double) {
        func change(_ first: CGFloat, _ second: CGFloat) -> Double {
            abs(second - first) > tolerance ? Double(second - first).inThousandths : 0
        }
        x = change(old.minX, new.minX)
        y = change(old.minY, new.minY)
        width = change(old.width, new.width)
        height = change(old.height, new.height)
    }

    init() {}

    var isNothing: Bool { !moves && !resizes }
    var moves: Bool { x != 0 || y != 0 }
    var resizes: Bool { width != 0 || height != 0 }

    /// The change without the last decimals, which come of rounding.
    var coarse: FrameChange {
        var result = self
        for part in [\FrameChange.x, \.y, \.width, \.height] {
            result[keyPath: part] = (result[keyPath: part] * 100).rounded() / 100
        }
        return result
    }

    /// How its size changed, and that it moved, but not where to.
    var growthAndMove: FrameChange {
        var result = coarse
        result.x = moves ? 1 : 0
        result.y = 0
        return result
    }

    /// That it moved, and that its size changed.
    var kinds: [Bool] { [moves, resizes] }

    /// Where it went: `right by 12 and up by 4`.
    var way: String {
        var words: [String] = []
        if x != 0 { words.append("\(x > 0 ? "right" : "left") by \(abs(x).described)") }
        if y != 0 { words.append("\(y > 0 ? "down" : "up") by \(abs(y).described)") }
        return words.joined(separator: " and ")
    }

    /// How its size changed: `wider by 12 and shorter by 4`.
    var growth: String {
        var words: [String] = []
        if width != 0 { words.append("\(width > 0 ? "wider" : "narrower") by \(abs(width).described)") }
        if height != 0 { words.append("\(height > 0 ? "taller" : "shorter") by \(abs(height).described)") }
        return words.joined(separator: " and ")
    }
}

extension LayoutComparison {
    // MARK: What changed of itself

    /// Sizes that nothing told so far explains: of the innermost box that changed, else of what is around many.
    mutating func compareSizes(_ grids: [(Int, Int)]) {
        guard !explainsPlaces else { return }
        if areDerived { compareTrackLengths(grids) }
        guard !explainsPlaces else { return }
        let frames = framePairs()
        let resized = Set(frames.filter { $0.change.resizes }.map(\.place))
        guard !resized.isEmpty else { return compareTrackLengths(grids) }
        let containers = around(resized)
        let leaves = frames.filter { $0.change.resizes && !containers.contains($0.place) }
        if leaves.count > 1 {
            let outermost = frames.filter { $0.change.resizes && around([$0.place]).isDisjoint(with: resized) }
            if let figure = figureChange(), figure.resizes { return tellFigure(as: \.causes) }
            if outermost.count == 1 { return tell(outermost) }
        }
        tell(leaves)
    }

    private mutating func tell(_ frames: [BoxFrames]) {
        explainsPlaces = true
        for group in Self.groups(frames, by: \.change.coarse) {
            if group.count > 2 {
                tell(groupChange(group))
            } else {
                for frame in group { tell(frameChange(frame)) }
            }
        }
        reportedPlaces.formUnion(frames.map(\.place))
    }

    private mutating func compareTrackLengths(_ grids: [(Int, Int)]) {
        for change in trackChanges(grids, of: \.length, as: \.size) {
            tell(change)
            explainsPlaces = true
        }
        for change in roomChanges(grids) where change.isSize {
            tell(change.change)
            explainsPlaces = true
            recordedRooms.insert(change.key)
        }
        if explainsPlaces { reportedTrackLengths = true }
    }

    /// Places that nothing told so far explains.
    mutating func comparePlaces(_ grids: [(Int, Int)]) {
        guard !explainsPlaces else { return }
        let moved = movedFrames()
        if !moved.isEmpty { tell(moved) }
        if !moved.isEmpty { return }
        for change in trackChanges(grids, of: \.start, as: \.place) {
            tell(change)
            reportedTrackStarts = true
        }
        for change in roomChanges(grids) {
            tell(change.change)
            recordedRooms.insert(change.key)
        }
        tellFigure(as: \.causes)
        if !difference.causes.isEmpty { explainsPlaces = true }
    }

    // MARK: What followed

    /// Tells what moved or grew because of what was told.
    mutating func tellConsequences(_ grids: [(Int, Int)]) {
        difference.consequences += pendingConsequences
        if !reportedTrackLengths { difference.consequences += groupedTracks(grids, of: \.length, as: \.size) }
        if !reportedTrackStarts { difference.consequences += groupedTracks(grids, of: \.start, as: \.place) }
        for change in roomChanges(grids) where !recordedRooms.contains(change.key) {
            difference.consequences.append(change.change)
        }
        // What stays while all around it moves is no news.
        let frames = movedFrames(withSizes: true).filter {
            !reportedPlaces.contains($0.place) && !$0.change.isNothing && !hasOtherTracks($0.place)
        }
        let cells = frames.filter { $0.grid != nil }
        let others = frames.filter { $0.grid == nil }
        for part in [cells, others] {
            for things in Self.groups(part, by: \.grid) { tellTogether(things) }
        }
        tellFigure(as: \.consequences)
    }

    private func hasOtherTracks(_ place: BoxPlace) -> Bool {
        if case .new(let box) = place { cellsWithOtherTracks.contains(box) } else { false }
    }

    /// How many groups of boxes that changed alike are told of a grid, or of all other boxes.
    static let mostGroups = 4

    /// Tells of boxes in groups that changed alike; where those are many, in groups that changed in like ways.
    private mutating func tellTogether(_ frames: [BoxFrames]) {
        var groups = Self.groups(frames, by: \.change.coarse)
        if groups.count > Self.mostGroups { groups = Self.groups(frames, by: \.change.growthAndMove) }
        if groups.count > Self.mostGroups { groups = Self.groups(frames, by: \.change.kinds) }
        for group in groups {
            if group.count > 1 {
                difference.consequences.append(groupChange(group))
            } else {
                difference.consequences.append(contentsOf: group.map { frameChange($0) })
            }
        }
    }

    /// Things that have something in common, those of the first first.
    private static func groups<Key: Hashable>(_ frames: [BoxFrames], by key: (BoxFrames) -> Key) -> [[BoxFrames]] {
        var places: [Key: Int] = [:]
        var groups: [[BoxFrames]] = []
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

    private func figureChange() -> FrameChange? {
        FrameChange(
            from: CGRect(origin: .zero, size: old.size),
            to: CGRect(origin: .zero, size: new.size),
            tolerance: tolerance
        )
    }

    /// Tells of the size of the figure.
    private mutating func tellFigure(as list: WritableKeyPath<LayoutDifference, [Change]>) {
        guard !hasReportedFigure, let change = figureChange(), change.resizes else { return }
        hasReportedFigure = true
        explainsPlaces = true
        difference[keyPath: list].append(
            Self.sizeChange(
                "the figure",
                CGRect(origin: .zero, size: old.size),
                CGRect(origin: .zero, size: new.size),
                change
            )
        )
    }

    // MARK: Boxes

    /// The frames of a box, or of a part of one, in both records.
    struct BoxFrames {
        /// The box of the old record; `nil` for what was part of another box.
        var box: Int?
        /// Where it stands in the new record; for what is part of another box now, where that one does.
        var place: BoxPlace
        var old: CGRect
        var new: CGRect
        var change: FrameChange
        /// The grid of the new record that it is a cell of.
        var grid: Int?
    }

    /// A box of one of the records.
    enum BoxPlace: Hashable {
        case old(Int), new(Int)
    }

    /// All boxes that are in both records, and parts of boxes that were told apart in one of them.
    private func framePairs() -> [BoxFrames] {
        var frames: [BoxFrames] = []
        func add(_ box: Int?, _ place: BoxPlace, _ first: CGRect, _ second: CGRect) {
            var grid: Int?
            if case .new(let partner) = place { grid = newNames.cell(of: partner)?.grid }
            let change = FrameChange(from: first, to: second, tolerance: tolerance)
            frames.append(BoxFrames(box: box, place: place, old: first, new: second, change: change, grid: grid))
        }
        for (index, box) in new.boxes.enumerated() {
            // Around what is seen of a picture there is only the picture.
            if areDerived, box.parent == nil { continue }
            if let partner = matching.old[index] {
                add(partner, .new(index), old.boxes[partner].frame, box.frame)
            } else if let whole = parts.wholeOfNew[index] {
                add(nil, .new(index), old.boxes[whole].frame, box.frame)
            }
        }
        for (index, box) in old.boxes.enumerated() {
            if let whole = parts.wholeOfOld[index] { add(index, .old(index), box.frame, new.boxes[whole].frame) }
        }
        return frames
    }

    /// Boxes that moved otherwise than what is around them, or changed their sizes.
    private func movedFrames(withSizes: Bool = false) -> [BoxFrames] {
        var changes: [BoxPlace: FrameChange] = [:]
        // Inside of cells that changed, things follow.
        var following: Set<BoxPlace> = []
        var moved: [BoxFrames] = []
        for frame in framePairs() {
            changes[frame.place] = frame.change
            let around = parent(of: frame.place)
            if let around, following.contains(around) {
                following.insert(frame.place)
                continue
            }
            let change = around.flatMap { changes[$0] } ?? FrameChange()
            let isRigid = isNear(change.x, frame.change.x) && isNear(change.y, frame.change.y)
            guard !isRigid || frame.change.resizes else { continue }
            moved.append(frame)
            if frame.grid != nil, withSizes { following.insert(frame.place) }
        }
        return moved
    }

    private func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= 2 * tolerance }

    /// The nearest box around that has a frame in both records.
    private func parent(of place: BoxPlace) -> BoxPlace? {
        switch place {
        case .new(let box):
            var around = new.boxes[box].parent
            while let current = around, matching.old[current] == nil, parts.wholeOfNew[current] == nil {
                around = new.boxes[current].parent
            }
            return around.map { .new($0) }
        case .old(let box):
            var around = old.boxes[box].parent
            while let current = around, matching.new[current] == nil { around = old.boxes[current].parent }
            return around.flatMap { matching.new[$0] }.map { .new($0) }
        }
    }

    /// All boxes around some others.
    private func around(_ places: Set<BoxPlace>) -> Set<BoxPlace> {
        var result: Set<BoxPlace> = []
        for place in places {
            var next = parent(of: place)
            while let current = next, result.insert(current).inserted { next = parent(of: current) }
        }
        return result
    }

    private func name(_ place: BoxPlace) -> String {
        switch place {
        case .new(let box): newNames.box(box)
        case .old(let box): oldNames.box(box)
        }
    }

    /// What happened to one box.
    private func frameChange(_ frame: BoxFrames) -> Change {
        if frame.change.resizes { return Self.sizeChange(name(frame.place), frame.old, frame.new, frame.change) }
        return Self.placeChange(name(frame.place), frame.old, frame.new, frame.change)
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

    /// What happened to several boxes alike.
    private func groupChange(_ frames: [BoxFrames]) -> Change {
        let changes = frames.map(\.change.coarse)
        let change = changes[0]
        let grid = frames[0].grid
        // What isn't the same for all isn't told.
        let way = changes.allSatisfy { $0.x == change.x && $0.y == change.y } ? change.way : ""
        let areAlike = changes.allSatisfy { $0.width == change.width && $0.height == change.height }
        let growth = areAlike ? "are \(change.growth)" : "have new sizes"
        let noun = grid.map { "cells of \(newNames.grid($0))" } ?? "boxes"
        let subject = "\(frames.count) \(noun)"
        var result: Change
        if changes.contains(where: \.moves) {
            let words = [way, change.resizes ? "and \(growth)" : ""].filter { !$0.isEmpty }
            result = Change(.moved, subject, words.joined(separator: " ").nonEmpty)
        } else {
            result = Change(.changed, subject, change.resizes ? growth : "keep their positions")
        }
        result.members = frames.map { frame in
            if case .new(let box) = frame.place, let (grid, cell) = newNames.cell(of: box) {
                return newNames.shortCell(cell, of: grid).shortened
            }
            return name(frame.place)
        }
        return result
    }
}
