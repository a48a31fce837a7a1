import GridPressRenderers
import JSONReading

/// An error for a text that isn't a theme.
///
/// ```swift
/// do {
///     let theme = try FigureTheme(json: #"{ "accent": "bleu" }"#, file: "brand.json")
///     print(try figure.svg(Figure.RenderOptions(dimensions: .all, theme: theme)))
/// } catch let error as ThemeError {
///     print(error)   // brand.json:1:13: error: "bleu" isn't a color. Use the form "#rrggbb". [theme.invalid]
/// }
/// ```
public struct ThemeError: Error, Hashable, CustomStringConvertible, LocalizedError {
    /// The error in the text, with its line and column.
    public let finding: Finding

    init(_ error: JSONError, in source: SourceText) {
        finding = Finding(.invalidTheme, .error, at: source.location(of: error.offset), error.message)
    }

    /// The error with its position, on one line.
    public var description: String { finding.description }

    /// The error with its position, on one line.
    public var errorDescription: String? { description }
}
