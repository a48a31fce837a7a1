// The names of grids and cells in messages.

extension ElementNames {
    /// Returns the description of a grid.
    func grid(_ index: Int) -> String {
        let element = drawing.grids[index].element
        if element < tree.count, let title = title(of: element) { return "the grid \(title.quotedShortly)" }
        return drawing.grids.count == 1 ? "the grid" : "grid \(index + 1)"
    }

    /// Returns the description of a cell without its grid: the name of its item, or its position.
    func shortCell(_ cell: Int, of grid: Int) -> String {
        let place = drawing.grids[grid].cells[cell]
        if let words = title(in: place, of: grid) { return words }
        return "column \(place.columns.counted) in row \(place.rows.counted)"
    }

    /// Returns the description of a cell.
    func cell(_ cell: Int, of grid: Int) -> String {
        let place = drawing.grids[grid].cells[cell]
        if let words = title(in: place, of: grid) { return "cell \(words.quotedShortly) of \(self.grid(grid))" }
        switch drawing.grids[grid].kind {
        case .tracks, .lazy, .rows, .spans:
            return "the cell in column \(place.columns.counted), row \(place.rows.counted) of \(self.grid(grid))"
        // Items are numbered in their order.
        case .flow, .masonry: return "item \(cell + 1) of \(self.grid(grid))"
        }
    }

    /// Returns the first name or text in a cell, preferably the name or text of the item itself.
    private func title(in place: Drawing.Grid.Cell, of grid: Int) -> String? {
        guard place.element != drawing.grids[grid].element, place.element < tree.count else { return nil }
        var next = [place.element]
        var steps = 0
        while !next.isEmpty, steps < 24 {
            let current = next.removeFirst()
            if let text = tree[current].title ?? tree[current].mark.words { return text }
            next += tree.children(of: current)
            steps += 1
        }
        return nil
    }
}

extension Range<Int> {
    /// The columns or rows counted from 1: `2`, `2–3`.
    var counted: String { count <= 1 ? "\(lowerBound + 1)" : "\(lowerBound + 1)–\(upperBound)" }
}
