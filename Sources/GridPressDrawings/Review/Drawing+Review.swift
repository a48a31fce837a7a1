import GridPressFindings

extension Drawing {
    /// Returns notes about what can be hard to read or isn't where it seems to be: texts with little contrast, and items
    /// that are larger than their cells.
    ///
    /// ```swift
    /// let drawing = try figure.drawing()
    /// for finding in drawing.findings + drawing.review() { print(finding) }
    /// ```
    ///
    /// A picture with such texts and items is as asked for, so they aren't among its ``findings``.
    ///
    /// - Parameter scheme: The scheme that the drawing was drawn with.
    public func review(scheme: Scheme = .adaptive) -> [Finding] { reviewedCells() + reviewedTexts(in: scheme) }

    /// Returns a note about an element.
    func note(_ code: Finding.Code, about element: Int, _ message: String, fix: String) -> Finding {
        let view = view(of: element) ?? element
        let path = Element.path(to: view, in: elements)
        return Finding(code, .note, at: .view(path: path, position: position(of: view)), message, fix: fix)
    }

    /// Returns the position in a document of an element: its own, that of the view in a modifier, or that of the view
    /// around it.
    private func position(of element: Int) -> Finding.Position? {
        var inner = element
        while elements[inner].source == nil, inner + 1 < elements[inner].end { inner += 1 }
        if let source = elements[inner].source { return Finding.Position(line: source.line, column: source.column) }
        var outer = elements[element].parent
        while let one = outer {
            if let source = elements[one].source { return Finding.Position(line: source.line, column: source.column) }
            outer = elements[one].parent
        }
        return nil
    }
}

extension [Finding] {
    /// Returns the findings without repetitions: those that are equal are one, with their number.
    func counted() -> [Finding] {
        var counts: [Finding: Int] = [:]
        for finding in self { counts[finding, default: 0] += 1 }
        var result: [Finding] = []
        for finding in self {
            guard let count = counts.removeValue(forKey: finding) else { continue }
            result.append(finding.occurring(count))
        }
        return result
    }
}
