/// The matching of elements in two states of a picture.
///
/// Views with motion notes are matched by their positions in the view tree and by their identities, as in SwiftUI.
/// Other views are matched by their names, texts and positions, as in a comparison of golden files.
package struct StateMatching {
    /// The index of the matching element in the old state for each element of the new state; `nil` for none.
    package let partners: [Int?]

    /// Creates the matching of the elements of two states.
    package init(from old: Drawing, to new: Drawing) {
        let (before, after) = (ElementTree(old), ElementTree(new))
        var notes = NotedElements(before, after)
        notes.matchIdentities()
        notes.matchGeometry()
        notes.matchAround()
        notes.findAlone()
        let matching = ElementMatching(before, after, known: notes.pairs, alone: notes.alone)
        var partners = matching.old + Array(repeating: nil, count: new.elements.count - after.count)
        // Annotations are matched by their names.
        for index in after.count..<new.elements.count {
            partners[index] = (before.count..<old.elements.count).first {
                old.elements[$0].kind == new.elements[index].kind
            }
        }
        self.partners = partners
    }
}

/// The elements of two states whose views have identities.
private struct NotedElements {
    private let before: ElementTree
    private let after: ElementTree
    private var partnerOfOld: [Int: Int] = [:]
    private var partnerOfNew: [Int: Int] = [:]
    private(set) var alone = ElementMatching.Alone()
    /// The elements whose views are in both states, with different modifiers around them.
    private var joined = ElementMatching.Alone()

    var pairs: [(old: Int, new: Int)] { partnerOfOld.map { (old: $0.key, new: $0.value) }.sorted { $0.old < $1.old } }

    init(_ before: ElementTree, _ after: ElementTree) {
        self.before = before
        self.after = after
    }

    private mutating func match(_ element: Int, _ partner: Int) {
        guard partnerOfOld[element] == nil, partnerOfNew[partner] == nil else { return }
        partnerOfOld[element] = partner
        partnerOfNew[partner] = element
    }

    private static func elements(_ tree: ElementTree, _ key: (Drawing.MotionNote) -> String?) -> [String: [Int]] {
        var elements: [String: [Int]] = [:]
        for (element, note) in tree.drawing.motionNotes.sorted(by: { $0.key < $1.key }) where element < tree.count {
            if let key = key(note) { elements[key, default: []].append(element) }
        }
        return elements
    }

    /// Matches elements at the same position in the view tree.
    mutating func matchIdentities() {
        let (old, new) = (Self.elements(before, \.identity), Self.elements(after, \.identity))
        for (identity, elements) in old {
            for (element, partner) in zip(elements, new[identity] ?? []) {
                if before.isAlike(element, after, partner) {
                    match(element, partner)
                } else {
                    matchInside(element, partner)
                }
            }
        }
    }

    /// Matches the outermost elements of the same kind in two views with different modifiers.
    private mutating func matchInside(_ element: Int, _ partner: Int) {
        let (chain, other) = (before.chain(from: element), after.chain(from: partner))
        for inner in chain {
            guard let same = other.first(where: { before.isAlike(inner, after, $0) }) else { continue }
            match(inner, same)
            joined.old.insert(element)
            joined.new.insert(partner)
            return
        }
    }

    /// Matches appearing and disappearing views with the same matched geometry.
    mutating func matchGeometry() {
        let (old, new) = (Self.elements(before, \.geometryID), Self.elements(after, \.geometryID))
        for (id, elements) in old {
            let free = elements.filter { partnerOfOld[$0] == nil }
            let others = (new[id] ?? []).filter { partnerOfNew[$0] == nil }
            guard let element = free.first, let partner = others.first else { continue }
            matchContent(element, partner)
        }
    }

    /// Matches two elements, and their descendants as far as they are alike.
    private mutating func matchContent(_ element: Int, _ partner: Int) {
        guard before.isAlike(element, after, partner) else { return }
        match(element, partner)
        for (child, other) in zip(before.children(of: element), after.children(of: partner)) {
            matchContent(child, other)
        }
    }

    /// Matches the modifiers around matched elements.
    mutating func matchAround() {
        for (start, other) in pairs {
            var (element, partner) = (start, other)
            while let around = before[element].parent, let otherAround = after[partner].parent,
                before.drawing.motionNotes[around]?.identity == nil,
                after.drawing.motionNotes[otherAround]?.identity == nil,
                partnerOfOld[around] == nil, partnerOfNew[otherAround] == nil,
                before.isAlike(around, after, otherAround), before.isAround(around)
            {
                match(around, otherAround)
                (element, partner) = (around, otherAround)
            }
        }
    }

    /// Finds the elements of views that only one state has, although both states have the views around them.
    mutating func findAlone() {
        alone.old = Self.alone(in: before, partnerOfOld, joined.old)
        alone.new = Self.alone(in: after, partnerOfNew, joined.new)
    }

    private static func alone(in tree: ElementTree, _ partners: [Int: Int], _ joined: Set<Int>) -> Set<Int> {
        let notes = tree.drawing.motionNotes
        let areAnyGiven = notes.values.contains { $0.identity?.hasPrefix("=") ?? false }
        guard !partners.isEmpty || areAnyGiven else { return [] }
        var alone: Set<Int> = []
        // Whether the nearest view around each element is known to be in both states.
        var isInKnown = Array(repeating: false, count: tree.count)
        for element in 0..<tree.count {
            let parent = tree[element].parent
            let isAroundKnown = parent.map { isInKnown[$0] } ?? true
            let identity = notes[element]?.identity
            let isNoted = identity != nil
            // An explicit identity never matches a view without it.
            let isGiven = identity?.hasPrefix("=") ?? false
            let isAloneAround = parent.map { alone.contains($0) } ?? false
            if partners[element] == nil, !joined.contains(element), isAloneAround || isGiven || isNoted && isAroundKnown
            {
                alone.insert(element)
            }
            isInKnown[element] = isNoted ? partners[element] != nil || joined.contains(element) : isAroundKnown
        }
        return alone
    }
}
