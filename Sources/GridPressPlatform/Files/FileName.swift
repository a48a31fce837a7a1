/// Names of files, made from words such as the name of a test or of a preview.
package enum FileName {
    /// The mark of pending files, before the extension.
    package static let pendingMark = ".pending"

    /// The maximum number of bytes of a part.
    ///
    /// File systems limit names to 255 bytes, including the extension.
    private static let longest = 180
    /// The minimum number of bytes of a name that may have been shortened.
    package static let shortened = 100

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
