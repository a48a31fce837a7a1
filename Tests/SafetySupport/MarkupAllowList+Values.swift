import GridPressDrawings

extension MarkupAllowList.Value {
    /// Returns whether a value is allowed in an attribute of a picture.
    ///
    /// - Parameters:
    ///   - value: The value of the attribute.
    ///   - ids: The ids that the picture defines, to which references may refer.
    func allows(_ value: String, ids: Set<String>) -> Bool {
        switch self {
        case .number: value.isPrintedNumber
        case .numbers:
            value.isEmpty || value.split(separator: " ", omittingEmptySubsequences: false).allSatisfy(\.isPrintedNumber)
        case .word(let words): words.contains(value)
        case .spoken: true
        case .identifiers: !value.isEmpty && value.consists(of: Self.identifier + " ")
        case .paint: value == "none" || value.isColor || Self.reference.allows(value, ids: ids)
        case .reference:
            value.hasPrefix("url(#") && value.hasSuffix(")") && ids.contains(String(value.dropFirst(5).dropLast()))
        case .fragment: value.hasPrefix("#") && ids.contains(String(value.dropFirst()))
        case .link: SafeURL(value)?.string == value && !value.hasPrefix("data:")
        case .pixels:
            ["png", "jpeg", "gif", "webp"].contains { value.hasPrefix("data:image/\($0);base64,") }
                && value.utf8.drop { $0 != UInt8(ascii: ",") }.dropFirst().allSatisfy(\.isBase64)
        case .path: value.consists(of: "MLHVCQZlhvz0123456789.- ")
        case .transform:
            ["translate(", "scale(", "rotate(", "matrix("].contains { value.hasPrefix($0) } && value.hasSuffix(")")
                && value.drop { $0 != "(" }.dropFirst().dropLast().split(separator: " ").allSatisfy(\.isPrintedNumber)
        }
    }

    private static let identifier = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-"
}

extension StringProtocol {
    /// Returns whether the text contains only the given ASCII characters.
    func consists(of letters: String) -> Bool {
        let allowed = Set(letters.utf8)
        return utf8.allSatisfy { allowed.contains($0) }
    }

    /// Whether the text is a number as GridPress prints it: an optional sign, digits, and an optional fraction.
    fileprivate var isPrintedNumber: Bool {
        let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
        let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return (1...2).contains(parts.count)
            && parts.allSatisfy { !$0.isEmpty && $0.count <= 16 && $0.allSatisfy { (0x30...0x39).contains($0) } }
    }

    /// Whether the text is a color in one of the notations of pictures.
    fileprivate var isColor: Bool {
        if utf8.first == UInt8(ascii: "#") {
            return [4, 7].contains(utf8.count) && dropFirst().consists(of: "0123456789abcdef")
        }
        return hasPrefix("rgb(") && hasSuffix(")") && dropFirst(4).dropLast().consists(of: "0123456789, ")
    }
}

extension UInt8 {
    fileprivate var isBase64: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
            true
        default: false
        }
    }
}
