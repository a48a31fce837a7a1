import GridPress

/// Labelled cells of a grid, from views or from plain items to the bytes of a picture.
extension Series {
    static var pictures: [Series] {
        [
            svg("labelled cells of a track grid", of: LabelledCells.figure),
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
            svg("a small grid", sizes: [50], of: LabelledCells.bareFigure),
            // As many colours as texts: whoever looks for the most common one can't compare each with all others. The
            // loop writes cells as well, so only the growth is of interest.
            svg("texts in separate colours", of: LabelledCells.colorfulFigure),
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

    /// From the views of a figure to its bytes.
    private static func svg(_ name: String, sizes: [Int] = allSizes, of figure: @escaping (Int) -> Figure) -> Series {
        Series("views to SVG, \(name)", bound: "a loop that writes", sizes: sizes) { count in
            let (figure, cells) = (figure(count), LabelledCells.cells(count))
            return Pair {
                try figure.svg().utf8.count
            } bound: {
                Bounds.moveCursor(cells)
            }
        }
    }
}
