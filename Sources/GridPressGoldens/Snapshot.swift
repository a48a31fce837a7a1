/// A new picture, page, data or text, to be compared with the golden file of the same name.
package struct Snapshot: Sendable {
    /// The name of the snapshot and of its golden file.
    package var name: SnapshotName
    /// The format of the content.
    package var format: SnapshotFormat
    /// The content of the file.
    package var bytes: [UInt8]
    /// The drawing in memory whose layout record the content has; `nil` if only the content is known.
    package var written: WrittenRecord?

    /// Creates a snapshot of a text.
    package init(_ name: SnapshotName, _ format: SnapshotFormat, _ text: String) {
        self.init(name, format, bytes: Array(text.utf8))
    }

    /// Creates a snapshot of bytes.
    package init(_ name: SnapshotName, _ format: SnapshotFormat, bytes: [UInt8]) {
        self.name = name
        self.format = format
        self.bytes = bytes
    }
}
