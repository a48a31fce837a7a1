/// The elements of a drawing as a tree, with the properties that are used to match them.
package struct ElementTree {
    package let drawing: Drawing
    private var inside: [[Int]]
    private var outermost: [Int] = []
    private var contents: [Int?]
    /// A number for each element.
    ///
    /// It is equal for subtrees with the same kinds, names and texts.
    private var signatures: [Int]
    /// The number of elements with a name or text in each subtree.
    private var countsOfNamed: [Int]
    /// For each modifier the view inside it, and for each other element the element itself.
    private var views: [Int]
    /// For each modifier the number of layers between it and its view.
    private var countsOfLayers: [Int]
    /// The outermost modifier around each view; for any other element, the element itself.
    private var outermostModifiers: [Int]
    private var groups: Set<Int> = []
    private var areAround: [Bool]
    private let viewsUnderLayers: [Int?]
    private let layersOfViews: [Int: [Int]]

    /// The number of elements, without annotations.
    package let count: Int

    package init(_ drawing: Drawing) {
        self.drawing = drawing
        let elements = drawing.elements
        count = elements.count - drawing.annotations.count
        viewsUnderLayers = elements.viewsUnderLayers
        let viewsUnderLayers = viewsUnderLayers
        layersOfViews = Dictionary(grouping: (0..<count).filter { viewsUnderLayers[$0] != nil }) {
            viewsUnderLayers[$0] ?? $0
        }
        inside = Array(repeating: [], count: count)
        signatures = Array(repeating: 0, count: count)
        countsOfNamed = Array(repeating: 0, count: count)
        countsOfLayers = signatures
        views = Array(0..<count)
        outermostModifiers = views
        areAround = elements.prefix(count).map { [.modifier, .layer, .cell].contains($0.kind.role) }
        contents = Array(repeating: nil, count: count)
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
            let inner = inside[index].filter { elements[$0].layer == nil || elements[$0].layer == .content }
            guard inner.count == 1, let content = inner.first else { continue }
            contents[index] = content
            if inside[index].count > 1, elements[index].isGroup(around: elements[content]) {
                groups.insert(index)
                areAround[index] = true
            }
            guard areAround[index], !elements[index].isLayer else { continue }
            views[index] = views[content]
            countsOfLayers[index] = countsOfLayers[content] + countOfLayers(in: index)
            outermostModifiers[views[index]] = index
        }
    }

    package subscript(index: Int) -> Drawing.Element { drawing.elements[index] }

    /// Returns the children of an element, or the root elements for `nil`.
    package func children(of element: Int?) -> [Int] { element.map { inside[$0] } ?? outermost }

    /// Returns the content of a modifier: its only child outside of backgrounds, overlays and masks; `nil` for other
    /// elements.
    package func content(of element: Int) -> Int? { contents[element] }

    /// Returns an element and, if it is a modifier, the elements inside it up to the view.
    ///
    /// - Parameters:
    ///   - element: The first element.
    ///   - toName: Whether a named modifier is the last element.
    package func chain(from element: Int, toName: Bool = false) -> [Int] {
        var chain = [element]
        var current = element
        while isAround(current), !toName || self[current].title == nil, let content = content(of: current) {
            chain.append(content)
            current = content
        }
        return chain
    }

    /// Returns whether an unnamed view has exactly one descendant with a name or text.
    func isKnownByOne(_ element: Int) -> Bool {
        self[element].title == nil && self[element].mark.words == nil && countsOfNamed[element] == 1
    }

    // MARK: Views with modifiers and layers

    /// Returns whether an element surrounds views: a modifier, a layer of one, a cell, or a group.
    package func isAround(_ element: Int) -> Bool { areAround[element] }

    /// Returns whether an element only gives a view and its layers a name.
    package func isGroup(_ element: Int) -> Bool { groups.contains(element) }

    /// Returns whether an element is a modifier or a cell around one view.
    func isModifier(_ element: Int) -> Bool { views[element] != element }

    /// Returns the view inside modifiers; for any other element, the element itself.
    package func view(in element: Int) -> Int { views[element] }

    /// Returns the modifiers around a view, from the inside out.
    package func modifiers(around view: Int) -> [Int] {
        var modifiers: [Int] = []
        var around = outermostModifiers[view] == view ? nil : self[view].parent
        while let current = around, views[current] == view {
            modifiers.append(current)
            around = self[current].parent
        }
        return modifiers
    }

    /// Returns the view or the layer around the modifiers of a view.
    func parent(of view: Int) -> Int? { self[outermostModifiers[view]].parent }

    /// Returns the views in a view or a layer, without the layers that belong to them.
    func views(in element: Int?) -> [Int] {
        children(of: element).filter { viewsUnderLayers[$0] == nil }.map { views[$0] }
    }

    /// Returns the view that a layer belongs to; `nil` for other elements.
    package func view(under layer: Int) -> Int? { viewsUnderLayers[layer] }

    /// Returns the layers directly behind and in front of a view or a modifier.
    func layers(of element: Int) -> [Int] {
        guard let parent = self[element].parent, isModifier(parent) else { return layersOfViews[element] ?? [] }
        return inside[parent].filter { $0 != element }
    }

    /// Returns the number of layers directly inside a modifier.
    func countOfLayers(in modifier: Int) -> Int { inside[modifier].count - 1 }

    /// Returns the number of layers between a modifier and its view.
    func countOfLayersAroundView(in modifier: Int) -> Int { countsOfLayers[modifier] }

    /// Returns the name of a view, or of a modifier around it.
    func title(of view: Int) -> String? {
        self[view].title ?? modifiers(around: view).lazy.compactMap { self[$0].title }.first
    }

    /// Returns the kind of the outermost modifier around a view; `nil` for a view without modifiers.
    func outermostModifier(of view: Int) -> String? {
        outermostModifiers[view] == view ? nil : self[outermostModifiers[view]].kind.name
    }

    // MARK: Likeness

    /// A criterion for matching views and layers, the best one first.
    enum Criterion: CaseIterable {
        /// The views and their modifiers have the same kinds, names and texts.
        case strand
        /// The views have the same kinds, names and texts.
        case view
        /// Both have the same kind, and the same name or text.
        case name
        /// Both have the same kind.
        case kind
    }

    /// The property that matching views have in common.
    struct Key: Hashable {
        var text: String?
        var kind: String?
        var signature = 0
    }

    /// Returns the property of a view for a criterion.
    func key(of view: Int, _ criterion: Criterion) -> Key {
        switch criterion {
        case .strand: Key(signature: signatures[outermostModifiers[view]])
        case .view: Key(signature: signatures[view])
        case .name: Key(text: title(of: view) ?? self[view].mark.words, kind: self[view].kind.name)
        case .kind: Key(kind: self[view].kind.name)
        }
    }

    /// Returns whether two views and their modifiers have the same kinds, names and texts.
    func isSame(_ view: Int, _ other: ElementTree, _ partner: Int) -> Bool {
        key(of: view, .strand) == other.key(of: partner, .strand)
    }

    /// Returns whether two elements have the same kind.
    func isAlike(_ element: Int, _ other: ElementTree, _ partner: Int) -> Bool {
        self[element].kind.name == other[partner].kind.name
    }
}

extension Drawing.Element {
    /// The name or the label, unless it is empty.
    package var title: String? { (name ?? label).flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns whether the element only gives its content and the layers beside it a name.
    ///
    /// Such an element has the kind of its content.
    fileprivate func isGroup(around content: Drawing.Element) -> Bool {
        title != nil && kind == content.kind && mark == .none && effect == nil && settings.isEmpty
    }
}
