// Changed frames, which are consequences of the author's changes, or causes if nothing explains them.

extension DrawingComparison {
    /// The maximum number of groups of views that changed alike, for each grid and for all other views.
    static let mostGroups = 4

    /// Returns the changes of frames, tracks and cells.
    func layout(_ frames: [FramePair], after found: [FoundChange]) -> [FoundChange] {
        // If no cause can move views, a layout difference is a cause itself.
        var (causes, reported) = found.explainLayout ? ([], []) : unexplainedFrames(frames)
        if !found.explainLayout, causes.isEmpty {
            let attempts = [
                { trackChanges(lengths: true) }, roomChanges, { trackChanges(lengths: false) },
            ]
            let changes = attempts.lazy.map { $0() }.first { !$0.isEmpty } ?? []
            causes = changes.causes(.moved, about: grids.map(site))
            if causes.isEmpty { causes = figureSize(after: found).causes(.moved, about: root) }
        }
        let all = found + causes
        guard all.explainLayout else { return [] }
        let changes =
            trackChanges(lengths: true, without: all) + trackChanges(lengths: false)
            + movedViews(frames, without: reported, found) + figureSize(after: all)
        let known = Set(causes.map(\.change))
        return causes + changes.filter { !known.contains($0) }.consequences()
    }

    private var root: [FoundChange.Site] {
        oldNames.tree.count > 0 && newNames.tree.count > 0 ? [.init(old: 0, new: 0)] : []
    }

    /// Returns the changes of views that moved or were resized as a consequence.
    private func movedViews(_ frames: [FramePair], without reported: Set<Int>, _ found: [FoundChange]) -> [Change] {
        let allChanges = Dictionary(uniqueKeysWithValues: frames.map { ($0.new, $0.change) })
        let writtenLengths = writtenLengths()
        // Cells in other columns or rows.
        let cells = Set(found.filter(\.isConsequence).flatMap { $0.sites }.compactMap(\.new))
        let moved = changedFrames(frames).compactMap { frame, around -> FramePair? in
            var frame = frame
            if reported.contains(frame.new) || cells.contains(frame.new) { return nil }
            if let modifier = writtenLengths[frame.new],
                allChanges[modifier]?.isNear(frame.change, within: 2 * tolerance) == true
            {
                // The lengths are reported with the setting that determines them.
                (frame.change.width, frame.change.height) = (0, 0)
            }
            // A view that fills the named view around it is represented by that view.
            if let around, new.elements[frame.new].title == nil, new.elements[frame.new].mark.words == nil,
                allChanges[around]?.isNear(frame.change, within: 2 * tolerance) == true,
                newNames.isNamed(around, around: frame.new)
            {
                return nil
            }
            return frame.change.isNothing ? nil : frame
        }
        return [moved.filter { $0.grid != nil }, moved.filter { $0.grid == nil }]
            .flatMap { Self.groups($0, by: \.grid) }.flatMap(together)
    }

    // MARK: Without a cause

    /// Returns the changed frames that nothing explains: sizes before positions, inner views before outer views.
    ///
    /// - Returns: The causes, and the elements that they are about.
    private func unexplainedFrames(_ frames: [FramePair]) -> (causes: [FoundChange], reported: Set<Int>) {
        let changes = Dictionary(uniqueKeysWithValues: frames.map { ($0.new, $0.change) })
        /// Returns whether another element changed in the same way.
        func isAlike(_ other: Int?, _ frame: FramePair) -> Bool {
            other.flatMap { changes[$0] }?.isNear(frame.change, within: 2 * tolerance) ?? false
        }
        // If the content of a modifier changed in the same way, only the content is reported.
        let frames = frames.filter { frame in
            isListed(frame.new) || !isAlike(newNames.tree.children(of: frame.new).first, frame)
        }
        let resized = frames.filter(\.change.resizes)
        if resized.isEmpty {
            return causes(frames.filter { $0.change.moves && !isAlike(new.elements[$0.new].parent, $0) })
        }
        let around = Set(resized.flatMap { ancestors(of: $0.new) })
        let innermost = resized.filter { !around.contains($0.new) }
        if innermost.count > 1 {
            if figureChange.resizes { return (figureSize(after: []).causes(.moved, about: root), []) }
            let all = Set(resized.map(\.new))
            let outermost = resized.filter { all.isDisjoint(with: ancestors(of: $0.new)) }
            if outermost.count == 1 { return causes(outermost) }
        }
        return causes(innermost)
    }

    private func ancestors(of index: Int) -> [Int] {
        Array(
            sequence(state: new.elements[index].parent) { next in
                defer { next = next.flatMap { self.new.elements[$0].parent } }
                return next
            }
        )
    }

    private func causes(_ frames: [FramePair]) -> (causes: [FoundChange], reported: Set<Int>) {
        let explainers = explainers(of: frames)
        let causes = Self.groups(frames, by: \.change.coarse)
            .flatMap { group -> [FoundChange] in
                group.count > 2
                    ? [groupChange(group)].causes(.moved, about: group.compactMap { explainers[$0.new] })
                    : group.flatMap { frame in
                        [frameChange(frame)].causes(.moved, about: explainers[frame.new].map { [$0] } ?? [])
                    }
            }
        return (causes, Set(frames.map(\.new)))
    }

    /// Returns the changes of proposals and of the division of lengths, which count only if nothing else differs.
    func unexplainedProposals() -> [FoundChange] {
        let proposals = pairs.flatMap { pair in
            let (was, became) = (old.elements[pair.old].proposal, new.elements[pair.new].proposal)
            let areNear = changes("", was.lengths, became.lengths, within: tolerance).isEmpty
            return areNear
                ? [] : [Change(.changed, newNames.element(pair.new), "proposal", old: was.phrase, new: became.phrase)]
        }
        return (proposals + grids.flatMap(divisions)).causes()
    }

    // MARK: The figure

    private var figureChange: FrameChange { FrameChange(from: old.frame, to: new.frame, tolerance: tolerance) }

    /// Returns the change of the figure's size, unless it is the same or already reported.
    private func figureSize(after found: [FoundChange]) -> [Change] {
        let isReported = found.contains {
            $0.change.subject == "the figure" && ["width", "height"].contains($0.change.property)
        }
        let change = figureChange
        return isReported || !change.resizes ? [] : [Self.change("the figure", old.frame, new.frame, change)]
    }
}

extension Drawing {
    fileprivate var frame: CGRect { CGRect(origin: .zero, size: size) }
}

extension Drawing.Proposal? {
    private var words: [(name: String, length: Double?)] {
        map { [("width", $0.width), ("height", $0.height)] } ?? []
    }

    fileprivate var lengths: [Drawing.Setting] {
        words.map { .init($0.name, $0.length.map { .number($0) } ?? .word("ideal")) }
    }

    /// The lengths in words.
    fileprivate var phrase: String {
        words.map { $0.length.map { $0.isInfinite ? "infinity" : $0.phrase } ?? "ideal" }.joined(separator: " × ")
            .nonEmpty ?? "none"
    }
}
