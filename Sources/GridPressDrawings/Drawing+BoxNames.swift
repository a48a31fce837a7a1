// What the parts of a picture are called where people read or hear of them: as their authors would call them.

extension Drawing.Box {
    /// The name of the box: its title; for a cell without one its place, as in `cell, column 2, row 1`; else its kind.
    public var name: String { title ?? place.map { "cell, \($0.words)" } ?? kind }

    /// The words about the box besides its name, in the order in which they are said: its place in a grid,
    /// its kind, and its value.
    public var remarks: [String] {
        guard title != nil else { return place == nil ? [] : [kind] }
        return [place?.words, kind, value].compactMap(\.self)
    }
}

extension Drawing.GridPlace {
    /// The place in words, counted from 1, as in `columns 2–3, row 1`.
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
    /// Returns the word for the kind of an element: `background` or `border` for a shape that is no more than that, the
    /// kind of the view inside for a modifier or layer, and the kind of any other element.
    package func kindWord(of index: Int) -> String {
        if let word = decorationWord(of: index) { return word }
        return elements[view(of: index) ?? index].kind.name
    }

    /// The number of elements around or inside each other that are looked through: views have fewer modifiers.
    private static let mostModifiers = 64

    /// Returns the view that an element stands for: itself, the one inside a modifier, or the one under a layer; `nil`
    /// for a modifier or layer without a view.
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

    /// Returns the word for a shape that only decorates a view; `nil` for anything else.
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
