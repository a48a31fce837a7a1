/// The names of the parts of a drawing in messages.
struct ElementNames {
    let tree: ElementTree
    var drawing: Drawing { tree.drawing }
    private let countOfKind: [String: Int]
    private let cellOfElement: [Int: (grid: Int, cell: Int)]
    /// The number of each element among its siblings of the same kind, and in the figure.
    private var numbers: [Int]
    private var numbersInFigure: [Int]
    /// Whether each element has siblings of the same kind.
    private var hasAlike: [Bool]

    init(_ tree: ElementTree) {
        self.tree = tree
        let elements = tree.drawing.elements.prefix(tree.count)
        countOfKind = Dictionary(elements.map { ($0.kind.name, 1) }, uniquingKeysWith: +)
        var cells: [Int: (grid: Int, cell: Int)] = [:]
        for (grid, value) in tree.drawing.grids.enumerated() {
            for (cell, place) in value.cells.enumerated() where place.element != value.element {
                // The views inside the modifiers of an item also represent the item.
                guard place.element < tree.count else { continue }
                for element in tree.chain(from: place.element, toName: true) {
                    cells[element] = cells[element] ?? (grid, cell)
                }
            }
        }
        cellOfElement = cells
        numbers = Array(repeating: 0, count: tree.count)
        numbersInFigure = numbers
        hasAlike = Array(repeating: false, count: tree.count)
        var kinds: [String: Int] = [:]
        for (index, element) in elements.enumerated() {
            kinds[element.kind.name, default: 0] += 1
            numbersInFigure[index] = kinds[element.kind.name, default: 0]
        }
        // Views in modifiers are counted as siblings of the modifiers.
        let containers = (0..<tree.count).filter { !tree.isAround($0) || tree.content(of: $0) == nil }
        for parent in [nil] + containers.map(Optional.some) {
            let children = tree.children(of: parent).map { view(in: $0) }
            var kinds: [String: Int] = [:]
            for child in children {
                kinds[tree[child].kind.name, default: 0] += 1
                numbers[child] = kinds[tree[child].kind.name, default: 0]
            }
            for child in children { hasAlike[child] = kinds[tree[child].kind.name, default: 0] > 1 }
        }
    }

    /// Returns the cell of an element; `nil` if it isn't an item.
    func cell(of element: Int) -> (grid: Int, cell: Int)? { cellOfElement[element] }

    /// Returns the cell of an element, or of a modifier directly around it.
    func cell(around element: Int) -> (grid: Int, cell: Int)? {
        ([element] + modifiers(around: element)).lazy.compactMap { cellOfElement[$0] }.first
    }

    /// Returns the named modifier or the view inside modifiers; for any other element, the element itself.
    func view(in element: Int) -> Int {
        tree.isAround(element) ? tree.chain(from: element, toName: true).last ?? element : element
    }

    /// Returns whether an element is the innermost named modifier around a view.
    func isNamed(_ modifier: Int, around view: Int) -> Bool {
        tree[modifier].title != nil && nameAround(view) == modifier
    }

    /// Returns the innermost named modifier directly around a view.
    private func nameAround(_ view: Int) -> Int? { modifiers(around: view).first { tree[$0].title != nil } }

    /// Returns the modifiers directly around an element, from the inside out.
    func modifiers(around element: Int) -> [Int] {
        var modifiers: [Int] = []
        var current = element
        while let parent = tree[current].parent, tree.isAround(parent), tree.content(of: parent) == current {
            modifiers.append(parent)
            current = parent
        }
        return modifiers
    }

    /// Returns the name of an element, or the name of a modifier directly around it.
    func title(of element: Int) -> String? { tree[element].title ?? nameAround(element).flatMap { tree[$0].title } }

    /// Returns all names and labels of an element and of the modifiers around the same view.
    func titles(of element: Int) -> Set<String> {
        let elements = tree.chain(from: element) + modifiers(around: element)
        return Set(elements.flatMap { [tree[$0].name, tree[$0].label].compactMap(\.self) })
    }

    // MARK: Controls

    /// Returns the control that an element is a part of; `nil` for other elements.
    ///
    /// The author didn't write the parts of a control, except for the texts and names in its label.
    func control(ofPart index: Int) -> Int? {
        let view = view(in: index)
        guard title(of: index) == nil, title(of: view) == nil, tree[view].mark.words == nil else { return nil }
        return control(around: index)
    }

    /// Returns the nearest control around an element.
    private func control(around index: Int) -> Int? { ancestor(of: index, where: tree.isControl) }

    /// Returns the nearest ancestor of an element that meets a condition; `nil` for none.
    private func ancestor(of index: Int, where isRight: (Int) -> Bool) -> Int? {
        var next = tree[index].parent
        while let current = next, !isRight(current) { next = tree[current].parent }
        return next
    }

    // MARK: Elements

    /// Returns the description of an element: its name, its text, the name of a modifier, or its kind and position.
    func element(_ index: Int) -> String {
        let element = tree[index]
        if let title = element.title { return title.quotedShortly }
        if let words = element.mark.words { return "text " + words.quotedShortly }
        if let title = nameAround(index).flatMap({ tree[$0].title }) { return title.quotedShortly }
        if let control = control(ofPart: index) { return "part of \(kind(control))" }
        let ownCell = cellOfElement[index].map { cell($0.cell, of: $0.grid) }
        // A modifier around several views is named as the cell that it is, because the views are named after it.
        if tree.isAround(index), ownCell == nil || view(in: index) != index {
            return "the \(element.kind.name) \(around(index))"
        }
        return ownCell ?? kind(index)
    }

    /// Returns the description of a modifier's content: the name of the view, or its position.
    private func around(_ index: Int) -> String {
        let view = view(in: index)
        if view != index { return "around \(self.element(view))" }
        guard let first = tree.children(of: index).first(where: { !tree.isAround($0) || tree[$0].title != nil }) else {
            return tree[index].parent.map { "in \(place($0))" } ?? "of the figure"
        }
        return "around \(self.element(first))"
    }

    /// Returns the description of the view that a modifier changes.
    func changedView(of index: Int) -> String {
        if let title = tree[index].title { return title.quotedShortly }
        let view = view(in: index)
        return tree.isAround(view) && view == index ? element(index) : element(view)
    }

    /// Returns the description of the view that moves with an element.
    func movedView(of index: Int) -> String { element(view(in: index)) }

    /// Returns the description of an element with its kind: `the HStack "bar"`, `Circle 2 in "card"`.
    func kind(_ index: Int) -> String {
        let element = tree[index]
        if let title = element.title { return "the \(element.kind.name) \(title.quotedShortly)" }
        if let phrase = element.kind.phraseOfPreview { return phrase }
        if let control = control(ofPart: index) { return "part of \(kind(control))" }
        if control(around: index) != nil, let words = element.mark.words { return "text " + words.quotedShortly }
        if let cell = cellOfElement[index] {
            return "the \(element.kind.name) in \(self.cell(cell.cell, of: cell.grid))"
        }
        if countOfKind[element.kind.name] == 1, ancestor(of: index, where: isTitled) == nil {
            return "the \(element.kind.name)"
        }
        let number = hasAlike[index] ? " \(numbers[index])" : ""
        guard let parent = element.parent else { return "\(element.kind.name)\(number)" }
        return "\(element.kind.name)\(number) in \(place(parent))"
    }

    /// Returns whether an element has a name or is a cell.
    private func isTitled(_ index: Int) -> Bool { tree[index].title != nil || cellOfElement[index] != nil }

    /// Returns the description of an element or its nearest ancestor that has a name or is a cell.
    private func place(_ index: Int) -> String {
        if let titled = isTitled(index) ? index : ancestor(of: index, where: isTitled) { return element(titled) }
        let container = tree.isAround(index) ? ancestor(of: index) { !tree.isAround($0) } : index
        return kindAlone(container ?? index)
    }

    private func kindAlone(_ index: Int) -> String {
        if let phrase = tree[index].kind.phraseOfPreview { return phrase }
        let kind = tree[index].kind.name
        return countOfKind[kind] == 1 ? "the \(kind)" : "\(kind) \(numbersInFigure[index])"
    }
}
