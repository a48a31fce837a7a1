/// A reader of `.strings` files: quoted keys and texts, with comments.
struct StringsFile {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    /// The texts by key, up to the first error in the file.
    private(set) var texts: [String: String] = [:]

    /// Reads a file in UTF-8 or UTF-16, or one that was compiled to a property list.
    init(_ data: Data) {
        if let compiled = PropertyListFile.dictionary(data) {
            scalars = []
            texts = compiled.compactMapValues { $0 as? String }
            return
        }
        scalars = Array(Self.decoded(data).unicodeScalars)
        read()
    }

    private static func decoded(_ data: Data) -> String {
        let bytes = Array(data.prefix(2))
        let isWide = bytes.count == 2 && (bytes == [0xFF, 0xFE] || bytes == [0xFE, 0xFF] || bytes.contains(0))
        guard isWide else {
            let text = String(decoding: data, as: UTF8.self)
            return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        }
        let isBigEndian = bytes == [0xFE, 0xFF] || bytes[0] == 0
        var units: [UInt16] = []
        var index = data.startIndex
        while index + 1 < data.endIndex {
            let (first, second) = (UInt16(data[index]), UInt16(data[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        if units.first == 0xFEFF { units.removeFirst() }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func read() {
        while skipSpace(), let key = word() {
            var text = key
            guard skipSpace() else { return }
            // A key without a text is its own text.
            if scalars[position] == "=" {
                position += 1
                guard skipSpace(), let value = word(), skipSpace() else { return }
                text = value
            }
            guard scalars[position] == ";" else { return }
            position += 1
            texts[key] = text
        }
    }

    /// Skips spaces and comments; returns `false` at the end of the file.
    private mutating func skipSpace() -> Bool {
        while position < scalars.count {
            if scalars[position].properties.isWhitespace {
                position += 1
            } else if has("/*") {
                position += 2
                while position < scalars.count, !has("*/") { position += 1 }
                position += 2
            } else if has("//") {
                while position < scalars.count, scalars[position] != "\n" { position += 1 }
            } else {
                return true
            }
        }
        return false
    }

    private func has(_ text: String) -> Bool { scalars[position...].starts(with: text.unicodeScalars) }

    /// Reads a text in quotation marks, or a word without them; `nil` if there is neither.
    private mutating func word() -> String? {
        var result = String.UnicodeScalarView()
        guard scalars[position] == "\"" else {
            while position < scalars.count, scalars[position].isOfPlainWord {
                result.append(scalars[position])
                position += 1
            }
            return result.isEmpty ? nil : String(result)
        }
        position += 1
        var units: [UInt16] = []
        while position < scalars.count, scalars[position] != "\"" {
            let scalar = scalars[position]
            position += 1
            if scalar == "\\", position < scalars.count {
                let escaped = escaped()
                units += Array(escaped)
            } else {
                units += Array(String(scalar).utf16)
            }
        }
        guard position < scalars.count else { return nil }
        position += 1
        return String(decoding: units, as: UTF16.self)
    }

    /// Reads the UTF-16 units of an escape sequence.
    ///
    /// Two escapes may form one character.
    private mutating func escaped() -> [UInt16] {
        let scalar = scalars[position]
        position += 1
        switch scalar {
        case "n": return [10]
        case "t": return [9]
        case "r": return [13]
        case "U", "u":
            var value: UInt16 = 0
            var count = 0
            while count < 4, position < scalars.count, let digit = Character(scalars[position]).hexDigitValue {
                value = value << 4 | UInt16(digit)
                count += 1
                position += 1
            }
            return [value]
        default: return Array(String(scalar).utf16)
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar may be part of a key without quotation marks.
    fileprivate var isOfPlainWord: Bool {
        properties.isAlphabetic || ("0"..."9").contains(self) || "_.-$:/".unicodeScalars.contains(self)
    }
}
