/// The format of a snapshot and its golden file.
///
/// ```swift
/// assertSnapshot(of: try figure.svg(), as: .svg)
/// assertSnapshot(of: try figure.json(), as: .json)
/// ```
public enum SnapshotFormat: String, Hashable, Sendable, CaseIterable {
    /// A picture as an SVG document.
    case svg
    /// An HTML page.
    case html
    /// The layout record as JSON.
    case json
    /// The layout as text for a terminal.
    case text
    /// The text that a screen reader speaks, with a line for each element.
    case accessibility

    /// The extension of file names.
    package var ending: String { self == .text ? "txt" : rawValue }

    /// Whether files are compared line by line.
    package var isText: Bool { self == .text || self == .accessibility }

    /// Creates the format for a file extension; `nil` for an unknown extension.
    package init?(ending: String) {
        guard let format = Self.allCases.first(where: { $0.ending == ending }) else { return nil }
        self = format
    }
}
