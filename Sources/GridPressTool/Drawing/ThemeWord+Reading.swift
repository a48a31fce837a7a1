extension ThemeWord {
    /// Returns the theme, which may be read from a file.
    ///
    /// - Throws: ``ToolFailure`` if the file doesn't exist or isn't a theme.
    func theme() throws -> FigureTheme {
        let path: String
        switch self {
        case .preset(let theme): return theme
        case .file(let file): path = file
        }
        let source: SourceText
        do throws(UnreadableInput) {
            source = try InputFile(path: path).read { _ in [] }
        } catch {
            throw ToolFailure(
                exit: .noInput,
                message: "There is no theme \"\(path)\": \(error.finding.message)",
                advice: "Use \(Self.names), or a JSON file."
            )
        }
        do throws(ThemeError) {
            return try FigureTheme(json: String(decoding: source.bytes, as: UTF8.self), file: source.name)
        } catch {
            throw ToolFailure(exit: .usage, message: error.description)
        }
    }
}
