/// Lines in the middle of the gaps between the tracks of a grid.
struct GridLines {
    let style: AnyShapeStyle
    let line: StrokeStyle
    let axes: Axis.Set
}

nonisolated extension View {
    /// Draws lines between the tracks of a grid, in the middle of the gaps and behind the cells.
    ///
    /// Items that span several tracks cover the lines between these tracks. Grids inside cells don't inherit the lines.
    ///
    /// - Parameters:
    ///   - style: The color or the gradient of the lines.
    ///   - lineWidth: The width of the lines, in points.
    ///   - axes: The axes along which the lines run; both by default.
    public func gridLines<S: ShapeStyle>(
        _ style: S = .separator, lineWidth: CGFloat = 1, axes: Axis.Set = [.horizontal, .vertical]
    ) -> ModifiedView<Self> {
        gridLines(style, style: StrokeStyle(lineWidth: lineWidth), axes: axes)
    }

    /// Draws lines with a stroke style between the tracks of a grid, in the middle of the gaps and behind the cells.
    ///
    /// - Parameters:
    ///   - content: The color or the gradient of the lines.
    ///   - style: The width, the dashes and the ends of the lines.
    ///   - axes: The axes along which the lines run; both by default.
    public func gridLines<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, axes: Axis.Set = [.horizontal, .vertical]
    ) -> ModifiedView<Self> {
        environment(\.grids.lines, GridLines(style: AnyShapeStyle(content), line: style, axes: axes))
    }
}
