// The rules for outlines of causes in pictures:
//
// 1. A view is outlined if its text, its paint, its size or a modifier changed, or if it was added or removed.
// 2. A container is outlined if one of its settings changed, such as the spacing, or if several of its views moved
//    without another cause. The views inside are outlined only if rule 1 applies.
// 3. Views that only moved or grew with others are consequences, and aren't outlined.
// 4. Changes that no picture shows, such as a name, are outlined only if there are no other changes.

extension DrawingComparison {
    /// Finds the locations of all causes, and the part of the differences that each explains.
    mutating func findCausePlaces(_ frames: [FramePair]) {
        let moves = Moves(frames, self)
        difference.weights = difference.causes.map { _ in CauseWeight() }
        var places: [CausePlace] = []
        var known: Set<CausePlace> = []
        for var site in sites {
            if site.kind == .moved, !moves.explains(site.elements) { site.kind = kindWithoutMove(site.elements) }
            let place = CausePlace(
                kind: site.kind,
                old: site.elements.old.flatMap { outlinedFrame(of: $0, oldNames.tree, moves.oldVisibility) },
                new: site.elements.new.flatMap { outlinedFrame(of: $0, newNames.tree, moves.newVisibility) }
            )
            guard place.old != nil || place.new != nil else { continue }
            difference.weights[site.cause].add(moves.reach(of: site, self), area: place.area)
            if known.insert(place).inserted { places.append(place) }
        }
        let seen = places.filter { $0.kind != .unseen }
        difference.causePlaces = Array((seen.isEmpty ? places : seen).prefix(ChangedPlace.mostPlaces))
    }

    /// Returns the elements that explain changed frames without a cause of their changes.
    ///
    /// If several views of a container changed, and these are all of its views or none was resized, the container
    /// explains them.
    func explainers(of frames: [FramePair]) -> [Int: [CauseSite.Elements]] {
        let families = Dictionary(grouping: frames) { containerAround($0.new) }
        var explainers: [Int: [CauseSite.Elements]] = [:]
        for (container, family) in families {
            let children = container.map { newNames.tree.children(of: $0).count } ?? 0
            let isArranged = family.count > 1 && (family.count == children || family.allSatisfy { !$0.change.resizes })
            for frame in family {
                let element = isArranged ? container ?? frame.new : frame.new
                explainers[frame.new] = [CauseSite.Elements(old: partner(of: element), new: element)]
            }
        }
        return explainers
    }

    /// Returns the element of the old drawing that matches an element of the new drawing; `nil` for none.
    func partner(of element: Int) -> Int? { element < matching.old.count ? matching.old[element] : nil }

    /// Returns the nearest ancestor that arranges views and is in both drawings.
    private func containerAround(_ element: Int) -> Int? {
        var around = new.elements[element].parent
        while let current = around, matching.old[current] == nil || new.elements[current].kind.role != .container {
            around = new.elements[current].parent
        }
        return around
    }

    /// Returns the kind of a cause that could have moved views but didn't.
    private func kindWithoutMove(_ elements: CauseSite.Elements) -> CausePlace.Kind {
        guard let old = elements.old, let new = elements.new, self.old.elements[old].mark != self.new.elements[new].mark
        else { return .unseen }
        return .repainted
    }

    /// Returns the frame to outline for an element, in figure coordinates; `nil` for an element outside of the tree.
    ///
    /// For a transform, it is the frame of the transformed view. If the width or the height is less than 2 points, as
    /// for a spacer, the container's extent replaces it.
    private func outlinedFrame(of element: Int, _ tree: ElementTree, _ visibility: Drawing.VisibilityMap) -> CGRect? {
        guard element < tree.count else { return nil }
        var element = element
        while case .transform? = tree[element].effect, let content = tree.content(of: element) { element = content }
        let transform = visibility.around(element).transform
        let frame = transform.boundingBox(of: tree[element].frame)
        var container = tree[element].parent
        while let current = container, tree[current].isAround { container = tree[current].parent }
        guard min(frame.width, frame.height) < 2, let container else { return frame }
        let room = visibility.around(container).transform.boundingBox(of: tree[container].frame)
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
    let oldVisibility: Drawing.VisibilityMap
    let newVisibility: Drawing.VisibilityMap
    /// The number of such elements before each index.
    private var counts = [0]
    /// The number of such views in each container.
    private var arranged: [Int]
    /// The nearest container around each element, or the element itself if it is a container.
    private var containers: [Int?] = []
    private var isResized: [Bool] = []
    private let ends: [Int]

    init(_ frames: [DrawingComparison.FramePair], _ comparison: DrawingComparison) {
        oldVisibility = comparison.old.visibility()
        newVisibility = comparison.new.visibility()
        let tree = comparison.newNames.tree
        ends = (0..<tree.count).map { tree[$0].end }
        arranged = Array(repeating: 0, count: tree.count)
        let changes = Dictionary(uniqueKeysWithValues: frames.map { ($0.new, $0.change) })
        for index in 0..<tree.count {
            let around = tree[index].parent.flatMap { changes[$0] } ?? FrameChange()
            // An added element pushes others.
            let hasMoved = changes[index].map { change in
                change.resizes || !(comparison.isNear(around.x, change.x) && comparison.isNear(around.y, change.y))
            }
            counts.append(counts[index] + (hasMoved ?? true ? 1 : 0))
            let container = tree[index].parent.flatMap { containers[$0] }
            let isArranged = tree[index].kind.role.isView || tree[index].kind.role == .modifier
            if isArranged, hasMoved ?? true, let container { arranged[container] += 1 }
            containers.append(tree[index].kind.role == .container ? index : container)
            isResized.append(changes[index]?.resizes ?? true)
        }
    }

    /// Returns whether an element or one of its descendants moved or has another size.
    func explains(_ elements: CauseSite.Elements) -> Bool {
        guard let element = elements.new, element < ends.count else { return true }
        return counts[ends[element]] > counts[element]
    }

    /// Returns the number of views that moved or were resized because of a cause.
    func reach(of site: CauseSite, _ comparison: DrawingComparison) -> Int {
        guard [.moved, .text, .alone].contains(site.kind) else { return 0 }
        guard let element = site.elements.new else {
            // The siblings of a removed element take its room.
            let around = site.elements.old.flatMap { comparison.old.elements[$0].parent }
            let container = around.flatMap { comparison.matching.new[$0] }.flatMap { containers[$0] }
            return container.map { arranged[$0] } ?? 0
        }
        guard element < ends.count else { return 0 }
        let tree = comparison.newNames.tree
        if tree[element].parent == nil { return counts[ends[element]] }
        // A container arranges the views in it. Another view pushes its siblings.
        if site.kind == .moved, tree[element].kind.role == .container { return arranged[element] }
        guard isResized[element] else { return 1 }
        return tree[element].parent.flatMap { containers[$0] }.map { arranged[$0] } ?? 1
    }
}
