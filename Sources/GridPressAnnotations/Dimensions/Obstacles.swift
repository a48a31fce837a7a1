/// The areas that lines and labels of dimensions avoid.
struct Obstacles {
    /// The content of the picture.
    let content: PictureContent
    /// The lines, arrowheads and labels of annotations.
    private(set) var marks = RectIndex()
    /// The labels among the marks.
    private(set) var labels = RectIndex()
    /// The surroundings of arrowheads, in which no other arrowhead may be.
    private var headRooms = RectIndex()
    /// The rectangle around the picture and all annotations.
    private(set) var outline: CGRect
    /// The rectangle around the picture and everything drawn before the dimensions.
    let ground: CGRect

    /// Creates the obstacles of a picture with annotations above it.
    init(_ content: PictureContent, below others: [Drawing.Annotation] = []) {
        self.content = content
        let read = others.flatMap(\.readRects)
        ground = read.reduce(content.bounds) { $0.union($1) }
        outline = ground
        for rect in read { marks.insert(rect) }
        for rect in others.flatMap(\.labelRects) { labels.insert(rect) }
    }

    /// Adds lines, arrowheads and labels as obstacles.
    mutating func add(_ marks: Marks, textSize: Double) {
        for line in marks.lines { add(line.bounds.grown(by: 0.5)) }
        for head in marks.heads {
            add(head.bounds)
            headRooms.insert(CGRect(around: head.tip, radius: DimensionMetrics.headDistance))
        }
        for dot in marks.dots { add(CGRect(around: dot, radius: DimensionMetrics.dotRadius)) }
        for ring in marks.rings { add(CGRect(around: ring, radius: DimensionMetrics.origin)) }
        for label in marks.labels { add(label, textSize: textSize) }
        for line in marks.extensions + marks.leaders { outline = outline.union(line.bounds) }
    }

    /// Adds a label as an obstacle.
    mutating func add(_ label: Drawing.Annotation.Label, textSize: Double) {
        let rect = label.bounds(size: textSize)
        add(rect)
        labels.insert(rect)
    }

    private mutating func add(_ rect: CGRect) {
        marks.insert(rect)
        outline = outline.union(rect)
    }

    /// Returns whether arrowheads at some points keep their distance from others.
    func areApart(_ tips: [CGPoint]) -> Bool {
        !tips.contains { headRooms.overlaps(CGRect(origin: $0, size: .zero)) }
    }

    /// Returns whether a label covers no marks, no text, and no edges of painted content and cells.
    ///
    /// - Parameter isNearText: Whether the label may cover text and edges.
    func leavesRoom(for label: Drawing.Annotation.Label, textSize: Double, isNearText: Bool = false) -> Bool {
        // The label may have a pill around it.
        let rect = label.pill(size: textSize)
        return !marks.overlaps(rect) && (isNearText || content.isPlain(rect))
    }
}
