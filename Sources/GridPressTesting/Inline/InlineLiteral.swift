import GridPressGoldens

/// A conversion between texts and literals of several lines in Swift source.
enum InlineLiteral {
    /// Returns the lines of a literal, without indentation.
    static func lines(of text: String) -> [String] {
        let signs = String(repeating: "#", count: numberSigns(for: text))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.unicodeScalars.flatMap { written($0, signs) }.map(Character.init))
        }
        return [signs + "\"\"\""] + lines + ["\"\"\"" + signs]
    }

    /// Returns the minimum number of number signs with which no part of a text is an escape or a delimiter.
    private static func numberSigns(for text: String) -> Int {
        guard text.contains("\\") || text.contains("\"\"\"") else { return 0 }
        return (1...).first { count in
            let signs = String(repeating: "#", count: count)
            return !text.contains("\\" + signs) && !text.contains("\"\"\"" + signs)
        } ?? 1
    }

    /// Returns a scalar as it is written in a literal: invisible scalars as escapes with their number.
    private static func written(_ scalar: Unicode.Scalar, _ signs: String) -> [Unicode.Scalar] {
        let isHidden =
            switch scalar.properties.generalCategory {
            case .control: scalar != "\t"
            case .format, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        guard isHidden else { return [scalar] }
        return Array("\\\(signs)u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
    }

    // MARK: Reading

    /// Returns the text of a literal; `nil` if it contains an interpolation or can't be read.
    static func value(of literal: SwiftStringLiteral, in source: [UInt8]) -> String? {
        guard !literal.hasInterpolation else { return nil }
        let text = String(decoding: source[literal.content], as: UTF8.self).replacing("\r\n", with: "\n")
        let escape = "\\" + String(repeating: "#", count: literal.hashes)
        guard literal.isMultiline else { return unescaped(text, escape) }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1, lines.removeFirst().allSatisfy(\.isWhitespace) else { return nil }
        let indentation = lines.removeLast()
        var plain: [Substring] = []
        for line in lines {
            if line.hasPrefix(indentation) {
                plain.append(line.dropFirst(indentation.count))
            } else if line.allSatisfy(\.isWhitespace) {
                plain.append("")
            } else {
                return nil
            }
        }
        return unescaped(plain.joined(separator: "\n"), escape)
    }

    private static func unescaped(_ text: String, _ escape: String) -> String? {
        var parts = text[...]
        var result = ""
        while let range = parts.range(of: escape) {
            result += parts[..<range.lowerBound]
            parts = parts[range.upperBound...]
            guard let letter = parts.popFirst() else { return nil }
            if letter == "u" {
                let digits = parts.dropFirst().prefix { $0 != "}" }
                guard parts.first == "{", let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
                else {
                    return nil
                }
                result.unicodeScalars.append(scalar)
                parts = parts[digits.endIndex...].dropFirst()
            } else {
                guard let plain = plainEscapes[letter] else { return nil }
                result.append(plain)
            }
        }
        return result + parts
    }

    private static let plainEscapes: [Character: String] = [
        "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\\": "\\", "\"": "\"", "'": "'", "\n": "",
    ]
}
