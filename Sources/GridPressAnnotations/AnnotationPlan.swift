/// The annotations to draw above a picture: dimensions, guides, callouts and more.
package struct AnnotationPlan: Sendable {
    /// The dimensions to draw, in addition to dimensions that views request.
    package var dimensions: Drawing.DimensionSelection
    /// The format and style of the additional dimensions.
    package var dimensionFormat: Drawing.DimensionFormat
    /// The guides to draw.
    package var guides: Set<Drawing.Guide>
    /// The view whose frame is explained; `nil` for none.
    package var explained: Drawing.Explanation.View?
    /// The callout texts, by the names of views.
    package var callouts: [String: String]
    /// The placement of callout texts.
    package var calloutPlacement: Drawing.CalloutPlacement
    /// The guides that are drawn in hidden layers, which a reader can switch on.
    package var furtherGuides: Set<Drawing.Guide>
    /// The visibility of the legend, which explains the marks of guides.
    package var legend: Drawing.LegendVisibility
    /// The colors and sizes of all annotations; `nil` for the standard theme.
    package var theme: FigureTheme?
    /// The size of all labels, in points; `nil` for the standard size or, for dimensions, the size of their format.
    package var labelSize: Double?
    /// Whether a finding reports dimensions without room.
    ///
    /// Findings always report labels of guides and marks of callouts without room.
    package var reportsLeftOut: Bool

    /// Creates a plan.
    ///
    /// By default, it contains only the dimensions and callouts that views request.
    package init(
        dimensions: Drawing.DimensionSelection = .none,
        dimensionFormat: Drawing.DimensionFormat = Drawing.DimensionFormat(),
        guides: Set<Drawing.Guide> = [],
        explained: Drawing.Explanation.View? = nil,
        callouts: [String: String] = [:],
        calloutPlacement: Drawing.CalloutPlacement = .automatic,
        furtherGuides: Set<Drawing.Guide> = [],
        legend: Drawing.LegendVisibility = .automatic,
        theme: FigureTheme? = nil,
        labelSize: Double? = nil,
        reportsLeftOut: Bool = true
    ) {
        self.dimensions = dimensions
        self.dimensionFormat = dimensionFormat
        self.guides = guides
        self.explained = explained
        self.callouts = callouts
        self.calloutPlacement = calloutPlacement
        self.furtherGuides = furtherGuides.subtracting(guides)
        self.legend = legend
        self.theme = theme
        self.labelSize = labelSize ?? theme?.labelSize
        self.reportsLeftOut = reportsLeftOut
        if let labelSize = self.labelSize { self.dimensionFormat.textSize = labelSize }
    }

    /// The names of the layers that are visible at first.
    private var shownNames: Set<String> {
        var names = Set(guides.map(GuidePlanner.name(of:)))
        if explained != nil { names.insert(GuidePlanner.explanationName) }
        names.insert(DimensionPlanner.layerName)
        if legend.isShown(forGuides: guides.count) { names.insert(Legend.layerName) }
        return names
    }

    /// Returns the names of the layers of a drawing that are visible at first.
    ///
    /// Callouts and captions are always visible.
    package func shownNames(in annotated: Drawing) -> Set<String> {
        let annotations = annotated.annotations + (annotated.dark?.annotations ?? [])
        return shownNames.union(annotations.filter(\.hasWordsOfAuthor).map(\.name))
    }

    /// Returns a drawing with these annotations instead of its current annotations.
    ///
    /// An empty plan keeps the annotations that a drawing already has.
    package func annotated(_ drawing: Drawing) -> Drawing { drawing.inEachScheme(annotatedPicture) }

    private func annotatedPicture(_ drawing: Drawing) -> Drawing {
        if isEmpty, drawing.elements.last?.layer == .annotation { return drawing }
        let bare = drawing.annotated(with: [])
        if isEmpty, bare.dimensions.isEmpty, bare.callouts.isEmpty, bare.caption == nil { return bare }
        let (layers, dimensionsLeftOut, labelsLeftOut, calloutsLeftOut) = layers(above: PictureContent(bare))
        var annotated = bare.annotated(with: (theme.map(layers.themed) ?? layers).withAir)
        annotated.findings += theme?.contrastFindings ?? []
        if dimensionsLeftOut > 0, reportsLeftOut { annotated.findings.append(.dimensionsLeftOut(dimensionsLeftOut)) }
        if labelsLeftOut > 0 { annotated.findings.append(.labelsLeftOut(labelsLeftOut)) }
        if calloutsLeftOut > 0 { annotated.findings.append(.calloutsLeftOut(calloutsLeftOut)) }
        return annotated
    }

    /// The size of the labels of guides.
    private var guideLabelSize: Double { labelSize ?? Drawing.Annotation.labelSize }

    /// Whether the plan contains no annotations.
    private var isEmpty: Bool {
        dimensions.isEmpty && guides.isEmpty && furtherGuides.isEmpty && explained == nil && callouts.isEmpty
    }

    /// Returns the layers above a picture, in paint order.
    ///
    /// The order is guides, dimensions, callouts, a legend and the caption. Dimensions are above guides, so that they
    /// are readable.
    private func layers(above content: PictureContent) -> (
        layers: [Drawing.Annotation], dimensionsLeftOut: Int, labelsLeftOut: Int, calloutsLeftOut: Int
    ) {
        // 1. Guides are placed next to the objects that they explain.
        var (shown, labelCount) = layers(of: guides, above: content, avoiding: [])
        if let explained {
            let planner = GuidePlanner(content, labelSize: guideLabelSize, avoiding: shown)
            if let (layer, leftOutCount) = planner.explanation(of: explained) {
                shown.append(layer)
                labelCount += leftOutCount
            }
        }
        // 2. Dimensions avoid the guides.
        let planner = DimensionPlanner(dimensions, format: dimensionFormat, labelSize: labelSize)
        let plan = planner.plan(of: content, avoiding: shown)
        let measures = [plan.annotation].compactMap(\.self)
        // 3. Layers that are hidden at first avoid both.
        let (further, _) = layers(of: furtherGuides, above: content, avoiding: shown + measures)
        // 4. Callouts avoid all of them. The legend is below everything except the caption.
        let explained = GuidePlanner.inPaintOrder(shown + further) + measures
        let callouts = CalloutPlanner(CalloutRequests(callouts, in: content).requests, labelSize: guideLabelSize)
            .plan(of: content, avoiding: explained, calloutPlacement)
        let all = explained + [callouts.annotation].compactMap(\.self)
        let layers = all + legendLayers(of: shown + further, below: all, content)
        let caption = content.drawing.caption.flatMap { text in
            FigureCaption(text, labelSize: guideLabelSize).annotation(below: content.outline(with: layers))
        }
        return (layers + [caption].compactMap(\.self), plan.leftOutCount, labelCount, callouts.leftOutCount)
    }

    private func layers(
        of guides: Set<Drawing.Guide>,
        above content: PictureContent,
        avoiding others: [Drawing.Annotation]
    ) -> (annotations: [Drawing.Annotation], leftOutCount: Int) {
        guard !guides.isEmpty else { return ([], 0) }
        return GuidePlanner(content, labelSize: guideLabelSize, avoiding: others)
            .plan(of: guides)
    }

    private func legendLayers(
        of layers: [Drawing.Annotation],
        below all: [Drawing.Annotation],
        _ content: PictureContent
    ) -> [Drawing.Annotation] {
        let drawn = Drawing.Guide.allCases.filter { guide in
            layers.contains { $0.name == GuidePlanner.name(of: guide) && !$0.parts.isEmpty }
        }
        // A page has switches for guides, and one for the legend.
        guard !drawn.isEmpty, !furtherGuides.isEmpty || legend.isShown(forGuides: drawn.count), legend != .hidden else {
            return []
        }
        return [
            Legend(of: drawn, labelSize: guideLabelSize).annotation(below: content.outline(with: all))
        ]
    }
}

extension [Drawing.Annotation] {
    /// The annotations with a margin around callouts and captions, which would touch the edges of the picture
    /// otherwise.
    fileprivate var withAir: [Drawing.Annotation] {
        map { annotation in
            var annotation = annotation
            if annotation.hasWordsOfAuthor { annotation.bounds = annotation.bounds?.grown(by: 10) }
            return annotation
        }
    }
}
