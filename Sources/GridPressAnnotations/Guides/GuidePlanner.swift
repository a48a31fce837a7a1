/// Works out what guides draw above a picture: what a browser's grid inspector shows, as layers.
///
/// Guides are planned from a drawing alone. Hidden and clipped parts have no guides, and neither have turned grids,
/// paddings and lines of text.
///
/// No label overlaps another, of whichever guide, or anything painted that isn't its ground. Labels without room are left
/// out. The work is about n log n for n elements and tracks.
package struct GuidePlanner {
    let content: PictureContent
    /// The proposals and frames of the views.
    let layoutTrace: [Drawing.TraceEntry]
    /// The grids whose tracks may be seen, those around others before them.
    let grids: [VisibleGrid]
    /// The labels so far.
    var labels: LabelPlacer
    /// The guides that are asked for together.
    var guides: Set<Drawing.Guide> = []
    let font: LabelFont

    /// A planner for a picture; what has to be read of other annotations is kept free.
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

    /// The name of the layer of a guide.
    package static func name(of guide: Drawing.Guide) -> String {
        Drawing.Annotation.guidePrefix + guide.rawValue
    }

    /// What guides draw, a layer for each, from the lowest to the topmost; one that has nothing to draw is empty.
    func annotations(for guides: Set<Drawing.Guide>) -> [Drawing.Annotation] { plan(of: guides).annotations }

    /// Returns what guides draw, and how many of their labels found no room.
    func plan(of guides: Set<Drawing.Guide>) -> (annotations: [Drawing.Annotation], leftOutCount: Int) {
        var planner = self
        planner.guides = guides
        // 1. All labels find their places.
        var layers: [Drawing.Guide: GuideCanvas] = [:]
        for guide in Drawing.Guide.allCases where guides.contains(guide) { layers[guide] = planner.canvas(of: guide) }
        // 2. Lines of all guides go around them.
        let annotations = Self.paintOrder.compactMap { guide in
            layers[guide]?.annotation(of: guide, around: planner.labels)
        }
        return (annotations, planner.labels.leftOutCount)
    }

    /// Layers of guides from the lowest to the topmost.
    static func inPaintOrder(_ layers: [Drawing.Annotation]) -> [Drawing.Annotation] {
        if layers.count < 2 { return layers }
        let names = paintOrder.map(name(of:)) + [explanationName]
        return names.flatMap { name in layers.filter { $0.name == name } }
    }

    /// What fills areas lies lowest, and what has the most to say on top.
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

    /// A label that looks for its place.
    func box(_ text: String, isTurned: Bool = false) -> LabelBox { LabelBox(text, font, isTurned: isTurned) }
}
