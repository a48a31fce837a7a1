import GridPressPictures

/// Labeled cells of a grid, from views or from solver items to the bytes of a picture.
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
            // As many colors as texts: a search for the most common one can't compare each with all others. The bound
            // writes cells too, so only the growth is checked.
            svg("texts in separate colors", of: LabelledCells.colorfulFigure),
            // For measuring the memory of drawings: the last drawing exists while the next one is created.
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

    /// Returns a series of writing a figure, from views to bytes.
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
