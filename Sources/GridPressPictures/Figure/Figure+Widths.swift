extension Figure {
    /// Returns the figure with another width, which is offered to its content.
    ///
    /// ```swift
    /// let narrow = try figure.proposing(width: 360).svg()
    /// ```
    ///
    /// - Parameter width: The width; `nil` for the width of the content.
    public func proposing(width: CGFloat?) -> Figure {
        var figure = self
        figure.width = width
        return figure
    }

    /// Returns the figure as SVG documents of several widths, with a new layout for each width.
    ///
    /// ```swift
    /// let pictures = try figure.svgs(widths: [360, 640, 960])
    /// ```
    ///
    /// The pictures aren't scaled. Columns, lines and alternatives of the content adapt to each width. The margin is
    /// added to the width.
    ///
    /// - Parameters:
    ///   - widths: The widths, which replace the width of the figure.
    ///   - options: The color scheme and the annotations.
    ///   - margin: The space around all drawn content, in points.
    ///   - layers: The layers to draw.
    /// - Returns: The pictures, in the order of the widths.
    /// - Throws: ``FigureError`` if a width or the margin is invalid, or if the figure can't be drawn.
    public func svgs(
        widths: [CGFloat],
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases)
    ) throws(FigureError) -> [String] {
        // Invalid widths are reported before the layout starts.
        for width in widths { try FigureBody.checkLength(width, "width") }
        return try widths.map { width throws(FigureError) in
            try proposing(width: width).svg(options, margin: margin, layers: layers)
        }
    }
}
