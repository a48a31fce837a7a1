/// The content of a picture as far as annotations have to know it: where they may stand, and what they go around.
struct PictureContent {
    let drawing: Drawing
    let visibility: Drawing.VisibilityMap
    /// The grids whose tracks can be measured, those around others before them.
    let grids: [FigureGrid]
    /// The rectangle around the picture, and around cells beyond it that nothing is painted in.
    let bounds: CGRect
    /// The rectangles of everything that is painted.
    let painted: RectIndex
    /// The letters among it, a rectangle for each line of text.
    let texts: RectIndex
    /// The cells of grids.
    let cells: RectIndex
    /// The element of the grid that each cell belongs to.
    private let owners: [Int]

    /// The content of a drawing.
    init(_ drawing: Drawing) {
        self.drawing = drawing
        let visibility = drawing.visibility()
        self.visibility = visibility
        grids = drawing.grids.compactMap { FigureGrid($0, visibility) }
        let painted = drawing.paintedBoundsOfElements()
        var bounds = painted.figure
        var paintedRects: [CGRect] = []
        var texts: [CGRect] = []
        for (index, element) in drawing.elements.enumerated() where painted[index] != nil {
            let context = visibility.around(index)
            guard let rect = element.mark.paintedBounds,
                let shown = context.visiblePart(of: context.transform.boundingBox(of: rect))
            else { continue }
            paintedRects.append(shown)
            guard case .text(let lines) = element.mark else { continue }
            for line in lines {
                if let letters = context.visiblePart(of: context.transform.boundingBox(of: line.letterBounds)) {
                    texts.append(letters)
                }
            }
        }
        var cells: [CGRect] = []
        var owners: [Int] = []
        for grid in grids {
            let inside = visibility.inside(grid.grid.element)
            for cell in grid.cells {
                guard let shown = inside.visiblePart(of: grid.transform.boundingBox(of: cell.frame)) else { continue }
                cells.append(shown)
                owners.append(grid.grid.element)
                bounds = bounds.union(shown)
            }
        }
        self.bounds = bounds
        self.painted = RectIndex(paintedRects)
        self.texts = RectIndex(texts)
        self.cells = RectIndex(cells)
        self.owners = owners
    }

    /// Returns the frame of an element in the figure, and the part of it that is seen; `nil` for nothing.
    func shownFrame(of index: Int) -> (frame: CGRect, visible: CGRect, context: Drawing.VisibilityContext)? {
        let context = visibility.around(index)
        let frame = context.transform.boundingBox(of: drawing.elements[index].frame)
        guard !visibility.inside(index).isHidden, let visible = context.visiblePart(of: frame) else { return nil }
        return (frame, visible, context)
    }

    /// Returns the rectangle around the picture and some annotations.
    func outline(with annotations: [Drawing.Annotation]) -> CGRect {
        annotations.compactMap(\.bounds).reduce(bounds) { $0.union($1) }
    }

    /// Returns whether something painted has the edges of a view.
    func paints(_ object: CGRect) -> Bool {
        painted.overlapping(object, atMost: Self.crowd)?.contains { rect in
            rect.grown(by: 0.5).encloses(object) && object.grown(by: 0.5).encloses(rect)
        } ?? false
    }

    /// Returns whether nothing but ground lies there: what is below it, painted or a cell, is below an object too.
    func isGround(_ room: CGRect, of object: CGRect) -> Bool {
        let object = object.inset(byAtMost: Self.slack)
        return !texts.overlaps(room) && painted.allOverlapping(room, enclose: room, and: object)
            && cells.allOverlapping(room, enclose: room, and: object)
    }

    /// Returns whether what lies there is one plain area at most, and no text.
    func isPlain(_ room: CGRect) -> Bool {
        !texts.overlaps(room) && painted.allOverlapping(room, enclose: room)
            && cells.allOverlapping(room, enclose: room)
    }

    /// Returns whether a line from an object crosses nothing that isn't around the object too.
    func isClear(_ line: Drawing.Annotation.Line, from object: CGRect) -> Bool {
        strangers(to: object, along: line).map { line.cut(by: $0) == [line] } ?? false
    }

    /// Returns what a line outside of an object may cross that isn't around the object too: texts, cells and what else is
    /// painted; `nil` in a crowd.
    func strangers(to object: CGRect, along line: Drawing.Annotation.Line) -> [CGRect]? {
        strangers(to: object, in: line.bounds)
    }

    /// Returns what lies in an area and isn't around an object; `nil` in a crowd.
    func strangers(to object: CGRect, in area: CGRect) -> [CGRect]? {
        guard let texts = letters(in: area), let cells = cells.overlapping(area, atMost: Self.crowd),
            let painted = painted.overlapping(area, atMost: Self.crowd)
        else { return nil }
        return texts + Self.strangers(to: object, among: cells + painted)
    }

    /// Returns what a line through a grid would cross that isn't part of it or around it: texts and cells of other grids;
    /// `nil` in a crowd.
    func strangers(toGridAt element: Int, in object: CGRect, along line: Drawing.Annotation.Line) -> [CGRect]? {
        guard let texts = letters(in: line.bounds),
            let found = cells.overlappingIndices(line.bounds, atMost: Self.crowd)
        else { return nil }
        return texts + Self.strangers(to: object, among: found.filter { owners[$0] != element }.map { cells[$0] })
    }

    /// Returns those of some rectangles that aren't around an object, without the edges that a line may graze.
    private static func strangers(to object: CGRect, among rects: [CGRect]) -> [CGRect] {
        let object = object.inset(byAtMost: slack)
        return rects.filter { !$0.encloses(object) }.map { $0.inset(byAtMost: slack) }
    }

    /// Returns the lines of text in an area, with a little air; `nil` in a crowd.
    private func letters(in area: CGRect) -> [CGRect]? {
        texts.overlapping(area, atMost: Self.crowd).map { $0.map { $0.grown(by: 1) } }
    }

    /// Lengths that rounding makes of nothing.
    private static let slack = 0.1
    private static let crowd = 64
}

extension Drawing.TextLine {
    /// The rectangle around its letters, without the room above and below them.
    fileprivate var letterBounds: CGRect {
        let size = runs.map(\.font.size).max() ?? 0
        return CGRect(x: origin.x, y: origin.y - size * Drawing.Font.capHeight, width: width, height: size * 0.9)
    }
}
