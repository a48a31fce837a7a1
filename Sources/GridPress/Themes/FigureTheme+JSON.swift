import GridPressRenderers
import JSONReading

extension FigureTheme {
    /// Creates the theme that a JSON file describes.
    ///
    /// The file is an object with a field for each value that differs from the standard theme.
    ///
    /// ```json
    /// { "accent": "#0969da", "ink": { "light": "#1f2328", "dark": "#f0f6fc" }, "labelSize": 12 }
    /// ```
    ///
    /// - Parameters:
    ///   - json: The text of the file.
    ///   - file: The name of the file for errors.
    /// - Throws: ``ThemeError`` if the text isn't a theme.
    public init(json: String, file: String = "theme.json") throws(ThemeError) {
        do throws(JSONError) {
            self = try ThemeReader.theme(from: Array(json.utf8))
        } catch {
            throw ThemeError(error, in: SourceText(name: file, bytes: Array(json.utf8)))
        }
    }
}
