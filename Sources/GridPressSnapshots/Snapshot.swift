/// Something that was just made, to be held against the golden file of the same name.
package struct Snapshot: Sendable {
    /// The name that it shares with its golden file.
    package var name: SnapshotName
    /// What it is written as.
    package var format: SnapshotFormat
    /// What was made.
    package var bytes: [UInt8]

    /// A snapshot of a text.
    package init(_ name: SnapshotName, _ format: SnapshotFormat, _ text: String) {
        self.init(name, format, bytes: Array(text.utf8))
    }

    /// A snapshot of some bytes.
    package init(_ name: SnapshotName, _ format: SnapshotFormat, bytes: [UInt8]) {
        self.name = name
        self.format = format
        self.bytes = bytes
    }
}
