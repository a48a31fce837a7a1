import GridPressAnnotations

extension Figure.RenderOptions {
    /// The plan of the annotations of a page, which has all guides, and measures tracks unless other dimensions
    /// are selected.
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
            // Left-out dimensions are reported only if the author selected dimensions.
            reportsLeftOut: !dimensions.isEmpty
        )
    }
}
