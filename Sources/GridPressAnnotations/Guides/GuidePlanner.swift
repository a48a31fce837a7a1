/// Works out what guides draw above a picture: what a browser's grid inspector shows, as layers.
///
/// Guides are planned from a drawing alone. Hidden and clipped parts have no guides, and neither have turned grids,
/// paddings and lines of text.
///
/// No label overlaps another, of whichever guide. The work is about n log n for n elements and tracks.
package struct GuidePlanner {
    let drawing: Drawing
    let visibility: Drawing.VisibilityMap
    /// The proposals and frames of the views.
    let layoutTrace: [Drawing.TraceEntry]
    /// The grids whose tracks may be seen, those around others before them.
    let grids: [VisibleGrid]
    /// Where labels lie already.
    var labels = LabelPlacer()
    /// The places of lines of text.
    let texts: RectIndex
    /// The places where anything is painted.
    let painted: RectIndex
    /// The guides that are asked for together.
    var guides: Set<Drawing.Guide> = []
    let font = LabelFont(size: LabelBox.fontSize)

    /// A planner for a drawing; what has to be read of other annotations is kept free.
    package init(_ drawing: Drawing, avoiding others: [Drawing.Annotation] = []) {
        self.drawing = drawing
        let visibility = drawing.visibility()
        self.visibility = visibility
        layoutTrace = drawing.layoutTrace
        let items = ItemTrace(layoutTrace, of: drawing)
        grids = drawing.grids.compactMap { VisibleGrid($0, of: drawing, visibility, items) }
        texts = RectIndex(textsOf: drawing, visibility)
        painted = Obstacles(drawing, visibility).painted
        for rect in others.flatMap(\.readRects) { labels.take(rect) }
    }

    /// The name of the layer of a guide.
    package static func name(of guide: Drawing.Guide) -> String { "guide-" + guide.rawValue }

    /// What guides draw, a layer for each, from the lowest to the topmost; one that has nothing to draw is empty.
    package func annotations(for guides: Set<Drawing.Guide>) -> [Drawing.Annotation] {
        var planner = self
        planner.guides = guides
        var layers: [Drawing.Guide: Drawing.Annotation] = [:]
        for guide in Drawing.Guide.allCases where guides.contains(guide) { layers[guide] = planner.layer(of: guide) }
        return Self.paintOrder.compactMap { layers[$0] }
    }

    /// Layers of guides from the lowest to the topmost.
    static func inPaintOrder(_ layers: [Drawing.Annotation]) -> [Drawing.Annotation] {
        if layers.count < 2 { return layers }
        let names = paintOrder.map(name(of:))
        return names.flatMap { name in layers.filter { $0.name == name } }
    }

    /// What fills areas lies lowest, and what has the most to say on top.
    private static let paintOrder: [Drawing.Guide] = [
        .gaps, .padding, .cells, .baselines, .items, .spans, .proposals, .trackLines, .trackSizes, .overflow,
    ]

    private mutating func layer(of guide: Drawing.Guide) -> Drawing.Annotation {
        var sketch = GuideCanvas(above: painted)
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
        return sketch.annotation(of: guide)
    }

    /// Places in order, those that keep clear of text before the others.
    func preferringClear(_ places: [CGRect]) -> [CGRect] {
        let isClear = places.map { !texts.overlaps($0) }
        let clear: [CGRect] = zip(places, isClear).filter(\.1).map(\.0)
        let others: [CGRect] = zip(places, isClear).filter { !$0.1 }.map(\.0)
        return clear + others
    }

    /// A label that looks for its place.
    func box(_ text: String, isTurned: Bool = false) -> LabelBox { LabelBox(text, font, isTurned: isTurned) }
}

extension RectIndex {
    /// The rectangles around the lines of text of a drawing that may be seen.
    fileprivate init(textsOf drawing: Drawing, _ visibility: Drawing.VisibilityMap) {
        self.init()
        for (index, element) in drawing.elements.enumerated() {
            guard case .text(let lines) = element.mark else { continue }
            let context = visibility.around(index)
            for line in lines {
                if let shown = context.visiblePart(of: context.transform.boundingBox(of: line.bounds)) { insert(shown) }
            }
        }
    }
}
