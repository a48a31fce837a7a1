import GridPressPages

/// Drawing from asynchronous code.
extension DrawableFigure {
    /// Returns the figure as an HTML page, drawn on the main actor.
    ///
    /// The synchronous function has the same parameters.
    @MainActor
    public func html(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        mode: HTMLMode = .picture,
        listing: HTMLListing? = nil,
        embedsLayoutRecord: Bool = false
    ) async throws(FigureError) -> String {
        try here { () throws(FigureError) in
            try html(options, mode: mode, listing: listing, embedsLayoutRecord: embedsLayoutRecord)
        }
    }

    /// Returns the record of the figure as JSON, drawn on the main actor.
    ///
    /// The synchronous function has the same parameters.
    @MainActor
    public func json(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        exact: Bool = false
    ) async throws(FigureError) -> String {
        try here { () throws(FigureError) in try json(options, exact: exact) }
    }

    /// Returns the layout as text for a terminal, drawn on the main actor.
    ///
    /// The synchronous function has the same parameters.
    @MainActor
    public func text(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        columns: Int = 80,
        isColored: Bool = false
    ) async throws(FigureError) -> String {
        try here { () throws(FigureError) in try text(options, columns: columns, isColored: isColored) }
    }
}
