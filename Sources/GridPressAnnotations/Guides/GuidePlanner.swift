/// A planner for guides above a picture, similar to the grid inspector of a browser.
///
/// Guides are planned from a drawing alone. Hidden and clipped parts have no guides, and rotated grids, paddings and
/// lines of text have none either.
///
/// No label overlaps the label of any guide, or painted content that isn't its background. Labels without room are
/// left out. The time is about O(n log n) for n elements and tracks.
package struct GuidePlanner {
    let content: PictureContent
    /// The proposals and frames of the views.
    let layoutTrace: [Drawing.TraceEntry]
    /// The visible grids, outer grids first.
    let grids: [VisibleGrid]
    /// The labels so far.
    var labels: LabelPlacer
    /// The guides that are drawn together.
    var guides: Set<Drawing.Guide> = []
    let font: LabelFont

    /// Creates a planner for a picture, whose labels don't cover the labels of other annotations.
    init(
        _ content: PictureContent,
        labelSize: Double = Drawing.Annotation.labelSize,
        avoiding others: [Drawing.Annotation] = []
    ) {
        self.content = content
        layoutTrace = content.drawing.layoutTrace
        let items = ItemTrace(layoutTrace, of: content.drawing)
        grids = content.drawing.grids.compactMap { VisibleGrid($0, of: content.drawing, content.visibility, items) }
        font = LabelFont(size: labelSize)
        labels = LabelPlacer(above: content)
        for rect in others.flatMap(\.readRects) { labels.avoid(rect) }
    }

    var drawing: Drawing { content.drawing }
    var visibility: Drawing.VisibilityMap { content.visibility }

    /// Returns the name of a guide's layer.
    package static func name(of guide: Drawing.Guide) -> String {
        Drawing.Annotation.guidePrefix + guide.rawValue
    }

    /// Returns a layer for each guide, in paint order.
    ///
    /// A guide without anything to draw has an empty layer.
    func annotations(for guides: Set<Drawing.Guide>) -> [Drawing.Annotation] { plan(of: guides).annotations }

    /// Returns the layers of guides, and the number of labels without room.
    func plan(of guides: Set<Drawing.Guide>) -> (annotations: [Drawing.Annotation], leftOutCount: Int) {
        var planner = self
        planner.guides = guides
        // 1. All labels are placed.
        var layers: [Drawing.Guide: GuideCanvas] = [:]
        for guide in Drawing.Guide.allCases where guides.contains(guide) { layers[guide] = planner.canvas(of: guide) }
        // 2. The lines of all guides are interrupted at the labels.
        let annotations = Self.paintOrder.compactMap { guide in
            layers[guide]?.annotation(of: guide, around: planner.labels)
        }
        return (annotations, planner.labels.leftOutCount)
    }

    /// Returns the layers of guides in paint order.
    static func inPaintOrder(_ layers: [Drawing.Annotation]) -> [Drawing.Annotation] {
        if layers.count < 2 { return layers }
        let names = paintOrder.map(name(of:)) + [explanationName]
        return names.flatMap { name in layers.filter { $0.name == name } }
    }

    /// The guides in paint order: areas first, and the most informative last.
    private static let paintOrder: [Drawing.Guide] = [
        .gaps, .padding, .cells, .baselines, .items, .spans, .proposals, .trackLines, .trackSizes, .overflow,
    ]

    private mutating func canvas(of guide: Drawing.Guide) -> GuideCanvas {
        var sketch = GuideCanvas(above: content, labelSize: font.size)
        switch guide {
        case .trackLines: drawTrackLines(in: &sketch)
        case .trackSizes: drawTrackSizes(in: &sketch)
        case .gaps: drawGaps(in: &sketch)
        case .cells: drawCells(in: &sketch)
        case .items: drawItems(in: &sketch)
        case .spans: drawSpans(in: &sketch)
        case .padding: drawPadding(in: &sketch)
        case .baselines: drawBaselines(in: &sketch)
        case .overflow: drawOverflow(in: &sketch)
        case .proposals: drawProposals(in: &sketch)
        }
        return sketch
    }

    /// Returns a label without a position.
    func box(_ text: String, isTurned: Bool = false) -> LabelBox { LabelBox(text, font, isTurned: isTurned) }
}
