extension Drawing {
    /// Returns notes about truncated texts, texts with low contrast, and items that are larger than their cells.
    ///
    /// ```swift
    /// let drawing = try figure.drawing()
    /// for finding in drawing.findings + drawing.review() { print(finding) }
    /// ```
    ///
    /// Such texts and items are drawn as their author requested, so the notes aren't among the ``findings`` of the
    /// drawing.
    ///
    /// - Parameter scheme: The color scheme that the drawing was created with.
    public func review(scheme: Scheme = .adaptive) -> [Finding] {
        guard let dark, scheme == .adaptive else { return part(in: scheme).reviewed(in: scheme) }
        let notes = part(in: .light).reviewed(in: .light)
        return notes + dark.reviewed(in: .dark).filter { !notes.contains($0) }
    }

    private func reviewed(in scheme: Scheme) -> [Finding] {
        reviewedCells() + reviewedTruncation() + reviewedTexts(in: scheme)
    }

    /// Returns a note about the view that an element represents.
    func note(_ code: Finding.Code, about element: Int, _ message: String, fix: String) -> Finding {
        let view = view(of: element) ?? element
        let path = Element.path(to: view, in: elements)
        return Finding(code, .note, at: .view(path: path, position: position(of: view)), message, fix: fix)
    }

    /// Returns the position of a view in its document, or the position of the nearest view around it that has one.
    private func position(of view: Int) -> Finding.Position? {
        sequence(first: view) { elements[$0].parent }.lazy.compactMap { elements[$0].source }.first
    }
}

extension [Finding] {
    /// Returns the findings without repetitions.
    ///
    /// A repeated finding has the number of its occurrences.
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
