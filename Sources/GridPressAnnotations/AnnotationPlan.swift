import GridPressFindings

/// The annotations to draw above a picture: its dimensions and guides.
package struct AnnotationPlan: Sendable {
    /// What is measured, besides what views ask for themselves.
    package var dimensions: Drawing.DimensionSelection
    /// What those measures say, and how they look.
    package var dimensionFormat: Drawing.DimensionFormat
    /// What is explained.
    package var guides: Set<Drawing.Guide>
    /// The view whose frame is explained.
    package var explained: Drawing.Explanation.View?
    /// The explanations of views, by their names.
    package var callouts: [String: String]
    /// The place of the words of callouts.
    package var calloutPlacement: Drawing.CalloutPlacement
    /// What can be explained too, where a reader asks for it.
    package var furtherGuides: Set<Drawing.Guide>
    /// Whether the marks of guides are explained.
    package var legend: Drawing.LegendVisibility
    /// The colors and sizes of all annotations; `nil` for the usual ones.
    package var theme: FigureTheme?
    /// The size of all labels; `nil` for the usual one, and for that of the format.
    package var labelSize: Double?
    /// Whether a finding says what was left out.
    package var reportsLeftOut: Bool

    /// A plan; without anything, only what views ask for is measured.
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

    /// The names of the layers that are shown from the start.
    private var shownNames: Set<String> {
        var names = Set(guides.map(GuidePlanner.name(of:)))
        if explained != nil { names.insert(GuidePlanner.explanationName) }
        names.insert(DimensionPlanner.layerName)
        if legend.isShown(forGuides: guides.count) { names.insert(Legend.layerName) }
        return names
    }

    /// Returns the names of the layers of a drawing that are shown from the start.
    ///
    /// Callouts and captions always are.
    package func shownNames(in annotated: Drawing) -> Set<String> {
        shownNames.union(annotated.annotations.filter(\.hasWordsOfAuthor).map(\.name))
    }

    /// Returns a drawing with these annotations above it, in place of those that it has.
    ///
    /// Where nothing is chosen, a drawing that has annotations already keeps them.
    package func annotated(_ drawing: Drawing) -> Drawing {
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

    /// Whether nothing is chosen.
    private var isEmpty: Bool {
        dimensions.isEmpty && guides.isEmpty && furtherGuides.isEmpty && explained == nil && callouts.isEmpty
    }

    /// The layers above a picture, in paint order: guides, then dimensions, which have to be read, callouts, a
    /// legend and the caption.
    private func layers(above content: PictureContent) -> (
        layers: [Drawing.Annotation], dimensionsLeftOut: Int, labelsLeftOut: Int, calloutsLeftOut: Int
    ) {
        // 1. Guides stand at what they explain.
        var (shown, labelCount) = layers(of: guides, above: content, avoiding: [])
        if let explained {
            let planner = GuidePlanner(content, labelSize: guideLabelSize, avoiding: shown)
            if let (layer, leftOutCount) = planner.explanation(of: explained) {
                shown.append(layer)
                labelCount += leftOutCount
            }
        }
        // 2. Dimensions keep clear of them.
        let planner = DimensionPlanner(dimensions, format: dimensionFormat, labelSize: labelSize)
        let plan = planner.plan(of: content, avoiding: shown)
        let measures = [plan.annotation].compactMap(\.self)
        // 3. What isn't shown from the start keeps clear of both.
        let (further, _) = layers(of: furtherGuides, above: content, avoiding: shown + measures)
        // 4. Callouts keep clear of all, and the legend is below everything but the caption.
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
    /// The annotations with some air around words of authors, which would touch the edges of the picture otherwise.
    fileprivate var withAir: [Drawing.Annotation] {
        map { annotation in
            var annotation = annotation
            if annotation.hasWordsOfAuthor { annotation.bounds = annotation.bounds?.grown(by: 10) }
            return annotation
        }
    }
}
