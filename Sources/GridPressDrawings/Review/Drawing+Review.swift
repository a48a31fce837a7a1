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

    /// Returns the position in a document of a view, or of the view around it.
    private func position(of view: Int) -> Finding.Position? {
        sequence(first: view) { elements[$0].parent }.lazy.compactMap { elements[$0].source }.first
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
