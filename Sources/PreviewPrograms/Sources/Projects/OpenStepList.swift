/// A property list in the OpenStep format of Xcode's projects: dictionaries, lists and strings.
enum OpenStepList: Equatable {
    case dictionary([String: OpenStepList])
    case list([OpenStepList])
    case text(String)

    /// Reads a property list; `nil` for invalid text.
    init?(_ bytes: [UInt8]) {
        var reader = OpenStepReader(bytes)
        guard let value = reader.value(level: 0) else { return nil }
        self = value
    }

    /// The value of a key; `nil` for a missing key, and for values other than dictionaries.
    subscript(key: String) -> OpenStepList? {
        guard case .dictionary(let values) = self else { return nil }
        return values[key]
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The strings of a list.
    var texts: [String] { if case .list(let values) = self { values.compactMap(\.text) } else { [] } }

    var values: [String: OpenStepList] { if case .dictionary(let values) = self { values } else { [:] } }
}

/// A reader of property lists in the OpenStep format.
private struct OpenStepReader {
    private let bytes: [UInt8]
    private var index = 0
    private static let deepest = 64

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func value(level: Int) -> OpenStepList? {
        guard level < Self.deepest else { return nil }
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return dictionary(level: level)
        case UInt8(ascii: "("): return list(level: level)
        default: return text().map(OpenStepList.text)
        }
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func dictionary(level: Int) -> OpenStepList? {
        var values: [String: OpenStepList] = [:]
        index += 1
        while !skip("}") {
            guard let key = text(), skip("="), let value = value(level: level + 1) else { return nil }
            _ = skip(";")
            values[key] = value
        }
        return .dictionary(values)
    }

    private mutating func list(level: Int) -> OpenStepList? {
        var values: [OpenStepList] = []
        index += 1
        while !skip(")") {
            guard let value = value(level: level + 1) else { return nil }
            _ = skip(",")
            values.append(value)
        }
        return .list(values)
    }

    private mutating func text() -> String? {
        skipSpace()
        var text: [UInt8] = []
        guard next == UInt8(ascii: "\"") else {
            while let byte = next, !Self.isEnd(byte) {
                text.append(byte)
                index += 1
            }
            return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
        }
        index += 1
        while let byte = next, byte != UInt8(ascii: "\"") {
            // A backslash escapes the next character.
            if byte == UInt8(ascii: "\\") { index += 1 }
            if let byte = next { text.append(byte) }
            index += 1
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    private static func isEnd(_ byte: UInt8) -> Bool { byte <= 32 || "{}()=;,\"".utf8.contains(byte) }

    /// Skips spaces and comments.
    private mutating func skipSpace() {
        while let byte = next {
            if byte <= 32 {
                index += 1
            } else if bytes[index...].starts(with: "/*".utf8) {
                let end = bytes[index...].firstRange(of: Array("*/".utf8))
                index = end?.upperBound ?? bytes.count
            } else if bytes[index...].starts(with: "//".utf8) {
                index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            } else {
                return
            }
        }
    }
}
