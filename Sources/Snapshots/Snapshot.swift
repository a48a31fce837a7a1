/// Something that was just made, to be held against the golden file of the same name.
public struct Snapshot: Sendable {
    /// The name that it shares with its golden file.
    public var name: SnapshotName
    /// What it is written as.
    public var format: SnapshotFormat
    /// What was made.
    public var bytes: [UInt8]

    /// A snapshot of a text.
    public init(_ name: SnapshotName, _ format: SnapshotFormat, _ text: String) {
        self.init(name, format, bytes: Array(text.utf8))
    }

    /// A snapshot of some bytes.
    public init(_ name: SnapshotName, _ format: SnapshotFormat, bytes: [UInt8]) {
        self.name = name
        self.format = format
        self.bytes = bytes
    }
}

/// What a snapshot is written as.
public enum SnapshotFormat: String, Hashable, Sendable, CaseIterable {
    /// A picture.
    case svg
    /// A page.
    case html
    /// Frames and grids as data.
    case json
    /// The layout as text for a terminal.
    case text

    /// How the names of files end.
    public var ending: String { self == .text ? "txt" : rawValue }

    /// The format of files with this ending.
    public init?(ending: String) {
        guard let format = Self.allCases.first(where: { $0.ending == ending }) else { return nil }
        self = format
    }
}
