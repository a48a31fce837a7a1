/// The annotations to draw above a picture: its dimensions and guides.
package struct AnnotationPlan: Sendable {
    /// What is measured, besides what views ask for themselves.
    package var dimensions: Drawing.DimensionSelection
    /// What those measures say, and how they look.
    package var dimensionFormat: Drawing.DimensionFormat
    /// What is explained.
    package var guides: Set<Drawing.Guide>
    /// What can be explained too, where a reader asks for it.
    package var furtherGuides: Set<Drawing.Guide>

    /// A plan; without anything, only what views ask for is measured.
    package init(
        dimensions: Drawing.DimensionSelection = .none,
        dimensionFormat: Drawing.DimensionFormat = Drawing.DimensionFormat(),
        guides: Set<Drawing.Guide> = [],
        furtherGuides: Set<Drawing.Guide> = []
    ) {
        self.dimensions = dimensions
        self.dimensionFormat = dimensionFormat
        self.guides = guides
        self.furtherGuides = furtherGuides.subtracting(guides)
    }

    /// The names of the layers that are shown from the start.
    package var shownNames: Set<String> { Set(guides.map(GuidePlanner.name(of:)) + [DimensionPlanner.layerName]) }

    /// Returns a drawing with these annotations above it, in place of those that it has.
    ///
    /// Where nothing is chosen, a drawing that has annotations already keeps them.
    package func annotated(_ drawing: Drawing) -> Drawing {
        if isEmpty, drawing.elements.last?.layer == .annotation { return drawing }
        let bare = drawing.annotated(with: [])
        return bare.annotated(with: annotations(of: bare))
    }

    /// Whether nothing is chosen.
    private var isEmpty: Bool { dimensions.isEmpty && guides.isEmpty && furtherGuides.isEmpty }

    /// The layers above a drawing, in paint order: guides, then dimensions, which have to be read.
    private func annotations(of drawing: Drawing) -> [Drawing.Annotation] {
        // 1. Guides stand at what they explain.
        let shown = Self.guides(guides, of: drawing, avoiding: [])
        // 2. Dimensions keep clear of them.
        let planner = DimensionPlanner(dimensions, format: dimensionFormat)
        let measures = [planner.annotation(of: drawing, avoiding: shown)].compactMap(\.self)
        // 3. What isn't shown from the start keeps clear of both.
        let further = Self.guides(furtherGuides, of: drawing, avoiding: shown + measures)
        return GuidePlanner.inPaintOrder(shown + further) + measures
    }

    private static func guides(
        _ guides: Set<Drawing.Guide>,
        of drawing: Drawing,
        avoiding others: [Drawing.Annotation]
    ) -> [Drawing.Annotation] {
        guides.isEmpty ? [] : GuidePlanner(drawing, avoiding: others).annotations(for: guides)
    }
}
