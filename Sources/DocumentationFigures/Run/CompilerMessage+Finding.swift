import GridPressFindings
import GridPressPlatform

extension CompilerMessage {
    /// Returns the message as a finding.
    ///
    /// - Parameter file: The name of the file in findings.
    func finding(file: String) -> Finding {
        var finding = Finding(
            .figureCode,
            .error,
            at: .source(file: file, line: line, column: column),
            text[...].sentence
        )
        finding.details = notes
        return finding
    }
}
