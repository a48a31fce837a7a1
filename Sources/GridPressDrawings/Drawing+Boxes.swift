extension Drawing {
    /// A part of the picture that is listed for readers: a cell, a named view, a container, or a view that paints
    /// something.
    ///
    /// ```swift
    /// for box in try figure.drawing().boxes {
    ///     print(box.name, box.frame, box.remarks.joined(separator: ", "))
    /// }
    /// ```
    public struct Box: Equatable, Sendable {
        /// The index of the box's element in ``Drawing/elements``.
        public var element: Int
        /// The name given by the author or, without one, the label or the text; `nil` for a box without any of these.
        public var title: String?
        /// The kind of view that the box represents, such as `HStack`, or `background` and `border` for decorations.
        public var kind: String
        /// The frame in figure coordinates, with the transforms around it applied.
        public var frame: CGRect
        /// The position in a grid; `nil` for a box that isn't a cell.
        public var place: GridPlace?
        /// The value of a control with a name or a label, such as `on`; `nil` for other boxes.
        ///
        /// For a control without a name and a label, the title contains the value.
        public var value: String?
        /// A Boolean value that indicates whether the box is a text with links.
        public var hasLinks = false
    }

    /// The position of a cell in its grid.
    ///
    /// ```swift
    /// let week = Figure("Week", width: 300) {
    ///     Grid {
    ///         GridRow { Text("Monday"); Text("Meeting").named("event") }
    ///     }
    /// }
    /// let place = try week.drawing().boxes.first { $0.title == "event" }?.place
    /// let words = place?.words  // column 2, row 1
    /// ```
    public struct GridPlace: Equatable, Sendable {
        /// The index of the grid in ``Drawing/grids``.
        public var grid: Int
        /// The columns that the cell spans, counted from 0.
        public var columns: Range<Int>
        /// The rows that the cell spans, counted from 0.
        public var rows: Range<Int>
    }

    /// The parts of the picture that are listed for readers, in paint order.
    ///
    /// Hidden elements, and unnamed layers and effects, have no boxes. An unnamed view that only repeats the box around
    /// it, with the same frame, has no box either.
    public var boxes: [Box] {
        var walk = walk(.visible(in: Set(Layer.allCases).subtracting([.annotation])), visibility())
        var reader = BoxReader(self, places: placesInGrids)
        var boxes: [Box] = []
        while let index = walk.next(closing: { reader.enclosing.removeLast() }) {
            guard let box = reader.box(at: index, walk.visibility.around(index)) else { continue }
            boxes.append(box)
            walk.open(index)
        }
        return boxes
    }

    /// Returns the element whose box represents a cell: the item without the plain modifiers around it.
    package func boxElement(of cell: Grid.Cell) -> Int {
        var index = cell.element
        while elements[index].isPlainModifier, index + 1 < elements[index].end { index += 1 }
        return index
    }

    /// The positions of the cells of all grids, by the indices of the elements whose boxes represent the cells.
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

/// A reader of boxes that keeps the boxes around the current element.
private struct BoxReader {
    let drawing: Drawing
    let places: [Int: Drawing.GridPlace]
    /// The boxes around the current element, outermost first.
    var enclosing: [EnclosingBox] = []

    /// A box around others.
    struct EnclosingBox {
        let frame: CGRect
        /// The kind of the box's element.
        ///
        /// An element with a title or a position has a box even if it is a modifier.
        let kind: Drawing.Kind
        let isDistinguished: Bool
    }

    init(_ drawing: Drawing, places: [Int: Drawing.GridPlace]) {
        self.drawing = drawing
        self.places = places
    }

    /// Returns the box of an element; `nil` if it has none.
    mutating func box(at index: Int, _ context: Drawing.VisibilityContext) -> Drawing.Box? {
        let element = drawing.elements[index]
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
        let isWorthABox =
            element.isContainer(at: index) || element.isView && element.layer == nil && element.mark.isPainted
        guard isDistinguished || isWorthABox && !repeats(element, box.frame, isLeaf: isLeaf) else { return nil }
        enclosing.append(EnclosingBox(frame: box.frame, kind: element.kind, isDistinguished: isDistinguished))
        return box
    }

    /// Returns the words of a text or control.
    ///
    /// For a cell, these are the words of the view inside its modifiers.
    private func words(of index: Int, isCell: Bool) -> String? {
        let view = isCell ? drawing.view(of: index) ?? index : index
        return drawing.elements[view].mark.words ?? drawing.spokenControl(of: view)
    }

    /// Returns whether an unnamed element adds no information to the box around it, because both have the same frame.
    private func repeats(_ element: Drawing.Element, _ frame: CGRect, isLeaf: Bool) -> Bool {
        guard let around = enclosing.last, around.frame.isNear(frame, within: 0.002) else { return false }
        return isLeaf ? around.isDistinguished : around.kind.name == element.kind.name
    }
}

extension Drawing.Mark {
    /// Whether the mark is a text with links.
    fileprivate var hasLinks: Bool {
        guard case .text(let lines) = self else { return false }
        return lines.contains { $0.runs.contains { $0.link != nil } }
    }
}

extension Drawing.Element {
    /// Whether the element is a view or a cell of a grid.
    package var isView: Bool { kind.role.isView || kind.role == .cell }

    /// Returns whether the element at an index is a view with views inside.
    package func isContainer(at index: Int) -> Bool { isView && layer == nil && end > index + 1 }
}
