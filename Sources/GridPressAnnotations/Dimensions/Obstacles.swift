/// The areas that lines and labels of dimensions keep away from.
struct Obstacles {
    /// The content of the picture.
    let content: PictureContent
    /// The lines, heads and labels of annotations.
    private(set) var marks = RectIndex()
    /// The labels among them.
    private(set) var labels = RectIndex()
    /// The surroundings of heads in which no other may lie.
    private var headRooms = RectIndex()
    /// The rectangle around the picture and all annotations.
    private(set) var outline: CGRect
    /// The rectangle around the picture and what stood there before any dimension.
    let ground: CGRect

    /// The content of a picture, with annotations above it.
    init(_ content: PictureContent, below others: [Drawing.Annotation] = []) {
        self.content = content
        let read = others.flatMap(\.readRects)
        ground = read.reduce(content.bounds) { $0.union($1) }
        outline = ground
        for rect in read { marks.insert(rect) }
        for rect in others.flatMap(\.labelRects) { labels.insert(rect) }
    }

    /// Keeps away from lines, heads and labels from now on.
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

    /// Returns whether heads at some points keep their distance from those of others.
    func areApart(_ tips: [CGPoint]) -> Bool {
        !tips.contains { headRooms.overlaps(CGRect(origin: $0, size: .zero)) }
    }

    /// Whether a label there would lie on nothing that has to be read.
    func leavesRoom(for label: Drawing.Annotation.Label, textSize: Double, isNearText: Bool = false) -> Bool {
        // A pill may be around it.
        let rect = label.pill(size: textSize)
        return !marks.overlaps(rect) && (isNearText || content.isPlain(rect))
    }
}
