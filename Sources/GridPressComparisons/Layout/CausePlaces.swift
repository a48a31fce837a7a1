// The rules for outlines of causes in pictures:
//
// 1. A view is outlined if its text, its paint, its size or a modifier changed, or if it was added or removed.
// 2. A container is outlined if one of its settings changed, such as the spacing, or if several of its views moved
//    without another cause. The views inside are outlined only if rule 1 applies.
// 3. Views that only moved or grew with others are consequences, and aren't outlined.
// 4. Changes that no picture shows, such as a name, are outlined only if there are no other changes.

extension DrawingComparison {
    /// Returns the part of the differences that each cause explains, and the locations of all causes.
    func causePlaces(of causes: [FoundChange], _ frames: [FramePair]) -> ([CauseWeight], [CausePlace]) {
        let moves = Moves(frames, self)
        var places: [CausePlace] = []
        let weights = causes.map { cause in
            var weight = CauseWeight()
            for site in cause.sites {
                let hasMoved = cause.kind != .moved || moves.explains(site)
                let place = CausePlace(
                    kind: hasMoved ? cause.kind : kindWithoutMove(site),
                    old: site.old.flatMap { outlinedFrame(of: $0, oldSide) },
                    new: site.new.flatMap { outlinedFrame(of: $0, newSide) }
                )
                guard place.old != nil || place.new != nil else { continue }
                weight.add(moves.reach(of: site, place.kind, self), area: place.area)
                places.append(place)
            }
            return weight
        }
        let seen = places.filter { $0.kind != .unseen }
        return (weights, Array((seen.isEmpty ? places : seen).unique.prefix(ChangedPlace.mostPlaces)))
    }

    /// Returns the elements that explain changed frames without a cause of their changes.
    ///
    /// If several views of a container changed, and these are all of its views or none was resized, the container
    /// explains them.
    func explainers(of frames: [FramePair]) -> [Int: FoundChange.Site] {
        let families = Dictionary(grouping: frames) { frame in
            ancestor(of: frame.new) { new.elements[$0].kind.role == .container }
        }
        var explainers: [Int: FoundChange.Site] = [:]
        for (container, family) in families {
            let children = container.map { newNames.tree.children(of: $0).count } ?? 0
            let isArranged = family.count > 1 && (family.count == children || family.allSatisfy { !$0.change.resizes })
            for frame in family {
                let element = isArranged ? container ?? frame.new : frame.new
                explainers[frame.new] = FoundChange.Site(old: partner(of: element), new: element)
            }
        }
        return explainers
    }

    /// Returns the kind of a cause that could have moved views but didn't.
    private func kindWithoutMove(_ site: FoundChange.Site) -> CausePlace.Kind {
        guard let old = site.old, let new = site.new, self.old.elements[old].mark != self.new.elements[new].mark
        else { return .unseen }
        return .repainted
    }

    /// Returns the frame to outline for an element, in figure coordinates; `nil` for an element outside of the tree.
    ///
    /// For a transform, it is the frame of the transformed view. If the width or the height is less than 2 points, as
    /// for a spacer, the container's extent replaces it.
    private func outlinedFrame(of element: Int, _ side: Side) -> CGRect? {
        let tree = side.tree
        guard element < tree.count else { return nil }
        var element = element
        while case .transform? = tree[element].effect, let content = tree.content(of: element) { element = content }
        let frame = side.frame(of: element)
        var around = tree[element].parent
        while let current = around, tree.isAround(current) { around = tree[current].parent }
        guard min(frame.width, frame.height) < 2, let container = around else { return frame }
        let room = side.frame(of: container)
        return CGRect(
            x: frame.width < 2 ? room.minX : frame.minX,
            y: frame.height < 2 ? room.minY : frame.minY,
            width: frame.width < 2 ? room.width : frame.width,
            height: frame.height < 2 ? room.height : frame.height
        )
    }
}

/// The part of the differences that a cause explains.
package struct CauseWeight: Hashable, Comparable, Sendable {
    /// The number of views that moved or were resized because of the cause; the maximum if it has several elements.
    package private(set) var reach = 0
    /// The area of the cause's largest element, in square points.
    package private(set) var area = 0.0

    fileprivate mutating func add(_ reach: Int, area: Double) {
        self.reach = max(self.reach, reach)
        self.area = max(self.area, area)
    }

    package static func < (first: Self, second: Self) -> Bool {
        (first.reach, first.area) < (second.reach, second.area)
    }
}

extension CausePlace {
    /// The larger of the areas in both drawings.
    fileprivate var area: Double { [old, new].compactMap { $0.map { Double($0.width * $0.height) } }.max() ?? 0 }
}

/// The elements of the new drawing that moved differently from their parents, were resized, or were added.
private struct Moves {
    /// The number of such elements before each index.
    private var counts = [0]
    /// The number of such views in each container.
    private var arranged: [Int]
    /// The nearest container around each element, or the element itself if it is a container.
    private var containers: [Int?] = []
    private var isResized: [Bool] = []
    private let tree: ElementTree

    init(_ frames: [DrawingComparison.FramePair], _ comparison: DrawingComparison) {
        tree = comparison.newNames.tree
        arranged = Array(repeating: 0, count: tree.count)
        let changes = Dictionary(uniqueKeysWithValues: frames.map { ($0.new, $0.change) })
        for index in 0..<tree.count {
            let around = tree[index].parent.flatMap { changes[$0] } ?? FrameChange()
            // An added element pushes others.
            let hasMoved =
                changes[index].map { change in
                    change.resizes || !change.hasSameMove(as: around, within: 2 * comparison.tolerance)
                } ?? true
            counts.append(counts[index] + (hasMoved ? 1 : 0))
            let container = tree[index].parent.flatMap { containers[$0] }
            let isArranged = tree[index].kind.role.isView || tree[index].kind.role == .modifier
            if isArranged, hasMoved, let container { arranged[container] += 1 }
            containers.append(tree[index].kind.role == .container ? index : container)
            isResized.append(changes[index]?.resizes ?? true)
        }
    }

    /// Returns whether an element or one of its descendants moved or has another size.
    func explains(_ site: FoundChange.Site) -> Bool {
        guard let element = site.new, element < tree.count else { return true }
        return counts[tree[element].end] > counts[element]
    }

    /// Returns the number of views that moved or were resized because of a cause.
    func reach(of site: FoundChange.Site, _ kind: CausePlace.Kind, _ comparison: DrawingComparison) -> Int {
        guard [.moved, .text, .alone].contains(kind) else { return 0 }
        guard let element = site.new else {
            // The siblings of a removed element take its room.
            let around = site.old.flatMap { comparison.old.elements[$0].parent }
            let container = around.flatMap { comparison.matching.new[$0] }.flatMap { containers[$0] }
            return container.map { arranged[$0] } ?? 0
        }
        guard element < tree.count else { return 0 }
        if tree[element].parent == nil { return counts[tree[element].end] }
        // A container arranges the views in it. Another view pushes its siblings.
        if kind == .moved, tree[element].kind.role == .container { return arranged[element] }
        guard isResized[element] else { return 1 }
        return tree[element].parent.flatMap { containers[$0] }.map { arranged[$0] } ?? 1
    }
}
