// The names of the parts of a picture, for tables and screen readers.

extension Drawing.Box {
    /// The name of the box: its title or, without a title, its position or kind.
    ///
    /// A cell without a title has its position as its name, as in `cell, column 2, row 1`.
    public var name: String { title ?? place.map { "cell, \($0.words)" } ?? kind }

    /// The descriptions of the box besides its name: its position in a grid, its kind, and its value, in this order.
    public var remarks: [String] {
        guard title != nil else { return place == nil ? [] : [kind] }
        return [place?.words, kind, value].compactMap(\.self)
    }
}

extension Drawing.GridPlace {
    /// The position in words, counted from 1, as in `columns 2–3, row 1`.
    public var words: String { columnWords + ", " + rowWords }

    /// The columns in words, as in `columns 2–3`.
    package var columnWords: String { Self.words("column", columns) }

    /// The rows in words, as in `row 1`.
    package var rowWords: String { Self.words("row", rows) }

    private static func words(_ word: String, _ tracks: Range<Int>) -> String {
        tracks.count > 1
            ? "\(word)s \(tracks.lowerBound + 1)–\(tracks.upperBound)" : "\(word) \(tracks.lowerBound + 1)"
    }
}

extension Drawing {
    /// Returns the word for the kind of an element.
    ///
    /// The word is `background` or `border` for a shape that only decorates a view. For a modifier or a layer, it is
    /// the kind of the view inside. For any other element, it is the kind of the element.
    package func kindWord(of index: Int) -> String {
        if let word = decorationWord(of: index) { return word }
        return elements[view(of: index) ?? index].kind.name
    }

    /// The largest number of nested elements to search.
    ///
    /// Views have fewer modifiers.
    private static let mostModifiers = 64

    /// Returns the view that an element represents: itself, the view inside a modifier, or the view under a layer.
    ///
    /// - Returns: The index of the view; `nil` for a modifier or layer without a view.
    package func view(of index: Int) -> Int? {
        var index = index
        for _ in 0..<Self.mostModifiers {
            if elements[index].kind.role.isView { return index }
            let isBeside = elements[index].isLayer && elements[index].layer != .content
            let end = isBeside ? elements[index].parent.map { elements[$0].end } ?? elements.count : elements[index].end
            var next = isBeside ? elements[index].end : index + 1
            while next < end, elements[next].isLayer, elements[next].layer != .content { next = elements[next].end }
            guard next < end else { return nil }
            index = next
        }
        return nil
    }

    /// Returns the word for a shape that only decorates a view; `nil` for any other element.
    private func decorationWord(of index: Int) -> String? {
        guard case .shape(let shape) = elements[index].mark, elements[index].end == index + 1 else { return nil }
        var around = elements[index].parent
        for _ in 0..<Self.mostModifiers {
            guard let current = around, !elements[current].kind.role.isView else { return nil }
            switch elements[current].layer {
            case .background: return "background"
            case .overlay: return shape.fill == nil ? "border" : nil
            case .content, .mask, .annotation: return nil
            case nil: around = elements[current].parent
            }
        }
        return nil
    }
}
