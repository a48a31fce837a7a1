extension Drawing {
    /// A part of the picture that somebody may want to look at: a cell, something with a name, a container, or
    /// something painted.
    public struct Box: Equatable, Sendable {
        /// The index of its element.
        public var element: Int
        /// The name that its author gave it, or what it shows: a label, or the words of a text; `nil` for neither.
        public var title: String?
        /// The kind of view that it stands for, such as `HStack`, or the word for what only decorates one, such as
        /// `background`.
        public var kind: String
        /// Its frame in figure coordinates, with the transforms around it applied.
        public var frame: CGRect
        /// Where it lies in a grid; `nil` for what is no cell of one.
        public var place: GridPlace?
        /// The value of a control that has a name, such as `on`; without one, its title says it.
        public var value: String?
        /// Whether it is text in which links lead elsewhere.
        public var hasLinks = false
    }

    /// The position of a cell in its grid.
    public struct GridPlace: Equatable, Sendable {
        /// The index of the grid.
        public var grid: Int
        /// The columns that it takes.
        public var columns: Range<Int>
        /// The rows that it takes.
        public var rows: Range<Int>
    }

    /// The parts of the picture that somebody may want to look at, in paint order.
    ///
    /// Layers and effects are no boxes, and nothing hidden is. What is painted over a whole cell, or a whole view
    /// with a name, adds nothing to it and is no box of its own.
    public var boxes: [Box] {
        var boxes: [Box] = []
        var walk = BoxWalk(self, places: placesInGrids)
        var index = 0
        while index < elements.count, elements[index].layer != .annotation {
            if elements[index].hidesContent {
                index = elements[index].end
                continue
            }
            if let box = walk.box(at: index) { boxes.append(box) }
            index += 1
        }
        return boxes
    }

    /// The element whose box stands for a cell: modifiers around the item have none.
    package func boxElement(of cell: Grid.Cell) -> Int {
        var index = cell.element
        while elements[index].isPlainModifier, index + 1 < elements[index].end { index += 1 }
        return index
    }

    /// Where elements lie that are cells of grids.
    package var placesInGrids: [Int: GridPlace] {
        var places: [Int: GridPlace] = [:]
        for (index, grid) in grids.enumerated() {
            for cell in grid.cells where elements.indices.contains(cell.element) {
                places[boxElement(of: cell)] = GridPlace(grid: index, columns: cell.columns, rows: cell.rows)
            }
        }
        return places
    }
}

/// A traversal of the elements of a drawing, with the boxes around the current element.
private struct BoxWalk {
    let drawing: Drawing
    let places: [Int: Drawing.GridPlace]
    let visibility: Drawing.VisibilityMap
    /// The boxes around, each up to the end of its element.
    private var enclosing: [EnclosingBox] = []

    /// A box around others; it is a box whatever it looks like, or for what it paints or holds.
    private struct EnclosingBox {
        let frame: CGRect
        /// The kind of its element, which may be a modifier.
        let kind: Drawing.Kind
        let isDistinguished: Bool
        let end: Int
    }

    init(_ drawing: Drawing, places: [Int: Drawing.GridPlace]) {
        self.drawing = drawing
        self.places = places
        visibility = drawing.visibility()
    }

    /// The box of an element; `nil` where it is none.
    mutating func box(at index: Int) -> Drawing.Box? {
        let element = drawing.elements[index]
        let context = visibility.around(index)
        // Clips inside each other may leave nothing.
        if context.isHidden { return nil }
        while let last = enclosing.last, last.end <= index { enclosing.removeLast() }
        let title = (element.name ?? element.label).flatMap { $0.isEmpty ? nil : $0 }
        let place = places[index]
        let isDistinguished = title != nil || place != nil
        let isLeaf = element.end == index + 1
        let box = Drawing.Box(
            element: index,
            title: title ?? words(of: index, isCell: place != nil),
            kind: drawing.kindWord(of: index),
            frame: context.transform.boundingBox(of: element.frame),
            place: place,
            value: title == nil ? nil : drawing.elements[drawing.view(of: index) ?? index].controlValue,
            hasLinks: element.mark.hasLinks
        )
        guard isDistinguished || element.isWorthABox(isLeaf: isLeaf) && !repeats(element, box.frame, isLeaf: isLeaf)
        else {
            return nil
        }
        enclosing.append(
            EnclosingBox(frame: box.frame, kind: element.kind, isDistinguished: isDistinguished, end: element.end)
        )
        return box
    }

    /// Returns the words of a text or control; a cell says those of the one that it is, whatever modifies that.
    private func words(of index: Int, isCell: Bool) -> String? {
        let view = isCell ? drawing.view(of: index) ?? index : index
        return drawing.elements[view].mark.words ?? drawing.spokenControl(of: view)
    }

    /// Whether a box without a name says nothing that the one around it doesn't.
    private func repeats(_ element: Drawing.Element, _ frame: CGRect, isLeaf: Bool) -> Bool {
        guard let around = enclosing.last, around.frame.isNear(frame, within: 0.002) else { return false }
        return isLeaf ? around.isDistinguished : around.kind.name == element.kind.name
    }
}

extension Drawing.Mark {
    /// Whether it is text with links in it.
    fileprivate var hasLinks: Bool {
        guard case .text(let lines) = self else { return false }
        return lines.contains { $0.runs.contains { $0.link != nil } }
    }
}

extension Drawing.Element {
    /// Whether it is a view, and holds others or paints something.
    ///
    /// Modifiers, layers and parts of views are no boxes of their own.
    fileprivate func isWorthABox(isLeaf: Bool) -> Bool {
        guard layer == nil, kind.role.isView else { return false }
        return !isLeaf || mark.isPainted
    }
}
