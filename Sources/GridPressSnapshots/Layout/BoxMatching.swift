import GridPressDrawings

/// The matching boxes of two records, found by their titles and by their positions in the tree.
struct BoxMatching {
    /// The box of the new record for each of the old one.
    private(set) var new: [Int?]
    /// The box of the old record for each of the new one.
    private(set) var old: [Int?]

    private let before: BoxTree
    private let after: BoxTree

    init(_ before: BoxTree, _ after: BoxTree) {
        self.before = before
        self.after = after
        new = Array(repeating: nil, count: before.count)
        old = Array(repeating: nil, count: after.count)
        // 1. What is called alike, and is the only one so called.
        matchUnique { $0.record.boxes[$1].title?.text }
        matchUnique { tree, box in tree.record.boxes[box].title == nil ? tree.record.boxes[box].words : nil }
        // 2. From the inside out, boxes that are known by the only thing in them.
        matchAround()
        // 3. From the outside in, boxes between those that are known.
        matchChildren(of: nil, nil)
        for box in before.record.boxes.indices {
            if let partner = new[box] { matchChildren(of: box, partner) }
        }
    }

    private mutating func match(_ box: Int, _ partner: Int) {
        new[box] = partner
        old[partner] = box
    }

    private mutating func matchUnique(_ key: (BoxTree, Int) -> String?) {
        func unique(_ tree: BoxTree) -> [String: Int] {
            var places: [String: Int] = [:]
            for box in 0..<tree.count {
                guard let key = key(tree, box) else { continue }
                // Below zero: there are several.
                places[key] = places[key] == nil ? box : -1
            }
            return places
        }
        let (first, second) = (unique(before), unique(after))
        for box in 0..<before.count where new[box] == nil {
            guard let key = key(before, box), first[key] == box, let partner = second[key], partner >= 0,
                old[partner] == nil
            else { continue }
            match(box, partner)
        }
    }

    /// Matches the boxes around two that are the same, as long as nothing else in those has a name or words.
    private mutating func matchAround() {
        for box in before.record.boxes.indices {
            guard var partner = new[box] else { continue }
            var box = box
            while let around = before.record.boxes[box].parent, let other = after.record.boxes[partner].parent,
                new[around] == nil, old[other] == nil, before.isAlike(around, after, other),
                before.isKnownByOne(around), after.isKnownByOne(other)
            {
                match(around, other)
                (box, partner) = (around, other)
            }
        }
    }

    /// Matches what is directly inside two boxes that are the same.
    private mutating func matchChildren(of box: Int?, _ partner: Int?) {
        let ours = before.children(of: box)
        let theirs = after.children(of: partner)
        // Known ones in the same order part the others.
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
        // Boxes that something was put around, or taken from around.
        let left = ours.filter { new[$0] == nil }
        let wrapped = theirs.filter { old[$0] == nil }.flatMap { after.children(of: $0) }
        if !left.isEmpty, !wrapped.isEmpty { matchSimilar(left, wrapped, levels: [.subtree]) }
        let bare = theirs.filter { old[$0] == nil }
        let unwrapped = ours.filter { new[$0] == nil }.flatMap { before.children(of: $0) }
        if !bare.isEmpty, !unwrapped.isEmpty { matchSimilar(unwrapped, bare, levels: [.subtree]) }
    }

    /// Matches boxes that stand between known ones.
    private mutating func matchRun(_ ours: ArraySlice<Int>, _ theirs: ArraySlice<Int>) {
        var ours = ours.filter { new[$0] == nil }[...]
        var theirs = theirs.filter { old[$0] == nil }[...]
        while let first = ours.first, let other = theirs.first, before.isSame(first, after, other) {
            match(ours.removeFirst(), theirs.removeFirst())
        }
        while let last = ours.last, let other = theirs.last, before.isSame(last, after, other) {
            match(ours.removeLast(), theirs.removeLast())
        }
        if ours.count == theirs.count, zip(ours, theirs).allSatisfy({ before.isAlike($0, after, $1) }) {
            for (box, partner) in zip(ours, theirs) { match(box, partner) }
        } else {
            matchSimilar(Array(ours), Array(theirs), levels: BoxTree.Likeness.allCases)
        }
    }

    private mutating func matchSimilar(_ ours: [Int], _ theirs: [Int], levels: [BoxTree.Likeness]) {
        for level in levels {
            var places: [BoxTree.Key: [Int]] = [:]
            for partner in theirs.reversed() where old[partner] == nil {
                places[after.key(of: partner, level), default: []].append(partner)
            }
            for box in ours where new[box] == nil {
                let key = before.key(of: box, level)
                if let partner = places[key]?.popLast() { match(box, partner) }
            }
        }
    }
}

/// The boxes of a record as a tree, and what makes them alike.
struct BoxTree {
    let record: LayoutRecord
    private var inside: [[Int]]
    private var outermost: [Int] = []
    /// A word for each box that is the same where all inside it is called and says the same.
    private var signatures: [Int]
    /// How many boxes with a name or words each box is or has inside.
    private var countsOfNamed: [Int]

    var count: Int { record.boxes.count }

    init(_ record: LayoutRecord) {
        self.record = record
        inside = Array(repeating: [], count: record.boxes.count)
        signatures = Array(repeating: 0, count: record.boxes.count)
        countsOfNamed = record.boxes.map { $0.title == nil && $0.words == nil ? 0 : 1 }
        for (index, box) in record.boxes.enumerated() {
            if let parent = box.parent { inside[parent].append(index) } else { outermost.append(index) }
        }
        for index in record.boxes.indices.reversed() {
            let box = record.boxes[index]
            var hasher = Hasher()
            hasher.combine(box.kind)
            hasher.combine(box.title)
            hasher.combine(box.words)
            for child in inside[index] { hasher.combine(signatures[child]) }
            signatures[index] = hasher.finalize()
            for child in inside[index] { countsOfNamed[index] += countsOfNamed[child] }
        }
    }

    /// The boxes directly inside one, or inside of nothing.
    func children(of box: Int?) -> [Int] { box.map { inside[$0] } ?? outermost }

    /// Whether a box has no name and no words, and one box inside has.
    func isKnownByOne(_ box: Int) -> Bool {
        record.boxes[box].title == nil && record.boxes[box].words == nil && countsOfNamed[box] == 1
    }

    /// The criteria by which boxes match, the strongest first.
    enum Likeness: CaseIterable {
        /// All inside is called and says the same.
        case subtree
        /// They are called the same.
        case name
        /// They are of one kind, and both have a name or words, or neither has.
        case kind
    }

    /// The key that matching boxes share.
    struct Key: Hashable {
        var text: String?
        var kind: String?
        var signature = 0
    }

    /// What boxes have in common that are alike in a way.
    func key(of box: Int, _ likeness: Likeness) -> Key {
        let known = record.boxes[box]
        return switch likeness {
        case .subtree: Key(signature: signatures[box])
        case .name: Key(text: known.title?.text ?? known.words, kind: known.kind)
        case .kind: Key(kind: known.kind)
        }
    }

    /// Whether all inside two boxes is called and says the same.
    func isSame(_ box: Int, _ other: BoxTree, _ partner: Int) -> Bool { signatures[box] == other.signatures[partner] }

    /// Whether two boxes in the same place may be the same one.
    func isAlike(_ box: Int, _ other: BoxTree, _ partner: Int) -> Bool {
        record.boxes[box].kind == other.record.boxes[partner].kind
    }
}
