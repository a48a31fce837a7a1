/// The form that a snapshot is written in.
public enum SnapshotFormat: String, Hashable, Sendable, CaseIterable {
    /// A picture.
    case svg
    /// A page.
    case html
    /// Frames and grids as data.
    case json
    /// The layout as text for a terminal.
    case text
    /// The words of a screen reader, a line for each element.
    case accessibility

    /// How the names of files end.
    package var ending: String { self == .text ? "txt" : rawValue }

    /// Whether files are compared line by line.
    package var isText: Bool { self == .text || self == .accessibility }

    /// The format of files with this ending.
    package init?(ending: String) {
        guard let format = Self.allCases.first(where: { $0.ending == ending }) else { return nil }
        self = format
    }
}
