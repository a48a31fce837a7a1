extension Figure {
    /// Returns the figure as an SVG document that explains named views in words.
    ///
    /// ```swift
    /// let picture = try figure.svg(callouts: ["header": "as tall as its text", "total": "spans three columns"])
    /// ```
    ///
    /// - Parameters:
    ///   - callouts: The explanations of views, by the names that `named(_:)` gives the views.
    ///   - placement: The placement of the words.
    ///   - options: The color scheme, and the other annotations.
    ///   - margin: The space around all drawn content, in points.
    /// - Throws: ``FigureError`` if the margin is invalid or the figure can't be drawn.
    public func svg(
        callouts: [String: String],
        placement: Drawing.CalloutPlacement = .automatic,
        options: Figure.RenderOptions = Figure.RenderOptions(),
        margin: CGFloat = 0
    ) throws(FigureError) -> String {
        var options = options
        options.callouts.merge(callouts) { $1 }
        options.calloutPlacement = placement
        return try svg(options, margin: margin)
    }
}
