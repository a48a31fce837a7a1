import GridPressRenderers

/// An error for a text that isn't the record of a drawing.
public struct RecordError: Error, Hashable, CustomStringConvertible, LocalizedError {
    /// The place of the mistake, as a line and a column, and the mistake itself.
    public let finding: Finding

    init(_ error: JSONError, in source: SourceText) {
        finding = Finding(
            .invalidRecord,
            .error,
            at: source.location(of: error.offset),
            error.message,
            fix: "Write the record again with json(exact:)."
        )
    }

    /// The place and the mistake as a line.
    public var description: String { finding.description }

    /// The place and the mistake as a line.
    public var errorDescription: String? { description }
}
