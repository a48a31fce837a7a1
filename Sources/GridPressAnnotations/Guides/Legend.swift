/// The explanation of the marks of guides: a sample of each, with a description.
struct Legend {
    /// The name of the layer.
    static let layerName = "legend"

    private let font: LabelFont
    private let guides: [Drawing.Guide]

    /// Creates the legend of guides, in their standard order.
    init(of guides: [Drawing.Guide], labelSize: Double) {
        font = LabelFont(size: labelSize)
        self.guides = Drawing.Guide.allCases.filter(guides.contains)
    }

    /// The distances between a sample and its text, between entries, and above the legend, in points.
    private static let gap = 5.0
    private static let entryGap = 14.0
    private static let distance = 12.0
    /// The minimum width that a legend may always have.
    private static let leastWidth = 160.0

    /// The size of a sample, large enough for a badge.
    private var sample: CGSize { CGSize(width: 2 * font.size, height: font.size) }

    private var rowHeight: Double { font.size + 7 }

    /// Returns the legend below everything that is drawn, in rows as wide as the picture.
    func annotation(below outline: CGRect) -> Drawing.Annotation {
        var parts: [Drawing.Annotation.Part] = []
        var labels: [Drawing.Annotation.Label] = []
        let ascent = font.size * Drawing.Font.capHeight
        var corner = CGPoint(x: outline.minX, y: outline.maxY + Self.distance)
        let end = outline.minX + max(outline.width, Self.leastWidth)
        for guide in guides {
            let width = font.width(of: guide.meaning)
            let entryWidth = sample.width + Self.gap + width
            if corner.x > outline.minX, corner.x + entryWidth > end {
                corner = CGPoint(x: outline.minX, y: corner.y + rowHeight)
            }
            let room = CGRect(origin: CGPoint(x: corner.x, y: corner.y + (rowHeight - sample.height) / 2), size: sample)
            parts += guide.marks(in: room, font)
            labels.append(
                Drawing.Annotation.Label(
                    guide.meaning,
                    middle: CGPoint(x: room.maxX + Self.gap + width / 2, y: room.midY + ascent / 2),
                    width: width
                )
            )
            corner.x += entryWidth + Self.entryGap
        }
        parts.append(.labels(labels, Drawing.Annotation.LabelStyle(AnnotationPalette.muted, size: font.size)))
        return Drawing.Annotation(name: Self.layerName, title: "Legend", parts: parts)
    }
}

extension Drawing.Guide {
    /// The short description of the guide's marks.
    fileprivate var meaning: String {
        switch self {
        case .trackLines: "line between tracks"
        case .trackSizes: "size of a track"
        case .gaps: "gap"
        case .cells: "cell"
        case .items: "item in its cell"
        case .spans: "columns × rows"
        case .padding: "padding"
        case .baselines: "baseline"
        case .overflow: "overflow"
        case .proposals: "offered size"
        }
    }

    /// Returns the marks of the guide as a small sample.
    fileprivate func marks(in room: CGRect, _ font: LabelFont) -> [Drawing.Annotation.Part] {
        typealias Style = Drawing.Annotation.LineStyle
        let violet = AnnotationPalette.guide
        let across = line(room.minX, room.midY, room.maxX, room.midY)
        switch self {
        case .trackLines:
            let badge = badge("1", CGPoint(x: room.minX + 5.5, y: room.midY), font)
            return [
                .lines(
                    [line(badge.area.maxX, room.midY, room.maxX, room.midY)],
                    Style(violet, width: 0.6, dash: [3, 2.5])
                )
            ] + parts(of: badge, font)
        case .trackSizes:
            let label = LabelBox("fr", font)
            return [.labels([label.label(in: room)], Drawing.Annotation.LabelStyle(violet, size: font.size))]
        case .gaps: return [.hatching([room], violet.opacity(0.35))]
        case .cells: return [.outlines([room.insetBy(dx: 0.5, dy: 0.5)], Style(violet, width: 0.75))]
        case .items: return [.outlines([room.insetBy(dx: 0.5, dy: 0.5)], Style(violet, width: 1, dash: [2, 1.5]))]
        case .spans: return parts(of: badge("2×1", CGPoint(x: room.midX, y: room.midY), font), font)
        case .padding: return [.areas([room], AnnotationPalette.padding)]
        case .baselines:
            let ends = [room.minX, room.maxX].map { line($0, room.midY - 2.5, $0, room.midY + 2.5) }
            return [.lines([across] + ends, Style(violet, width: 0.75))]
        case .overflow:
            return [
                .hatching([room], AnnotationPalette.overflow.opacity(0.55)),
                .lines(
                    [line(room.minX, room.minY, room.minX, room.maxY)],
                    Style(AnnotationPalette.overflow, width: 1.5)
                ),
            ]
        case .proposals:
            return [.outlines([room.insetBy(dx: 0.75, dy: 0.75)], Style(AnnotationPalette.proposal, width: 1.5))]
        }
    }

    private func badge(_ text: String, _ middle: CGPoint, _ font: LabelFont) -> Badge {
        let box = LabelBox(text, font)
        return Badge(box, in: CGRect(size: Badge.size(of: box), around: middle))
    }

    private func parts(of badge: Badge, _ font: LabelFont) -> [Drawing.Annotation.Part] {
        [
            .areas([badge.area], AnnotationPalette.guide, cornerRadius: Badge.cornerRadius),
            .labels([badge.label], Drawing.Annotation.LabelStyle(AnnotationPalette.paper, size: font.size)),
        ]
    }

    private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Drawing.Annotation.Line {
        Drawing.Annotation.Line(CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
    }
}
