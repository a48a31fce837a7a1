import GridPressAnnotations

extension Figure {
    /// The options that pictures and pages share: colors, and what is drawn above the content.
    ///
    /// ```swift
    /// let picture = try figure.svg(Figure.RenderOptions(scheme: .dark, guides: [.gaps]))
    /// ```
    public struct RenderOptions: Hashable, Sendable {
        /// The color scheme.
        ///
        /// An adaptive picture has the colors of both schemes and follows its reader.
        public var scheme: Drawing.Scheme
        /// The dimensions to draw, in addition to those that views ask for with `dimension()`.
        public var dimensions: Drawing.DimensionSelection
        /// The style of these dimensions.
        public var dimensionFormat: Drawing.DimensionFormat
        /// The guides to draw.
        ///
        /// A page has switches for all others too.
        public var guides: Set<Drawing.Guide>

        /// Creates options.
        ///
        /// Each has its default value unless it is given.
        public init(
            scheme: Drawing.Scheme = .adaptive,
            dimensions: Drawing.DimensionSelection = .none,
            dimensionFormat: Drawing.DimensionFormat = Drawing.DimensionFormat(),
            guides: Set<Drawing.Guide> = []
        ) {
            self.scheme = scheme
            self.dimensions = dimensions
            self.dimensionFormat = dimensionFormat
            self.guides = guides
        }

        /// The annotations of a picture.
        var plan: AnnotationPlan {
            AnnotationPlan(dimensions: dimensions, dimensionFormat: dimensionFormat, guides: guides)
        }

        /// The annotations of a page, which has all guides and measures tracks unless something else is chosen.
        var pagePlan: AnnotationPlan {
            AnnotationPlan(
                dimensions: dimensions.isEmpty ? .tracks : dimensions,
                dimensionFormat: dimensionFormat,
                guides: guides,
                furtherGuides: Set(Drawing.Guide.allCases)
            )
        }
    }
}
