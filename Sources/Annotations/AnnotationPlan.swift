/// What is to be drawn above a picture.
public struct AnnotationPlan: Sendable {
    /// What is measured, besides what views ask for themselves.
    public var dimensions: Drawing.DimensionSelection
    /// What those measures say, and how they look.
    public var dimensionLook: Drawing.DimensionLook
    /// What is explained.
    public var guides: Set<Drawing.Guide>
    /// What can be explained too, where a reader asks for it.
    public var furtherGuides: Set<Drawing.Guide>

    /// A plan; without anything, only what views ask for is measured.
    public init(
        dimensions: Drawing.DimensionSelection = .none,
        dimensionLook: Drawing.DimensionLook = Drawing.DimensionLook(),
        guides: Set<Drawing.Guide> = [],
        furtherGuides: Set<Drawing.Guide> = []
    ) {
        self.dimensions = dimensions
        self.dimensionLook = dimensionLook
        self.guides = guides
        self.furtherGuides = furtherGuides.subtracting(guides)
    }

    /// The names of the layers that are shown from the start.
    public var shownNames: Set<String> { Set(guides.map(GuidePlanner.name(of:)) + [DimensionPlanner.layerName]) }

    /// The layers above a drawing, in paint order: guides, then dimensions, which have to be read.
    public func annotations(of drawing: Drawing) -> [Drawing.Annotation] {
        // 1. Guides stand at what they explain.
        let shown = Self.guides(guides, of: drawing, avoiding: [])
        // 2. Dimensions keep clear of them.
        let planner = DimensionPlanner(dimensions, look: dimensionLook)
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
