/// A type that is drawn as one picture, and written in every format: a figure, or a combination of figures.
///
/// Functions that write pictures can accept figures, transitions, film strips and comparisons alike:
///
/// ```swift
/// import FigureComparisons
///
/// func export(_ pictures: [any DrawableFigure]) throws {
///     for (number, picture) in pictures.enumerated() {
///         try picture.svg().write(toFile: "picture-\(number).svg", atomically: true, encoding: .utf8)
///     }
/// }
///
/// let comparison = FigureComparison { Figure("Old") { OldCard() } } to: { Figure("New") { CardView() } }
/// try export([figure, comparison])
/// ```
public nonisolated protocol DrawableFigure: Sendable {
    /// Returns the finished picture with its frames, names, paints and findings.
    ///
    /// - Parameter scheme: The color scheme of the picture.
    /// - Throws: ``FigureError`` if the picture can't be drawn.
    func drawing(scheme: Drawing.Scheme) throws(FigureError) -> Drawing
}

extension Figure: DrawableFigure {}
