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
        /// The form of texts in font files.
        public var text: Drawing.TextForm
        /// The dimensions to draw, in addition to those that views ask for with `dimension()`.
        public var dimensions: Drawing.DimensionSelection
        /// The style of these dimensions.
        public var dimensionFormat: Drawing.DimensionFormat
        /// The guides to draw.
        ///
        /// A page has switches for all others too.
        public var guides: Set<Drawing.Guide>
        /// The view whose frame is explained by a guide: the views in its steps, numbered, with what each is offered or takes.
        ///
        /// The figure's `explainsLayout` has to be set.
        public var explainedView: Drawing.Explanation.View?
        /// The explanations of views, by their names, in addition to those of views with `callout(_:)`.
        public var callouts: [String: String]
        /// The place of the words of callouts.
        public var calloutPlacement: Drawing.CalloutPlacement
        /// Whether the marks of guides are explained below the picture.
        public var legend: Drawing.LegendVisibility
        /// The colors and sizes of everything above the content; `nil` for the standard ones, which no page can change.
        public var theme: FigureTheme?
        /// The size of all numbers and words above the content; `nil` for that of the theme, 11 points, or for that of a style.
        public var labelSize: Double?

        /// Creates options.
        ///
        /// Each has its default value unless it is given.
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

        /// The annotations of a picture.
        var plan: AnnotationPlan {
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

        /// The annotations of a page, which has all guides and measures tracks unless something else is chosen.
        var pagePlan: AnnotationPlan {
            AnnotationPlan(
                dimensions: dimensions.isEmpty ? .tracks : dimensions,
                dimensionFormat: dimensionFormat,
                guides: guides,
                explained: explainedView,
                callouts: callouts,
                calloutPlacement: calloutPlacement,
                furtherGuides: Set(Drawing.Guide.allCases),
                legend: legend,
                theme: theme,
                labelSize: labelSize,
                // Nobody asked for all tracks.
                reportsLeftOut: !dimensions.isEmpty
            )
        }
    }
}
