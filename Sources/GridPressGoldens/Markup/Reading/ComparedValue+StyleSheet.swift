extension ComparedValue {
    /// Reads the rules of a style sheet, in which the texts before braces are selectors.
    mutating func put(styleSheet bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = StyleScanner(bytes)
        var start = 0
        var level = 0
        func part(_ end: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[start..<end]) }
        while true {
            let place = scanner.index
            switch scanner.next() {
            case nil: return putDeclaration(part(place))
            case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .function: level += 1
            case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): level -= 1
            case .sign(UInt8(ascii: ";")) where level <= 0:
                putDeclaration(part(place))
                start = scanner.index
            case .sign(let brace) where brace == UInt8(ascii: "{") || brace == UInt8(ascii: "}"):
                if brace == UInt8(ascii: "{") {
                    let isRule = part(place).first { !$0.isSpace } == UInt8(ascii: "@")
                    put(style: part(place), isSelector: !isRule)
                } else {
                    putDeclaration(part(place))
                }
                put(sign: brace)
                start = scanner.index
                level = 0
            default: break
            }
        }
    }

    /// Adds a declaration, unless it is empty.
    private mutating func putDeclaration(_ bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = StyleScanner(bytes)
        while let token = scanner.next() {
            guard case .space = token else {
                put(style: bytes, isSelector: false)
                return put(sign: UInt8(ascii: ";"))
            }
        }
    }
}
