/// The content of a picture that matters to annotations: the possible positions and the obstacles.
struct PictureContent {
    let drawing: Drawing
    let visibility: Drawing.VisibilityMap
    /// The grids whose tracks can be measured, outer grids first.
    let grids: [FigureGrid]
    /// The rectangle of the picture, and of empty cells beyond it.
    let bounds: CGRect
    /// The rectangles of everything that is painted.
    let painted: RectIndex
    /// The text among the painted content, as a rectangle for each line.
    let texts: RectIndex
    /// The cells of grids.
    let cells: RectIndex
    /// The element of the grid that each cell belongs to.
    private let owners: [Int]

    /// Creates the content of a drawing.
    init(_ drawing: Drawing) {
        self.drawing = drawing
        let visibility = drawing.visibility()
        self.visibility = visibility
        grids = drawing.grids.compactMap { FigureGrid($0, visibility) }
        let painted = Drawing.PaintedBounds(drawing, visibility)
        var bounds = painted.figure
        var paintedRects: [CGRect] = []
        var texts: [CGRect] = []
        for index in drawing.walk() where painted[index] != nil {
            let context = visibility.around(index)
            guard let rect = drawing.elements[index].mark.paintedBounds,
                let shown = context.visiblePart(of: context.transform.boundingBox(of: rect))
            else { continue }
            paintedRects.append(shown)
            guard case .text(let lines) = drawing.elements[index].mark else { continue }
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

    /// Returns the frame of an element in the figure, and its visible part; `nil` for an invisible element.
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

    /// Returns whether an area contains only background of an object: no text, and only content and cells that enclose
    /// both the area and the object.
    func isGround(_ room: CGRect, of object: CGRect) -> Bool {
        let object = object.inset(byAtMost: Self.slack)
        return !texts.overlaps(room) && painted.allOverlapping(room, enclose: room, and: object)
            && cells.allOverlapping(room, enclose: room, and: object)
    }

    /// Returns whether an area contains no text, and no edges of painted content and cells.
    func isPlain(_ room: CGRect) -> Bool {
        !texts.overlaps(room) && painted.allOverlapping(room, enclose: room)
            && cells.allOverlapping(room, enclose: room)
    }

    /// Returns whether a line from an object crosses only content that also encloses the object.
    func isClear(_ line: Drawing.Annotation.Line, from object: CGRect) -> Bool {
        strangers(to: object, along: line).map { line.cut(by: $0) == [line] } ?? false
    }

    /// Returns the content that a line outside of an object crosses, except content that encloses the object.
    ///
    /// - Returns: The rectangles of texts, cells and other content; `nil` if there are too many.
    func strangers(to object: CGRect, along line: Drawing.Annotation.Line) -> [CGRect]? {
        strangers(to: object, in: line.bounds)
    }

    /// Returns the content in an area that doesn't enclose an object; `nil` if there is too much.
    func strangers(to object: CGRect, in area: CGRect) -> [CGRect]? {
        guard let texts = letters(in: area), let cells = cells.overlapping(area, atMost: Self.crowd),
            let painted = painted.overlapping(area, atMost: Self.crowd)
        else { return nil }
        return texts + Self.strangers(to: object, among: cells + painted)
    }

    /// Returns the content that a line through a grid would cross, except the grid and content that encloses it.
    ///
    /// - Returns: The rectangles of texts and cells of other grids; `nil` if there are too many.
    func strangers(toGridAt element: Int, in object: CGRect, along line: Drawing.Annotation.Line) -> [CGRect]? {
        guard let texts = letters(in: line.bounds),
            let found = cells.overlappingIndices(line.bounds, atMost: Self.crowd)
        else { return nil }
        return texts + Self.strangers(to: object, among: found.filter { owners[$0] != element }.map { cells[$0] })
    }

    /// Returns the rectangles that don't enclose an object, without the edges that a line may touch.
    private static func strangers(to object: CGRect, among rects: [CGRect]) -> [CGRect] {
        let object = object.inset(byAtMost: slack)
        return rects.filter { !$0.encloses(object) }.map { $0.inset(byAtMost: slack) }
    }

    /// Returns the lines of text in an area, slightly enlarged; `nil` if there are too many.
    private func letters(in area: CGRect) -> [CGRect]? {
        texts.overlapping(area, atMost: Self.crowd).map { $0.map { $0.grown(by: 1) } }
    }

    /// The length up to which differences are treated as rounding errors.
    private static let slack = 0.1
    private static let crowd = 64
}

extension Drawing.TextLine {
    /// The rectangle around the letters, without the line spacing above and below.
    fileprivate var letterBounds: CGRect {
        let size = runs.map(\.font.size).max() ?? 0
        return CGRect(x: origin.x, y: origin.y - size * Drawing.Font.capHeight, width: width, height: size * 0.9)
    }
}
