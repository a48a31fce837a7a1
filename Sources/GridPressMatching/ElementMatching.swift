/// The matching of elements in two drawings, by names and by positions in the tree.
///
/// Views are matched first, and then the modifiers and layers around matched views.
package struct ElementMatching {
    /// The matching element of the new drawing for each element of the old one; `nil` for none.
    package private(set) var new: [Int?]
    /// The matching element of the old drawing for each element of the new drawing; `nil` for none.
    package private(set) var old: [Int?]

    private let before: ElementTree
    private let after: ElementTree

    /// The elements that have no partner, unless an element with the same name is found.
    private var alone = Alone()

    /// Elements without a partner, according to the identities of views.
    package struct Alone {
        var old: Set<Int> = []
        var new: Set<Int> = []
    }

    /// Creates the matching of the elements of two drawings.
    ///
    /// - Parameters:
    ///   - before: The elements of the old drawing.
    ///   - after: The elements of the new drawing.
    ///   - known: Pairs of elements that are known to match.
    ///   - alone: The elements that have no partner, unless an element with the same name is found.
    package init(
        _ before: ElementTree,
        _ after: ElementTree,
        known: [(old: Int, new: Int)] = [],
        alone: Alone = Alone()
    ) {
        self.before = before
        self.after = after
        new = Array(repeating: nil, count: before.count)
        old = Array(repeating: nil, count: after.count)
        for pair in known where isFree(pair.old, pair.new) { match(pair.old, pair.new) }
        // 1. Views with a unique name or text.
        let isKnown = new.map { $0 != nil }
        matchUnique { $0[$1].title }
        self.alone = alone
        // The descendants of these elements are matched with them.
        for (element, partner) in new.enumerated() {
            guard let partner, !isKnown[element], !alone.old.isEmpty || !alone.new.isEmpty else { continue }
            self.alone.old.subtract(element..<before[element].end)
            self.alone.new.subtract(partner..<after[partner].end)
        }
        matchUnique { tree, element in tree[element].title == nil ? tree[element].mark.words : nil }
        for pair in known {
            matchModifiers(of: pair.old, pair.new)
            matchViews(before.view(in: pair.old), after.view(in: pair.new))
        }
        // 2. From the descendants up, views with only one named view inside.
        matchAround()
        // 3. From the ancestors down, views between matched ones.
        matchChildren(of: nil, nil)
        for element in 0..<before.count where !before.isModifier(element) {
            if let partner = new[element] { matchChildren(of: element, partner) }
        }
        // 4. Views of different kinds around the same views.
        matchByContent()
    }

    private mutating func match(_ element: Int, _ partner: Int) {
        new[element] = partner
        old[partner] = element
    }

    private func isFree(_ element: Int, _ partner: Int) -> Bool { isFree(old: element) && isFree(new: partner) }

    private func isFree(old element: Int) -> Bool { new[element] == nil && !alone.old.contains(element) }

    private func isFree(new partner: Int) -> Bool { old[partner] == nil && !alone.new.contains(partner) }

    // MARK: Modifiers

    /// Matches two views with the modifiers and layers around them.
    private mutating func matchViews(_ view: Int, _ partner: Int) {
        guard isFree(view, partner) else { return }
        match(view, partner)
        matchModifiers(of: view, partner)
    }

    private mutating func matchModifiers(of view: Int, _ partner: Int) {
        let (ours, theirs) = (before.modifiers(around: view), after.modifiers(around: partner))
        matchInOrder(ours.filter { isFree(old: $0) }, theirs.filter { isFree(new: $0) })
        // Layers belong to the same element of a view, unless a modifier was added or removed between them.
        let (layers, layersOfPartner) = (
            ([view] + ours).flatMap(before.layers), ([partner] + theirs).flatMap(after.layers)
        )
        if layers.isEmpty || layersOfPartner.isEmpty { return }
        for criterion in [ElementTree.Criterion.view, .kind] {
            for element in [view] + ours {
                guard let partner = new[element] else { continue }
                matchLayers(before.layers(of: element), after.layers(of: partner), by: criterion)
            }
            matchLayers(layers, layersOfPartner, by: criterion)
        }
    }

    /// Matches layers, the first and the last ones in their order.
    private mutating func matchLayers(_ ours: [Int], _ theirs: [Int], by criterion: ElementTree.Criterion) {
        if ours.isEmpty || theirs.isEmpty { return }
        var ours = ours.filter { isFree(old: $0) }[...]
        var theirs = theirs.filter { isFree(new: $0) }[...]
        while let first = ours.first, let other = theirs.first, areAlike(first, other, by: criterion) {
            matchViews(ours.removeFirst(), theirs.removeFirst())
        }
        while let last = ours.last, let other = theirs.last, areAlike(last, other, by: criterion) {
            matchViews(ours.removeLast(), theirs.removeLast())
        }
        if !ours.isEmpty, !theirs.isEmpty { matchSimilar(Array(ours), Array(theirs), by: criterion) }
    }

    private func areAlike(_ element: Int, _ partner: Int, by criterion: ElementTree.Criterion) -> Bool {
        before.key(of: element, criterion) == after.key(of: partner, criterion)
    }

    /// Matches modifiers of the same kinds without changing their order, preferably with the same settings.
    private mutating func matchInOrder(_ ours: [Int], _ theirs: [Int]) {
        var (ours, theirs) = (ours[...], theirs[...])
        while let first = ours.first, let other = theirs.first, likeness(first, other) == Self.mostLikeness {
            match(ours.removeFirst(), theirs.removeFirst())
        }
        while let last = ours.last, let other = theirs.last, likeness(last, other) == Self.mostLikeness {
            match(ours.removeLast(), theirs.removeLast())
        }
        guard !ours.isEmpty, !theirs.isEmpty else { return }
        matchInBestOrder(Array(ours), Array(theirs))
    }

    private mutating func matchInBestOrder(_ ours: [Int], _ theirs: [Int]) {
        // The best likeness of the first modifiers, by the numbers of modifiers.
        var best = Array(repeating: Array(repeating: 0, count: theirs.count + 1), count: ours.count + 1)
        for (row, element) in ours.enumerated() {
            for (column, partner) in theirs.enumerated() {
                let both = best[row][column] + likeness(element, partner)
                best[row + 1][column + 1] = max(both, best[row][column + 1], best[row + 1][column])
            }
        }
        var (row, column) = (ours.count, theirs.count)
        while row > 0, column > 0 {
            if best[row][column] == best[row - 1][column] {
                row -= 1
            } else if best[row][column] == best[row][column - 1] {
                column -= 1
            } else {
                (row, column) = (row - 1, column - 1)
                match(ours[row], theirs[column])
            }
        }
    }

    /// The likeness of two modifiers with equal properties.
    private static let mostLikeness = 7

    /// Returns the likeness of two modifiers; 0 if they have different kinds.
    private func likeness(_ element: Int, _ partner: Int) -> Int {
        let (first, second) = (before[element], after[partner])
        guard before.isGroup(element) == after.isGroup(partner),
            before.isGroup(element) || before.isAlike(element, after, partner)
        else { return 0 }
        let properties = [
            first.settings == second.settings, first.effect == second.effect, first.title == second.title,
            before.countOfLayers(in: element) == after.countOfLayers(in: partner),
            before.countOfLayersAroundView(in: element) == after.countOfLayersAroundView(in: partner),
        ]
        return 2 + properties.count { $0 }
    }

    // MARK: By names

    private mutating func matchUnique(_ key: (ElementTree, Int) -> String?) {
        func unique(_ tree: ElementTree) -> [String: Int] {
            var places: [String: Int] = [:]
            for element in 0..<tree.count {
                guard let key = key(tree, element) else { continue }
                // A negative number means that several elements have the key.
                places[key] = places[key] == nil ? element : -1
            }
            return places
        }
        let (first, second) = (unique(before), unique(after))
        for (key, element) in first.sorted(by: { $0.value < $1.value }) where element >= 0 {
            guard let partner = second[key], partner >= 0 else { continue }
            // The name may be on another modifier around the same view.
            matchViews(before.view(in: element), after.view(in: partner))
        }
    }

    /// Matches the views around two matched views, as long as they contain no other name or text.
    private mutating func matchAround() {
        for start in 0..<before.count {
            guard var partner = new[start], !before.isModifier(start) else { continue }
            var element = start
            while let around = before.parent(of: element), let other = after.parent(of: partner),
                isFree(around, other), before.isAlike(around, after, other), before.isKnownByOne(around),
                after.isKnownByOne(other)
            {
                matchViews(around, other)
                (element, partner) = (around, other)
            }
        }
    }

    // MARK: By locations

    /// Matches the views in two matched views or layers.
    private mutating func matchChildren(of element: Int?, _ partner: Int?) {
        let ours = before.views(in: element)
        let theirs = after.views(in: partner)
        // Matched views in the same order separate the others.
        let places = Dictionary(uniqueKeysWithValues: theirs.enumerated().map { ($1, $0) })
        var place = theirs.startIndex
        var start = ours.startIndex
        for index in ours.indices {
            guard let known = new[ours[index]], let end = places[known], end >= place else { continue }
            matchRun(ours[start..<index], theirs[place..<end])
            start = index + 1
            place = end + 1
        }
        matchRun(ours[start...], theirs[place...])
        matchSimilar(ours, theirs)
    }

    /// Matches views between matched siblings.
    private mutating func matchRun(_ ours: ArraySlice<Int>, _ theirs: ArraySlice<Int>) {
        var ours = ours.filter { isFree(old: $0) }[...]
        var theirs = theirs.filter { isFree(new: $0) }[...]
        while let first = ours.first, let other = theirs.first, before.isSame(first, after, other) {
            matchViews(ours.removeFirst(), theirs.removeFirst())
        }
        while let last = ours.last, let other = theirs.last, before.isSame(last, after, other) {
            matchViews(ours.removeLast(), theirs.removeLast())
        }
        if ours.count == theirs.count, zip(ours, theirs).allSatisfy({ before.isAlike($0, after, $1) }),
            !isReordered(ours, theirs)
        {
            for (element, partner) in zip(ours, theirs) { matchViews(element, partner) }
        } else {
            matchSimilar(Array(ours), Array(theirs))
        }
        // A view of another kind at the same position, or at least the same modifiers.
        let (left, right) = (ours.filter { isFree(old: $0) }, theirs.filter { isFree(new: $0) })
        guard left.count == 1, right.count == 1, before.title(of: left[0]) == nil, after.title(of: right[0]) == nil,
            before.outermostModifier(of: left[0]) == after.outermostModifier(of: right[0])
        else { return }
        let roles = [before[left[0]].kind.role, after[right[0]].kind.role]
        if roles == [.leaf, .leaf] { matchViews(left[0], right[0]) } else { matchModifiers(of: left[0], right[0]) }
    }

    /// Returns whether two lists contain the same views in another order.
    private func isReordered(_ ours: ArraySlice<Int>, _ theirs: ArraySlice<Int>) -> Bool {
        func counts(_ views: ArraySlice<Int>, _ tree: ElementTree) -> [ElementTree.Key: Int] {
            Dictionary(views.map { (tree.key(of: $0, .strand), 1) }, uniquingKeysWith: +)
        }
        return ours.count > 1 && counts(ours, before) == counts(theirs, after)
    }

    private mutating func matchSimilar(_ ours: [Int], _ theirs: [Int]) {
        for criterion in ElementTree.Criterion.allCases { matchSimilar(ours, theirs, by: criterion) }
    }

    private mutating func matchSimilar(_ ours: [Int], _ theirs: [Int], by criterion: ElementTree.Criterion) {
        var places: [ElementTree.Key: [Int]] = [:]
        for partner in theirs.reversed() where isFree(new: partner) {
            places[after.key(of: partner, criterion), default: []].append(partner)
        }
        for element in ours where isFree(old: element) {
            if let partner = places[before.key(of: element, criterion)]?.popLast() { matchViews(element, partner) }
        }
    }

    // MARK: By content

    /// Matches views of different kinds that contain the same views.
    private mutating func matchByContent() {
        for element in (0..<before.count).reversed() where isFree(old: element) {
            let around = before.children(of: element).compactMap { new[$0] }.compactMap { after[$0].parent }
            guard let partner = around.first, isFree(new: partner), around.allSatisfy({ $0 == partner }),
                before[element].kind.role == after[partner].kind.role
            else { continue }
            match(element, partner)
        }
    }
}
