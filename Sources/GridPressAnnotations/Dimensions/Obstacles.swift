/// The areas that lines and labels of dimensions keep away from.
struct Obstacles {
    /// What is painted.
    private(set) var painted = RectIndex()
    /// The lines of text among it.
    private(set) var texts = RectIndex()
    /// The lines, heads and labels of dimensions.
    private(set) var marks = RectIndex()
    /// The labels among them.
    private(set) var labels = RectIndex()
    /// The rectangle around the picture.
    let picture: CGRect
    /// The rectangle around the picture and all dimensions.
    private(set) var outline: CGRect

    /// What a drawing paints.
    init(_ drawing: Drawing, _ visibility: Drawing.VisibilityMap) {
        let bounds = drawing.paintedBoundsOfElements()
        picture = bounds.figure
        outline = picture
        for (index, element) in drawing.elements.enumerated() where bounds[index] != nil {
            let context = visibility.around(index)
            guard let rect = element.mark.paintedBounds,
                let shown = context.visiblePart(of: context.transform.boundingBox(of: rect))
            else { continue }
            painted.insert(shown)
            guard case .text(let lines) = element.mark else { continue }
            for line in lines {
                if let letters = context.visiblePart(of: context.transform.boundingBox(of: line.letterBounds)) {
                    texts.insert(letters)
                }
            }
        }
    }

    /// Keeps away from lines, heads and labels from now on.
    mutating func add(_ marks: Marks, textSize: Double) {
        for line in marks.lines { add(line.bounds.grown(by: 0.5)) }
        for head in marks.heads { add(head.bounds) }
        for dot in marks.dots { add(CGRect(origin: dot, size: .zero).grown(by: DimensionMetrics.dotRadius)) }
        for ring in marks.rings { add(CGRect(origin: ring, size: .zero).grown(by: DimensionMetrics.origin)) }
        for label in marks.labels { add(label, textSize: textSize) }
        for line in marks.extensions + marks.leaders { outline = outline.union(line.bounds) }
    }

    /// Keeps away from what has to be read of another annotation.
    mutating func add(_ annotation: Drawing.Annotation) {
        for rect in annotation.readRects { add(rect) }
        for rect in annotation.labelRects { labels.insert(rect) }
    }

    /// Keeps away from a label from now on.
    mutating func add(_ label: Drawing.Annotation.Label, textSize: Double) {
        let rect = label.bounds(size: textSize)
        add(rect)
        labels.insert(rect)
    }

    private mutating func add(_ rect: CGRect) {
        marks.insert(rect)
        outline = outline.union(rect)
    }

    /// Returns whether nothing is painted below a label, but what is around a place.
    func isOnGround(_ rect: CGRect, around place: CGPoint) -> Bool {
        let point = CGRect(origin: place, size: .zero)
        return painted.allOverlapping(rect) { $0.encloses(point) }
    }

    /// Whether a label there would lie on nothing that has to be read.
    func leavesRoom(for label: Drawing.Annotation.Label, textSize: Double, isNearText: Bool = false) -> Bool {
        // A pill may be around it.
        let rect = label.pill(size: textSize)
        return !marks.overlaps(rect) && (isNearText || !texts.overlaps(rect))
    }
}

extension Drawing.TextLine {
    /// The rectangle around its letters, without the room above and below them.
    fileprivate var letterBounds: CGRect {
        let size = runs.map(\.font.size).max() ?? 0
        return CGRect(x: origin.x, y: origin.y - size * Drawing.Font.capHeight, width: width, height: size * 0.9)
    }
}
