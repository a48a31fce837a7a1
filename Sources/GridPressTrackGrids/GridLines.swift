/// Lines in the middle of the gaps between the tracks of a grid.
struct GridLines {
    let style: AnyShapeStyle
    let line: StrokeStyle
    let axes: Axis.Set
}

nonisolated extension View {
    /// Draws lines between the tracks of a grid, in the middle of the gaps and behind the cells.
    ///
    /// Items that span several tracks cover the lines between those. Grids inside cells have no lines unless they are
    /// given some.
    public func gridLines<S: ShapeStyle>(
        _ style: S = .separator,
        lineWidth: CGFloat = 1,
        axes: Axis.Set = [.horizontal, .vertical]
    ) -> ModifiedView<Self> {
        gridLines(style, style: StrokeStyle(lineWidth: lineWidth), axes: axes)
    }

    /// Draws lines of a style between the tracks of a grid, in the middle of the gaps and behind the cells.
    ///
    /// - Parameter axes: Along which axes the lines run; both, where nothing is said.
    public func gridLines<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        axes: Axis.Set = [.horizontal, .vertical]
    ) -> ModifiedView<Self> {
        environment(\.grids.lines, GridLines(style: AnyShapeStyle(content), line: style, axes: axes))
    }
}
