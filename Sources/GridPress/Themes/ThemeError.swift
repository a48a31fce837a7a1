import GridPressRenderers

/// An error for a text that isn't a theme.
public struct ThemeError: Error, Hashable, CustomStringConvertible, LocalizedError {
    /// The place of the mistake, as a line and a column, and the mistake itself.
    public let finding: Finding

    init(_ error: JSONError, in source: SourceText) {
        finding = Finding(.invalidTheme, .error, at: source.location(of: error.offset), error.message)
    }

    /// The place and the mistake as a line.
    public var description: String { finding.description }

    /// The place and the mistake as a line.
    public var errorDescription: String? { description }
}
