import GridPressRenderers
import JSONReading

/// An error for a text that isn't the record of a drawing.
///
/// ```swift
/// do {
///     let drawing = try Drawing(json: "{}", file: "card.json")
///     print(drawing.size)
/// } catch {
///     print(error.finding.message)   // The field "version" is missing.
/// }
/// ```
public struct RecordError: Error, Hashable, CustomStringConvertible, LocalizedError {
    /// The error in the text, with its line and column.
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

    /// The error with its position, on one line.
    public var description: String { finding.description }

    /// The error with its position, on one line.
    public var errorDescription: String? { description }
}
