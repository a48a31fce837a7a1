import GridPressDrawings

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
        let cleaned = parts.map(Self.cleaned).filter { !$0.isEmpty }
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

    /// The mark of pending files, before the extension.
    package static let pendingMark = ".pending"

    /// The maximum number of bytes of a part.
    ///
    /// File systems limit names to 255 bytes, including the extension.
    private static let longest = 180
    /// The minimum number of bytes of a name that may have been shortened.
    static let shortened = 100

    /// Returns a part of a name with only letters and numbers of any script, `_`, `.`, `~` and `-`.
    ///
    /// Runs of hyphens and all other characters become one hyphen. The result doesn't start or end with `-` or `.`, and
    /// doesn't end with `.pending`. A part of more than 180 bytes is shortened and ends with a hash.
    package static func cleaned(_ part: String) -> String {
        var result = ""
        for character in part.precomposedStringWithCanonicalMapping {
            if character.isLetter || character.isNumber || "_.~".contains(character) {
                result.append(character)
            } else if result.last != "-" {
                result.append("-")
            }
        }
        result = String(result.trimmingPrefix { $0 == "-" || $0 == "." })
        while result.last == "-" || result.last == "." { result.removeLast() }
        // Names that only differ after the limit get different hashes.
        if result.utf8.count > longest {
            let digest = result.utf8.digest
            while result.utf8.count > longest - 14 { result.removeLast() }
            while result.last == "-" || result.last == "." { result.removeLast() }
            result += "-" + digest
        }
        if result.hasSuffix(pendingMark) { result = result.dropLast(pendingMark.count) + "-pending" }
        return result
    }
}
