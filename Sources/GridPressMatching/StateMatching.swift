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
        notes.match()
        let alone = ElementMatching.Alone(
            old: NotedElements.alone(in: before, Set(notes.partners.keys)),
            new: NotedElements.alone(in: after, Set(notes.partners.values))
        )
        let known = notes.partners.map { (old: $0.key, new: $0.value) }.sorted { $0.old < $1.old }
        let matching = ElementMatching(before, after, known: known, alone: alone)
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
    /// The elements of the new state by the matching elements of the old one.
    private(set) var partners: [Int: Int] = [:]
    private var matched: Set<Int> = []

    init(_ before: ElementTree, _ after: ElementTree) {
        self.before = before
        self.after = after
    }

    /// Matches elements at the same position in the view tree, and then appearing and disappearing views with the same
    /// matched geometry.
    mutating func match() {
        let (old, new) = (Self.elements(before, \.identity), Self.elements(after, \.identity))
        for (identity, elements) in old {
            for (element, partner) in zip(elements, new[identity] ?? []) {
                match(element, partner)
                // The views inside can have different modifiers.
                match(before.view(in: element), after.view(in: partner))
            }
        }
        let (oldIDs, newIDs) = (Self.elements(before, \.geometryID), Self.elements(after, \.geometryID))
        for (id, elements) in oldIDs {
            guard let element = elements.first(where: { partners[$0] == nil }),
                let partner = newIDs[id]?.first(where: { !matched.contains($0) })
            else { continue }
            matchContent(element, partner)
        }
    }

    private static func elements(_ tree: ElementTree, _ key: (Drawing.MotionNote) -> String?) -> [String: [Int]] {
        var elements: [String: [Int]] = [:]
        for (element, note) in tree.drawing.motionNotes.sorted(by: { $0.key < $1.key }) where element < tree.count {
            if let key = key(note) { elements[key, default: []].append(element) }
        }
        return elements
    }

    private mutating func match(_ element: Int, _ partner: Int) {
        guard partners[element] == nil, !matched.contains(partner), before.isAlike(element, after, partner) else {
            return
        }
        partners[element] = partner
        matched.insert(partner)
    }

    /// Matches two elements, and their descendants as far as they are alike.
    private mutating func matchContent(_ element: Int, _ partner: Int) {
        guard before.isAlike(element, after, partner) else { return }
        match(element, partner)
        for (child, other) in zip(before.children(of: element), after.children(of: partner)) {
            matchContent(child, other)
        }
    }

    /// Returns the elements of views that only one state has, although both states have the views around them.
    static func alone(in tree: ElementTree, _ matched: Set<Int>) -> Set<Int> {
        let notes = tree.drawing.motionNotes
        let areAnyGiven = notes.values.contains { $0.hasGivenIdentity }
        guard !matched.isEmpty || areAnyGiven else { return [] }
        var alone: Set<Int> = []
        // Whether the nearest view around each element is known to be in both states.
        var isInKnown = Array(repeating: false, count: tree.count)
        for element in 0..<tree.count {
            let parent = tree[element].parent
            let isAroundKnown = parent.map { isInKnown[$0] } ?? true
            let isNoted = notes[element]?.identity != nil
            let isMatched = matched.contains(element) || isNoted && matched.contains(tree.view(in: element))
            // An explicit identity never matches a view without it.
            let isGiven = notes[element]?.hasGivenIdentity ?? false
            let isAlone = parent.map(alone.contains) ?? false || isGiven || isNoted && isAroundKnown
            if isAlone, !isMatched { alone.insert(element) }
            isInKnown[element] = isNoted ? isMatched : isAroundKnown
        }
        return alone
    }
}

extension Drawing.MotionNote {
    /// Whether the author wrote the identity.
    fileprivate var hasGivenIdentity: Bool { identity?.hasPrefix("=") ?? false }
}
