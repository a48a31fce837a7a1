/// The static names that extensions declare in sources.
///
/// Sources are scanned without a parser: comments and strings are skipped, and braces are counted.
struct DeclaredNames {
    private var names: [String: Set<String>] = [:]

    /// Reads the names in files.
    init(in files: [String]) {
        for file in files {
            guard case .bytes(let bytes)? = try? RegularFile.read(file, atMost: 8 << 20) else { continue }
            add(String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Returns whether an extension of one of some types declares a name.
    func contains(_ name: String, in types: [String]) -> Bool { types.contains { names[$0]?.contains(name) == true } }

    /// Reads the names in a text.
    mutating func add(_ text: String) {
        guard text.contains("extension"), text.contains("static") else { return }
        var words = SourceWords(text)
        var depth = 0
        var type: (name: String, depth: Int)?
        while let word = words.next() {
            switch word {
            case "{": depth += 1
            case "}":
                depth -= 1
                if let open = type, depth <= open.depth { type = nil }
            case "extension" where type == nil:
                guard var name = words.next() else { return }
                // `SwiftUI.Color` is `Color`.
                while let next = words.next(), next != "{" { if next != ":", words.followsDot { name = next } }
                type = (name, depth)
                depth += 1
            case "static":
                guard let type, depth == type.depth + 1 else { continue }
                var next = words.next()
                while let word = next, !["let", "var", "func"].contains(word), word != "{", word != "}" {
                    next = words.next()
                }
                guard let name = words.next(), next != "{", next != "}" else { continue }
                names[type.name, default: []].insert(name)
            default: break
            }
        }
    }
}

/// A scanner of the words and braces of a source, without comments and strings.
private struct SourceWords {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    /// Whether a dot preceded the last word.
    private(set) var followsDot = false

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func next() -> String? {
        followsDot = false
        while position < scalars.count {
            let scalar = scalars[position]
            if has("//") {
                while position < scalars.count, scalars[position] != "\n" { position += 1 }
            } else if has("/*") {
                skip(past: "*/")
            } else if has("\"\"\"") {
                position += 1
                skip(past: "\"\"\"")
            } else if scalar == "\"" {
                skipText()
            } else if scalar == "{" || scalar == "}" || scalar == ":" {
                position += 1
                return String(scalar)
            } else if scalar.isOfWord {
                let start = position
                while position < scalars.count, scalars[position].isOfWord { position += 1 }
                return String(String.UnicodeScalarView(scalars[start..<position]))
            } else {
                followsDot = scalar == "."
                position += 1
            }
        }
        return nil
    }

    private func has(_ text: String) -> Bool { scalars[position...].starts(with: text.unicodeScalars) }

    private mutating func skip(past text: String) {
        position += 2
        while position < scalars.count, !has(text) { position += scalars[position] == "\\" ? 2 : 1 }
        position = min(position + text.unicodeScalars.count, scalars.count)
    }

    /// Skips a string on one line.
    ///
    /// A string in an interpolation ends it early, which has no consequences on one line.
    private mutating func skipText() {
        position += 1
        while position < scalars.count, scalars[position] != "\"", scalars[position] != "\n" {
            position += scalars[position] == "\\" ? 2 : 1
        }
        position = min(position + 1, scalars.count)
    }
}

extension Unicode.Scalar {
    fileprivate var isOfWord: Bool { properties.isAlphabetic || ("0"..."9").contains(self) || self == "_" }
}
