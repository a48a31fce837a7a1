/// A writer of the labels of boxes, which collects labels without room for the legend.
struct BoxLabels {
    private let room: FreeSpace
    private var canvas: CellCanvas
    private var legend = BoxLegend()

    /// Returns the picture with the labels of all boxes, and the legend of boxes without room.
    ///
    /// Boxes without cells are only in the legend.
    static func write(
        _ boxes: [LayoutBox],
        _ cells: [CellRect?],
        on canvas: CellCanvas
    ) -> (picture: CellCanvas, legend: BoxLegend) {
        var labels = BoxLabels(room: FreeSpace(cells, on: canvas), canvas: canvas)
        for (index, box) in boxes.enumerated() { labels.add(box, index, cells[index]) }
        return (labels.canvas, labels.legend)
    }

    private mutating func add(_ box: LayoutBox, _ index: Int, _ cells: CellRect?) {
        guard let cells else { return legend.add(box, isMarked: false) }
        let whole = box.styledName + StyledText(" ") + box.size
        if box.role == .container, writeAbove(whole, cells) { return }
        var blocks = [[whole]]
        if box.words.count > 1 { blocks.append(box.styledWords + [box.size]) }
        for name in [[box.styledName]] + box.styledPlaces { blocks += [name + [box.size], name + [box.shortSize]] }
        if blocks.contains(where: { writeInside($0, index, cells) }) || writeAbove(whole, cells) { return }
        let mark = legend.mark(for: box)
        let short = mark + StyledText(" ") + box.styledName
        if writeInside([short], index, cells) || writeAbove(short, cells) {
            legend.add(box, isMarked: true)
        } else if !box.words.isEmpty, writeInside(box.styledWords, index, cells) {
            // Words need no mark to be recognized.
            legend.add(box, isMarked: false)
        } else {
            legend.add(box, isMarked: writeInside([mark], index, cells) || writeAbove(mark, cells))
        }
    }

    /// Writes lines into the free space of a box, and returns whether they fit.
    private mutating func writeInside(_ block: [StyledText], _ index: Int, _ cells: CellRect) -> Bool {
        let width = block.map(\.columns).max() ?? 0
        guard let place = room.place(ofBlock: width, height: block.count, in: index, cells) else { return false }
        for (line, text) in block.enumerated() {
            let indent = (width - text.columns) / 2
            canvas.write(text, at: CellCanvas.Place(column: place.column + indent, row: place.row + line))
        }
        return true
    }

    /// Writes a text into the free part of a box's top line, and returns whether it fits.
    private mutating func writeAbove(_ text: StyledText, _ cells: CellRect) -> Bool {
        let text = StyledText(" ") + text + StyledText(" ")
        var column = cells.left + 1
        while column < cells.right {
            let start = column
            while column < cells.right, canvas.isLineAcross(CellCanvas.Place(column: column, row: cells.top)) {
                column += 1
            }
            // At least one character of the line stays before the text, unless there is a corner.
            let isBehindLine = canvas.isLine(CellCanvas.Place(column: start - 1, row: cells.top))
            let slack = column - start - text.columns
            if slack >= 1 || (slack == 0 && isBehindLine) {
                canvas.write(text, at: CellCanvas.Place(column: start + min(slack, 1), row: cells.top))
                return true
            }
            column += 1
        }
        return false
    }
}
