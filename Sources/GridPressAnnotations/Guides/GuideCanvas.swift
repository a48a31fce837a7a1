/// The parts of a guide that are drawn so far.
struct GuideCanvas {
    private var parts: [Drawing.Annotation.Part] = []
    /// The places where the picture paints something.
    private let painted: RectIndex

    /// An empty canvas above a picture.
    init(above painted: RectIndex) { self.painted = painted }

    /// Adds parts, unless there is nothing in them.
    mutating func add(_ added: Drawing.Annotation.Part...) {
        parts += added.filter { $0.bounds != nil }
    }

    /// Adds lines, each above a wider one in the colour of the paper that keeps it legible on anything.
    mutating func addHaloed(_ lines: [Drawing.Annotation.Line], _ style: Drawing.Annotation.LineStyle) {
        add(.lines(lines, style.halo), .lines(lines, style))
    }

    /// Adds the edges of rectangles above wider ones in the colour of the paper.
    mutating func addHaloed(_ rects: [CGRect], _ style: Drawing.Annotation.LineStyle) {
        add(.outlines(rects, style.halo), .outlines(rects, style))
    }

    /// Adds labels; those above something painted are on pills.
    mutating func add(_ labels: [Drawing.Annotation.Label], _ color: Drawing.Color) {
        let size = LabelBox.fontSize
        let pills = labels.filter { painted.overlaps($0.bounds(size: size)) }.map { $0.pill(size: size) }
        add(
            .areas(pills, AnnotationPalette.paper, cornerRadius: Badge.cornerRadius),
            .labels(labels, Drawing.Annotation.LabelStyle(color, size: size))
        )
    }

    /// Adds labels in rounded boxes of a colour.
    mutating func add(_ badges: [Badge], _ color: Drawing.Color) {
        add(
            .areas(badges.map(\.area), color, cornerRadius: Badge.cornerRadius),
            .labels(
                badges.map(\.label),
                Drawing.Annotation.LabelStyle(AnnotationPalette.paper, size: LabelBox.fontSize)
            )
        )
    }

    /// What was drawn, as the layer of a guide.
    func annotation(of guide: Drawing.Guide) -> Drawing.Annotation {
        Drawing.Annotation(name: GuidePlanner.name(of: guide), title: guide.title, parts: parts)
    }
}

/// A label in a small rounded box.
struct Badge {
    static let height = 13.0
    static let cornerRadius = 3.0
    private static let padding = 3.5

    /// The box.
    let area: CGRect
    /// What stands in it.
    let label: Drawing.Annotation.Label

    /// A badge in the place that was found for it.
    init(_ box: LabelBox, in area: CGRect) {
        self.area = area
        label = box.label(in: area)
    }

    /// How large the badge of a label is.
    static func size(of box: LabelBox) -> CGSize {
        CGSize(width: max(box.width + 2 * padding, height), height: height)
    }
}

extension Drawing.Annotation.LineStyle {
    /// A wider line in the colour of the paper.
    fileprivate var halo: Self { Self(AnnotationPalette.paper.opacity(0.7), width: width + 1.5) }
}
