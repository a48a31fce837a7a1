/// The name of a snapshot: the folders that contain it, and the name of its file without the extension.
///
/// A name is always a path below its folder, whatever words it is created from.
package struct SnapshotName: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The folders, outermost first, and the name.
    package let parts: [String]

    /// Creates a name from words.
    ///
    /// Characters that aren't suitable for files are replaced.
    package init(_ parts: [String]) {
        let cleaned = parts.map(FileName.cleaned).filter { !$0.isEmpty }
        self.parts = cleaned.isEmpty ? ["figure"] : cleaned
    }

    /// Creates a name from a path, with slashes between its parts.
    package init(path: String) { self.init(path.split(separator: "/").map(String.init)) }

    /// The name as a path.
    package var description: String { parts.joined(separator: "/") }

    /// Returns whether the first name precedes the second in a list of files.
    package static func < (first: SnapshotName, second: SnapshotName) -> Bool {
        first.parts.lexicographicallyPrecedes(second.parts)
    }
}
