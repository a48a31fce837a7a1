extension ComparedValue {
    /// Reads a part of a style sheet as tokens, without insignificant white space.
    ///
    /// In a selector, white space is a combinator and `#name` is an id. Elsewhere, `#` starts a color.
    mutating func put(style bytes: UnsafeBufferPointer<UInt8>, isSelector: Bool) {
        var scanner = StyleScanner(bytes)
        var functions: [StyleFunction] = []
        var hadSpace = false
        var endsWord = false
        while let token = scanner.next() {
            if case .space = token {
                hadSpace = true
                continue
            }
            if hadSpace, endsWord, token.startsWord(inSelector: isSelector) { put(sign: 0x20) }
            hadSpace = false
            endsWord = token.endsWord
            put(token, isSelector: isSelector, in: &functions)
        }
    }

    private mutating func put(_ token: StyleScanner.Token, isSelector: Bool, in functions: inout [StyleFunction]) {
        switch token {
        case .space: break
        case .name(let name): put(name: name)
        case .function(let name):
            put(name)
            functions.append(StyleFunction(name))
        case .number(let number, let unit):
            put(number, functions.last?.kind ?? .ofUnit(unit))
            put(unit)
        case .hash(let name):
            if isSelector {
                put(reference: name)
            } else {
                put(sign: UInt8(ascii: "#"))
                put(name)
            }
        case .string(let text):
            put(sign: UInt8(ascii: "'"))
            put(text)
        case .link(let address):
            put("url")
            put(address, as: .address)
        case .sign(let sign):
            put(sign: sign)
            switch sign {
            case UInt8(ascii: "("): functions.append(functions.last ?? StyleFunction(isColor: false, isMatrix: false))
            case UInt8(ascii: ")"): _ = functions.popLast()
            case UInt8(ascii: ","): if !functions.isEmpty { functions[functions.count - 1].argument += 1 }
            default: break
            }
        }
    }
}

/// A function of a style sheet that contains numbers.
private struct StyleFunction {
    let isColor: Bool
    let isMatrix: Bool
    /// The index of the argument that is being read.
    var argument = 0

    init(isColor: Bool, isMatrix: Bool) {
        self.isColor = isColor
        self.isMatrix = isMatrix
    }

    init(_ name: UnsafeBufferPointer<UInt8>) {
        isColor = Self.colors.contains { name.elementsEqual($0.utf8) }
        isMatrix = name.elementsEqual("matrix".utf8)
    }

    private static let colors = ["rgb", "rgba", "hsl", "hsla", "color", "lab", "lch", "oklab", "oklch", "hwb"]

    /// The kind of numbers in the function; `nil` if it depends on their units.
    var kind: ComparedNumber.Kind? {
        if isColor { return .exact }
        // The first four numbers are factors, and the others are translations.
        return isMatrix ? argument < 4 ? .factor : .length : nil
    }
}

extension ComparedNumber.Kind {
    /// Returns the kind of numbers with a unit.
    fileprivate static func ofUnit(_ unit: UnsafeBufferPointer<UInt8>) -> Self {
        ["px", "pt", "deg", "%"].contains { unit.elementsEqual($0.utf8) } ? .length : .factor
    }
}

extension StyleScanner.Token {
    /// Returns whether white space before the token can count, if another token precedes it.
    fileprivate func startsWord(inSelector isSelector: Bool) -> Bool {
        guard case .sign(let sign) = self else { return true }
        return isSelector && ".:[(*".utf8.contains(sign)
    }

    /// Whether white space after the token can count.
    fileprivate var endsWord: Bool {
        switch self {
        case .sign(let sign): "])*".utf8.contains(sign)
        case .function: false
        default: true
        }
    }
}
