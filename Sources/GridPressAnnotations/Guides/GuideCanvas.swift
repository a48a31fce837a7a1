/// The parts of a guide that are drawn so far.
struct GuideCanvas {
    private var parts: [Drawing.Annotation.Part] = []
    private let content: PictureContent
    /// The size of labels.
    private let labelSize: Double

    /// Creates an empty canvas above a picture.
    init(above content: PictureContent, labelSize: Double) {
        self.content = content
        self.labelSize = labelSize
    }

    /// Adds parts that aren't empty.
    mutating func add(_ added: Drawing.Annotation.Part...) {
        parts += added.filter { $0.bounds != nil }
    }

    /// Adds lines above a halo in the background color, which makes them visible on anything.
    mutating func addHaloed(_ lines: [Drawing.Annotation.Line], _ style: Drawing.Annotation.LineStyle) {
        add(.lines(lines, style.halo), .lines(lines, style))
    }

    /// Adds the edges of rectangles above a halo in the background color.
    mutating func addHaloed(_ rects: [CGRect], _ style: Drawing.Annotation.LineStyle) {
        add(.outlines(rects, style.halo), .outlines(rects, style))
    }

    /// Adds labels.
    ///
    /// Labels above painted content or above an area of a guide have pills.
    mutating func add(_ labels: [Drawing.Annotation.Label], _ color: Drawing.Color, onPills: Bool = false) {
        let pills = labels.filter { onPills || content.painted.overlaps($0.bounds(size: labelSize)) }
            .map { $0.pill(size: labelSize) }
        add(
            .areas(pills, AnnotationPalette.paper, cornerRadius: Badge.cornerRadius),
            .labels(labels, Drawing.Annotation.LabelStyle(color, size: labelSize))
        )
    }

    /// Adds labels in rounded boxes of a color.
    mutating func add(_ badges: [Badge], _ color: Drawing.Color) {
        add(
            .areas(badges.map(\.area), color, cornerRadius: Badge.cornerRadius),
            .labels(badges.map(\.label), Drawing.Annotation.LabelStyle(AnnotationPalette.paper, size: labelSize))
        )
    }

    /// Adds leaders of labels.
    mutating func addLeaders(_ lines: [Drawing.Annotation.Line], _ color: Drawing.Color) {
        add(.lines(lines, Drawing.Annotation.LineStyle(color, width: 0.5)))
    }

    /// Returns the layer of a guide, with its lines interrupted at the labels of all guides.
    func annotation(of guide: Drawing.Guide, around labels: LabelPlacer) -> Drawing.Annotation {
        annotation(named: GuidePlanner.name(of: guide), title: guide.title, around: labels)
    }

    /// Returns the drawn parts as a layer, with lines interrupted at the labels of all guides.
    func annotation(named name: String, title: String, around labels: LabelPlacer) -> Drawing.Annotation {
        let parts = parts.map { part -> Drawing.Annotation.Part in
            guard case .lines(let lines, let style) = part else { return part }
            return .lines(lines.flatMap(labels.cut), style)
        }
        return Drawing.Annotation(name: name, title: title, parts: parts)
    }
}

extension Drawing.Annotation.LineStyle {
    /// A wider line in the background color.
    fileprivate var halo: Self { Self(AnnotationPalette.paper.opacity(0.7), width: width + 1.5) }
}
