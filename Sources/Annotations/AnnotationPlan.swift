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

    /// The names of the layers of dimensions and of some guides.
    public static func names(ofGuides guides: Set<Drawing.Guide>) -> Set<String> {
        Set(guides.map(GuidePlanner.name(of:)) + [DimensionPlanner.layerName])
    }

    /// Whether a drawing has to have recorded its steps.
    public var needsSteps: Bool { !guides.isEmpty }

    /// The layers above a drawing, in paint order: guides, then dimensions, which have to be read.
    public func annotations(of drawing: Drawing) -> [Drawing.Annotation] {
        let dimensions = [DimensionPlanner(dimensions, look: dimensionLook).annotation(of: drawing)].compactMap(\.self)
        // Numbers of dimensions have to stand where they are; those of guides keep clear of them.
        let guides = guides.isEmpty ? [] : GuidePlanner(drawing, avoiding: dimensions).annotations(for: guides)
        return guides + dimensions
    }
}
