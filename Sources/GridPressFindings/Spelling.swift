/// A search for corrections of misspelled words.
package enum Spelling {
    /// Returns a word in lower case, without hyphens and underscores, and in American spelling.
    package static func folded(_ text: String) -> String {
        var rest = Array(text.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") })[...]
        var folded: [UInt8] = []
        while let first = rest.first {
            // Only "c" and "g" begin a word in the table.
            if first == UInt8(ascii: "c") || first == UInt8(ascii: "g"),
                let word = american.first(where: { rest.starts(with: $0.british) })
            {
                folded += word.american
                rest = rest.dropFirst(word.british.count)
            } else {
                folded.append(first)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: folded, as: UTF8.self)
    }

    private static let american: [(british: [UInt8], american: [UInt8])] = [
        ("colour", "color"), ("centre", "center"), ("grey", "gray"),
    ].map { (Array($0.utf8), Array($1.utf8)) }

    /// Returns the known word that is nearest to a misspelled one; `nil` if none is near enough.
    package static func nearest(to text: String, among words: [String]) -> String? {
        guard text.utf8.count <= 256 else { return nil }
        let limit = text.count < 2 ? 0 : max(1, text.count / 3)
        let text = folded(text)
        // Words of a very different length are skipped.
        let candidates = words.filter { abs($0.utf8.count - text.utf8.count) <= limit + 3 }
            .map { (word: $0, distance: distance(text, folded($0))) }
        return candidates.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.word
    }

    /// Returns the number of letters that have to be inserted, deleted, replaced or swapped to turn one word into the
    /// other.
    ///
    /// If a word has more than 64 letters, the result is `Int.max`.
    package static func distance(_ first: String, _ second: String) -> Int {
        let (first, second) = (Array(first), Array(second))
        // The time grows with the product of both lengths.
        if first.count > 64 || second.count > 64 { return .max }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                var best = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
