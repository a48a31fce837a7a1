import GridPressAnnotations

extension Figure {
    /// The options of pictures and pages: the color scheme and the annotations above the content.
    ///
    /// ```swift
    /// let picture = try figure.svg(Figure.RenderOptions(scheme: .dark, guides: [.gaps]))
    /// ```
    public struct RenderOptions: Hashable, Sendable {
        /// The color scheme.
        ///
        /// An adaptive picture has the colors of both schemes, and follows the setting of its reader.
        public var scheme: Drawing.Scheme
        /// The form of texts in font files.
        public var text: Drawing.TextForm
        /// The dimensions to draw, in addition to dimensions that views request with `dimension()`.
        public var dimensions: Drawing.DimensionSelection
        /// The format of the dimensions that ``dimensions`` selects.
        public var dimensionFormat: Drawing.DimensionFormat
        /// The guides to draw.
        ///
        /// A page also has switches for all other guides.
        public var guides: Set<Drawing.Guide>
        /// The view whose frame a guide explains; `nil` for none.
        ///
        /// The guide shows the views in the steps of the explanation, numbered, with the sizes that they are offered
        /// or take. The figure's `explainsLayout` has to be set.
        public var explainedView: Drawing.Explanation.View?
        /// The explanations of views by their names, in addition to explanations with `callout(_:)`.
        public var callouts: [String: String]
        /// The placement of the words of callouts.
        public var calloutPlacement: Drawing.CalloutPlacement
        /// The visibility of the legend below the picture, which explains the marks of guides.
        public var legend: Drawing.LegendVisibility
        /// The theme of the annotations; `nil` for the standard theme without custom properties, which no page can
        /// change.
        public var theme: FigureTheme?
        /// The size of all numbers and words above the content, in points.
        ///
        /// The default `nil` selects the size of the theme, of the style of dimensions, or 11 points.
        public var labelSize: Double?

        /// Creates options.
        ///
        /// A `labelSize` that isn't positive counts as `nil`. The largest label size is 1,000 points.
        public init(
            scheme: Drawing.Scheme = .adaptive,
            dimensions: Drawing.DimensionSelection = .none,
            dimensionFormat: Drawing.DimensionFormat = Drawing.DimensionFormat(),
            guides: Set<Drawing.Guide> = [],
            explainedView: Drawing.Explanation.View? = nil,
            callouts: [String: String] = [:],
            calloutPlacement: Drawing.CalloutPlacement = .automatic,
            legend: Drawing.LegendVisibility = .automatic,
            theme: FigureTheme? = nil,
            labelSize: Double? = nil,
            text: Drawing.TextForm = .embedded
        ) {
            self.text = text
            self.scheme = scheme
            self.dimensions = dimensions
            self.dimensionFormat = dimensionFormat
            self.guides = guides
            self.explainedView = explainedView
            self.callouts = callouts
            self.calloutPlacement = calloutPlacement
            self.legend = legend
            self.theme = theme
            self.labelSize = labelSize.flatMap { $0 > 0 ? min($0, 1000) : nil }
        }

        /// The plan of the annotations of a picture.
        package var plan: AnnotationPlan {
            AnnotationPlan(
                dimensions: dimensions,
                dimensionFormat: dimensionFormat,
                guides: guides,
                explained: explainedView,
                callouts: callouts,
                calloutPlacement: calloutPlacement,
                legend: legend,
                theme: theme,
                labelSize: labelSize
            )
        }
    }
}
