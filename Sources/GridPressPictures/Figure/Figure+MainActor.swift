/// Drawing from asynchronous code.
///
/// These functions draw on the main actor, where every figure can be drawn, except figures that are created on another
/// actor.
///
/// ``Figure/drawing(scheme:)`` draws in the isolation of its caller, in asynchronous code too.
extension DrawableFigure {
    /// Returns the figure as an SVG document, drawn on the main actor.
    ///
    /// The synchronous function has the same parameters.
    @MainActor
    public func svg(
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases)
    ) async throws(FigureError) -> String {
        try here { () throws(FigureError) in try svg(options, id: id, margin: margin, layers: layers) }
    }

    /// Writes the figure as an SVG document to a file, a pipe or a socket, in pieces, drawn on the main actor.
    ///
    /// The synchronous function has the same parameters.
    @MainActor
    public func writeSVG(
        to handle: FileHandle,
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        id: String? = nil,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases)
    ) async throws {
        try here { try writeSVG(to: handle, options, id: id, margin: margin, layers: layers) }
    }

    /// Calls a closure from a synchronous context, which selects the synchronous functions inside.
    package func here<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        try work()
    }
}

extension Figure {
    /// Returns the figure as SVG documents of several widths, drawn on the main actor.
    ///
    /// The synchronous function has the same parameters.
    @MainActor
    public func svgs(
        widths: [CGFloat],
        _ options: Figure.RenderOptions = Figure.RenderOptions(),
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases)
    ) async throws(FigureError) -> [String] {
        try here { () throws(FigureError) in
            try svgs(widths: widths, options, margin: margin, layers: layers)
        }
    }
}
