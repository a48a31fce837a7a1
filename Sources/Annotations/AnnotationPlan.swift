/// What is to be drawn above a picture.
public struct AnnotationPlan: Sendable {
    /// What is measured, besides what views ask for themselves.
    public var dimensions: Drawing.DimensionSelection
    /// What those measures say, and how they look.
    public var dimensionLook: Drawing.DimensionLook
    /// What is explained.
    public var guides: Set<Drawing.Guide>

    /// A plan; without anything, only what views ask for is measured.
    public init(
        dimensions: Drawing.DimensionSelection = .none,
        dimensionLook: Drawing.DimensionLook = Drawing.DimensionLook(),
        guides: Set<Drawing.Guide> = []
    ) {
        self.dimensions = dimensions
        self.dimensionLook = dimensionLook
        self.guides = guides
    }

    /// Whether a drawing has to have recorded its steps.
    public var needsSteps: Bool { !guides.isEmpty }

    /// The layers above a drawing, in paint order: guides, then dimensions, which have to be read.
    public func annotations(of drawing: Drawing) -> [Drawing.Annotation] {
        let guides = guides.isEmpty ? [] : GuidePlanner(drawing).annotations(for: guides)
        let dimensions = DimensionPlanner(dimensions, look: dimensionLook).annotation(of: drawing)
        return guides + [dimensions].compactMap(\.self)
    }
}
