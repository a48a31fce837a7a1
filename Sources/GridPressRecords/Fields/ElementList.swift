/// The elements of a drawing while a record is read.
package struct ElementList {
    private var elements: [Drawing.Element] = []
    /// The elements that can still have descendants, outermost first.
    private var open: [Int] = []

    package init() {}

    /// The number of elements so far.
    package var count: Int { elements.count }

    /// The number of open elements.
    package var depth: Int { open.count }

    /// The innermost open element; `nil` for none.
    package var last: Int? { open.last }

    package subscript(index: Int) -> Drawing.Element { elements[index] }

    /// Closes the elements inside the parent of the next element.
    ///
    /// - Returns: Whether the parent can still have descendants.
    mutating func close(toParent parent: Int?) -> Bool {
        guard let parent else {
            close(to: 0)
            return true
        }
        guard let depth = open.lastIndex(of: parent) else { return false }
        close(to: depth + 1)
        return true
    }

    /// Closes the innermost elements until a number of open elements remains.
    package mutating func close(to depth: Int) {
        while open.count > depth { elements[open.removeLast()].end = elements.count }
    }

    /// Adds an element, which can have descendants from now on.
    ///
    /// - Throws: ``JSONError`` if annotations aren't at the top level after all other elements.
    package mutating func append(_ element: Drawing.Element, _ fields: some FieldSource) throws(JSONError) {
        let isAnnotation = if case .annotation = element.mark { true } else { false }
        let problem: String? =
            switch (isAnnotation, element.layer == .annotation) {
            case (true, false): "has the field \"annotation\", but not the layer \"annotation\""
            case (false, true): "has the layer \"annotation\", but no field \"annotation\""
            case (true, true): element.parent == nil ? nil : "is an annotation, but has a parent"
            case (false, false): elements.last?.layer == .annotation ? "isn't an annotation, but follows one" : nil
            }
        if let problem { throw fields.mistake("Element \(count) \(problem).") }
        elements.append(element)
        open.append(elements.count - 1)
    }

    /// Returns the elements, none of which can have further descendants.
    package mutating func closed() -> [Drawing.Element] {
        close(to: 0)
        return elements
    }
}

extension FieldSource {
    /// Reads the mark and the effect of an element.
    package func readContent(of element: inout Drawing.Element) throws(JSONError) {
        element.mark = try mark(in: element.frame)
        guard let effect = try effect(besideMark: element.mark != .none) else { return }
        if element.mark != .none { throw mistake("An element has both an effect and a mark. Use two elements.") }
        element.effect = effect
    }
}
