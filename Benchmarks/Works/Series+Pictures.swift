import GridPress

/// Labelled cells of a grid, from views or from plain items to the bytes of a picture.
extension Series {
    static var pictures: [Series] {
        [
            Series("views to SVG, labelled cells of a track grid", bound: "a loop that writes") { count in
                let (figure, cells) = (LabelledCells.figure(count), LabelledCells.cells(count))
                return Pair {
                    try figure.svg().utf8.count
                } bound: {
                    Bounds.moveCursor(cells)
                }
            },
            Series("solver items to SVG, labelled cells of a track grid", bound: "a loop that writes") { count in
                let cells = LabelledCells.cells(count)
                return Pair {
                    LabelledCells.svg(of: LabelledCells.cells(count)).utf8.count
                } bound: {
                    Bounds.moveCursor(cells)
                }
            },
            Series("views to a drawing, labelled cells of a track grid", bound: "a loop that writes") { count in
                let (figure, cells) = (LabelledCells.figure(count), LabelledCells.cells(count))
                return Pair {
                    try figure.drawing().elements.count
                } bound: {
                    Bounds.moveCursor(cells)
                }
            },
            Series("views to SVG, a small grid", bound: "a loop that writes", sizes: [50]) { count in
                let (figure, cells) = (LabelledCells.bareFigure(count), LabelledCells.cells(count))
                return Pair {
                    try figure.svg().utf8.count
                } bound: {
                    Bounds.moveCursor(cells)
                }
            },
            // As many colours as texts: whoever looks for the most common one can't compare each with all others. The
            // loop writes cells as well, so only the growth is of interest.
            Series("views to SVG, texts in colours of their own", bound: "a loop that writes") { count in
                let (figure, cells) = (LabelledCells.colorfulFigure(count), LabelledCells.cells(count))
                return Pair {
                    try figure.svg().utf8.count
                } bound: {
                    Bounds.moveCursor(cells)
                }
            },
            // For those who watch how much memory a drawing takes: the one before is kept while the next is made.
            Series("views to a drawing that is kept", bound: "a loop that writes", sizes: [10_000]) { count in
                let (figure, cells) = (LabelledCells.figure(count), LabelledCells.cells(count))
                var kept: Drawing?
                return Pair {
                    kept = try figure.drawing()
                    return kept?.elements.count ?? 0
                } bound: {
                    Bounds.moveCursor(cells)
                }
            },
        ]
    }
}
