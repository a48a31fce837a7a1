/// The elements of a drawing as a tree, with the properties that are used to match them.
struct ElementTree {
    let drawing: Drawing
    private var inside: [[Int]]
    private var outermost: [Int] = []
    /// A number for each element.
    ///
    /// It is equal for subtrees with the same kinds, names and texts.
    private var signatures: [Int]
    /// The number of elements with a name or text in each subtree.
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

    /// Returns the children of an element, or the root elements for `nil`.
    func children(of element: Int?) -> [Int] { element.map { inside[$0] } ?? outermost }

    /// Returns the content of a modifier: its only child outside of backgrounds, overlays and masks; `nil` for other
    /// elements.
    func content(of element: Int) -> Int? {
        let content = inside[element].filter { self[$0].layer == nil || self[$0].layer == .content }
        return content.count == 1 ? content[0] : nil
    }

    /// Returns the view that a layer belongs to; `nil` for other elements.
    func view(under layer: Int) -> Int? { viewsUnderLayers[layer] }

    /// Returns whether an unnamed element has exactly one descendant with a name or text.
    func isKnownByOne(_ element: Int) -> Bool {
        self[element].title == nil && self[element].mark.words == nil && countsOfNamed[element] == 1
    }

    // MARK: Likeness

    /// A criterion for matching elements, the best one first.
    enum Criterion: CaseIterable {
        /// The subtrees have the same kinds, names and texts.
        case subtree
        /// Both have the same kind, and the same name or text.
        case name
        /// Both have the same kind.
        case kind
    }

    /// The property that matching elements have in common.
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

    /// Returns whether the subtrees of two elements have the same kinds, names and texts.
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

    /// Whether the element surrounds views: a modifier, a layer of one, or a cell.
    var isAround: Bool { kind.role == .modifier || kind.role == .layer || kind.role == .cell }
}
