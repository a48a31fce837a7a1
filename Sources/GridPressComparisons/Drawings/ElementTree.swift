/// The elements of a drawing as a tree, with what makes elements alike.
struct ElementTree {
    let drawing: Drawing
    private var inside: [[Int]]
    private var outermost: [Int] = []
    /// A number for each element that is the same if kinds, names and words inside it are.
    private var signatures: [Int]
    /// The number of elements with a name or words that each element is or has inside.
    private var countsOfNamed: [Int]

    private let viewsUnderLayers: [Int?]

    /// The number of elements, without annotations.
    let count: Int

    init(_ drawing: Drawing) {
        self.drawing = drawing
        let elements = drawing.elements
        count = elements.count - drawing.annotations.count
        viewsUnderLayers = elements.viewsUnderLayers
        inside = Array(repeating: [], count: count)
        signatures = Array(repeating: 0, count: count)
        countsOfNamed = Array(repeating: 0, count: count)
        for index in 0..<count {
            if let parent = elements[index].parent { inside[parent].append(index) } else { outermost.append(index) }
        }
        for index in (0..<count).reversed() {
            var hasher = Hasher()
            hasher.combine(elements[index].kind.name)
            hasher.combine(elements[index].title)
            let words = elements[index].mark.words
            hasher.combine(words)
            countsOfNamed[index] = elements[index].title == nil && words == nil ? 0 : 1
            for child in inside[index] {
                hasher.combine(signatures[child])
                countsOfNamed[index] += countsOfNamed[child]
            }
            signatures[index] = hasher.finalize()
        }
    }

    subscript(index: Int) -> Drawing.Element { drawing.elements[index] }

    /// Returns the elements directly inside one, or outside of all others.
    func children(of element: Int?) -> [Int] { element.map { inside[$0] } ?? outermost }

    /// Returns the only element inside one that isn't in a background, an overlay or a mask: the content of a modifier.
    func content(of element: Int) -> Int? {
        let content = inside[element].filter { self[$0].layer == nil || self[$0].layer == .content }
        return content.count == 1 ? content[0] : nil
    }

    /// Returns the view that a layer is on.
    func view(under layer: Int) -> Int? { viewsUnderLayers[layer] }

    /// Returns whether exactly one element inside has a name or words, and the element itself has neither.
    func isKnownByOne(_ element: Int) -> Bool {
        self[element].title == nil && self[element].mark.words == nil && countsOfNamed[element] == 1
    }

    // MARK: Likeness

    /// A criterion for matching elements, the best one first.
    enum Criterion: CaseIterable {
        /// Everything inside has the same kinds, names and words.
        case subtree
        /// Both have the same name or words, and the same kind.
        case name
        /// Both have the same kind.
        case kind
    }

    /// The property that elements have in common.
    struct Key: Hashable {
        var text: String?
        var kind: String?
        var signature = 0
    }

    /// Returns the property of an element for a criterion.
    func key(of element: Int, _ criterion: Criterion) -> Key {
        switch criterion {
        case .subtree: Key(signature: signatures[element])
        case .name: Key(text: self[element].title ?? self[element].mark.words, kind: self[element].kind.name)
        case .kind: Key(kind: self[element].kind.name)
        }
    }

    /// Returns whether everything inside two elements has the same kinds, names and words.
    func isSame(_ element: Int, _ other: ElementTree, _ partner: Int) -> Bool {
        signatures[element] == other.signatures[partner]
    }

    /// Returns whether two elements have the same kind.
    func isAlike(_ element: Int, _ other: ElementTree, _ partner: Int) -> Bool {
        self[element].kind.name == other[partner].kind.name
    }
}

extension Drawing.Element {
    /// The name or the label, unless it is empty.
    var title: String? { (name ?? label).flatMap { $0.isEmpty ? nil : $0 } }

    /// Whether the element is something around views: a modifier, or a layer of one.
    var isAround: Bool { kind.role == .modifier || kind.role == .layer || kind.role == .cell }
}
