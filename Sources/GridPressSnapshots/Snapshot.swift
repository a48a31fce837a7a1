/// A new picture, page, data or text, to be compared with the golden file of the same name.
package struct Snapshot: Sendable {
    /// The name that it shares with its golden file.
    package var name: SnapshotName
    /// The form that it is written in.
    package var format: SnapshotFormat
    /// Its content.
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
