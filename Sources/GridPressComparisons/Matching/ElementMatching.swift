/// The matching of elements in two drawings, by names and by positions in the tree.
struct ElementMatching {
    /// The matching element of the new drawing for each element of the old one; `nil` for none.
    private(set) var new: [Int?]
    /// The matching element of the old drawing for each element of the new drawing; `nil` for none.
    private(set) var old: [Int?]

    private let before: ElementTree
    private let after: ElementTree

    /// The elements that have no partner, unless an element with the same name is found.
    private var alone = Alone()

    /// Elements without a partner, according to the identities of views.
    struct Alone {
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
    init(_ before: ElementTree, _ after: ElementTree, known: [(old: Int, new: Int)] = [], alone: Alone = Alone()) {
        self.before = before
        self.after = after
        new = Array(repeating: nil, count: before.count)
        old = Array(repeating: nil, count: after.count)
        for pair in known where isFree(pair.old, pair.new) { match(pair.old, pair.new) }
        // 1. Elements with a unique name or text.
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
        // 2. From the descendants up, elements with only one named element inside.
        matchAround()
        // 3. From the ancestors down, elements between matched ones.
        matchChildren(of: nil, nil)
        for element in 0..<before.count {
            if let partner = new[element] { matchChildren(of: element, partner) }
        }
        // 4. Elements of different kinds around the same elements.
        matchByContent()
    }

    private mutating func match(_ element: Int, _ partner: Int) {
        new[element] = partner
        old[partner] = element
    }

    private func isFree(_ element: Int, _ partner: Int) -> Bool { isFree(old: element) && isFree(new: partner) }

    private func isFree(old element: Int) -> Bool { new[element] == nil && !alone.old.contains(element) }

    private func isFree(new partner: Int) -> Bool { old[partner] == nil && !alone.new.contains(partner) }

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
        for element in 0..<before.count where isFree(old: element) {
            guard let key = key(before, element), first[key] == element, let partner = second[key], partner >= 0,
                isFree(new: partner)
            else { continue }
            // The name may be on another modifier around the same view.
            let isAlike = before.isAlike(element, after, partner)
            let inner = isAlike ? nil : pair(in: before.chain(from: element), after.chain(from: partner))
            let (first, second) = inner ?? (element, partner)
            match(first, second)
        }
    }

    /// Matches the ancestors of two matched elements, as long as they contain no other name or text.
    private mutating func matchAround() {
        for start in 0..<before.count {
            guard var partner = new[start] else { continue }
            var element = start
            while let (around, other) = pairAround(element, partner) {
                match(around, other)
                (element, partner) = (around, other)
            }
        }
    }

    /// Returns the nearest ancestors of the same kind around two matched elements; `nil` for none.
    ///
    /// One of the two elements may have an additional modifier around it.
    private func pairAround(_ element: Int, _ partner: Int) -> (Int, Int)? {
        guard let around = before[element].parent, let other = after[partner].parent else { return nil }
        func isPair(_ first: Int, _ second: Int) -> Bool {
            isFree(first, second) && before.isAlike(first, after, second) && before.isKnownByOne(first)
                && after.isKnownByOne(second)
        }
        if isPair(around, other) { return (around, other) }
        if after[other].isAround, let further = after[other].parent, isPair(around, further) {
            return (around, further)
        }
        if before[around].isAround, let further = before[around].parent, isPair(further, other) {
            return (further, other)
        }
        return nil
    }

    // MARK: By locations

    /// Matches the children of two matched elements.
    private mutating func matchChildren(of element: Int?, _ partner: Int?) {
        let ours = before.children(of: element)
        let theirs = after.children(of: partner)
        // Matched children in the same order separate the others.
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
        matchThroughModifiers(ours, theirs)
    }

    /// Matches elements between matched siblings.
    private mutating func matchRun(_ ours: ArraySlice<Int>, _ theirs: ArraySlice<Int>) {
        var ours = ours.filter { isFree(old: $0) }[...]
        var theirs = theirs.filter { isFree(new: $0) }[...]
        while let first = ours.first, let other = theirs.first, before.isSame(first, after, other) {
            match(ours.removeFirst(), theirs.removeFirst())
        }
        while let last = ours.last, let other = theirs.last, before.isSame(last, after, other) {
            match(ours.removeLast(), theirs.removeLast())
        }
        if ours.count == theirs.count, zip(ours, theirs).allSatisfy({ before.isAlike($0, after, $1) }),
            !isReordered(ours, theirs)
        {
            for (element, partner) in zip(ours, theirs) { match(element, partner) }
        } else {
            matchSimilar(Array(ours), Array(theirs))
        }
        // A view of another kind at the same position.
        let (left, right) = (ours.filter { isFree(old: $0) }, theirs.filter { isFree(new: $0) })
        guard left.count == 1, right.count == 1, before[left[0]].kind.role == after[right[0]].kind.role,
            before[left[0]].kind.role == .leaf, before[left[0]].title == nil, after[right[0]].title == nil
        else { return }
        match(left[0], right[0])
    }

    /// Returns whether two lists contain the same subtrees in another order.
    private func isReordered(_ ours: ArraySlice<Int>, _ theirs: ArraySlice<Int>) -> Bool {
        func counts(_ elements: ArraySlice<Int>, _ tree: ElementTree) -> [ElementTree.Key: Int] {
            Dictionary(elements.map { (tree.key(of: $0, .subtree), 1) }, uniquingKeysWith: +)
        }
        return ours.count > 1 && counts(ours, before) == counts(theirs, after)
    }

    private mutating func matchSimilar(_ ours: [Int], _ theirs: [Int]) {
        for criterion in ElementTree.Criterion.allCases {
            var places: [ElementTree.Key: [Int]] = [:]
            for partner in theirs.reversed() where isFree(new: partner) {
                places[after.key(of: partner, criterion), default: []].append(partner)
            }
            for element in ours where isFree(old: element) {
                if let partner = places[before.key(of: element, criterion)]?.popLast() { match(element, partner) }
            }
        }
    }

    /// Matches views with different modifiers around them.
    private mutating func matchThroughModifiers(_ ours: [Int], _ theirs: [Int]) {
        var right = theirs.filter { isFree(new: $0) }
        for element in ours where isFree(old: element) {
            let chain = before.chain(from: element)
            for (place, other) in right.enumerated() {
                guard let (first, second) = pair(in: chain, after.chain(from: other)) else { continue }
                match(first, second)
                right.remove(at: place)
                break
            }
        }
    }

    /// Returns the outermost elements of the same kind in two chains of modifiers.
    private func pair(in chain: [Int], _ other: [Int]) -> (Int, Int)? {
        for sum in 0..<(chain.count + other.count) {
            for first in 0...sum where first < chain.count && sum - first < other.count {
                let (element, partner) = (chain[first], other[sum - first])
                if isFree(element, partner), before.isAlike(element, after, partner) { return (element, partner) }
            }
        }
        return nil
    }

    // MARK: By content

    /// Matches elements of different kinds that contain the same elements.
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

extension ElementTree {
    /// Returns an element and, if it is a modifier, the elements inside it up to the view.
    func chain(from element: Int) -> [Int] {
        var chain = [element]
        while self[chain[chain.count - 1]].isAround, let content = content(of: chain[chain.count - 1]) {
            chain.append(content)
        }
        return chain
    }
}
