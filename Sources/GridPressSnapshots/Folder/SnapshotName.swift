import GridPressDrawings

/// The name of a snapshot: the folders that contain it, and the name of its file without the extension.
///
/// Whatever it is made of, it is a path that leads nowhere but down.
package struct SnapshotName: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The folders, outermost first, and the name.
    package let parts: [String]

    /// A name made of some words; what files can't well be called is replaced.
    package init(_ parts: [String]) {
        let cleaned = parts.map(Self.cleaned).filter { !$0.isEmpty }
        self.parts = cleaned.isEmpty ? ["figure"] : cleaned
    }

    /// A name as paths are written, with slashes between its parts.
    package init(path: String) { self.init(path.split(separator: "/").map(String.init)) }

    /// The name as a path.
    package var description: String { parts.joined(separator: "/") }

    /// Orders names as lists of files do.
    package static func < (first: SnapshotName, second: SnapshotName) -> Bool {
        first.parts.lexicographicallyPrecedes(second.parts)
    }

    /// What stands in the names of pending files, before the ending.
    package static let pendingMark = ".pending"

    /// How many bytes a part has at most; systems take 255, and endings come on top.
    private static let longest = 180
    /// How many bytes a part may have that was longer; shorter ones are whole.
    static let shortened = 100

    /// Letters and digits of any script, `_`, `.`, `~` and `-`; everything else is a hyphen, and several are one.
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
        // Names that differ only behind the limit stay different.
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
