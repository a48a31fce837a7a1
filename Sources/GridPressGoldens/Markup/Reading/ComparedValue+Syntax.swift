extension ComparedValue {
    /// Reads a value according to its syntax, or as words if it doesn't have that syntax.
    mutating func put(_ bytes: UnsafeBufferPointer<UInt8>, as meaning: AttributeSyntax) {
        switch meaning {
        case .words: put(bytes)
        case .numbers(let kind): if !attempt({ $0.put(numbers: bytes, kind) }) { put(bytes) }
        case .path: if !attempt({ $0.put(path: bytes) }) { put(bytes) }
        case .transforms: if !attempt({ $0.put(transforms: bytes) }) { put(bytes) }
        case .declarations, .property: put(style: bytes, isSelector: false)
        case .id: put(reference: bytes)
        case .ids: putWords(bytes) { $0.put(reference: $1) }
        case .address:
            if bytes.first == UInt8(ascii: "#") {
                put(reference: UnsafeBufferPointer(rebasing: bytes.dropFirst()))
            } else {
                put(bytes)
            }
        case .classes: putWords(bytes) { $0.put(name: $1) }
        case .message(let kind): put(rounded: bytes, kind)
        case .policy:
            putWords(bytes) { value, word in
                // The hash of a style follows from the style, which is compared itself.
                if word.starts(with: "'sha256-".utf8) { value.put("'sha256-") } else { value.put(word) }
            }
        case .styleSheet: put(styleSheet: bytes)
        }
    }

    /// Calls a closure with each word between white space.
    private mutating func putWords(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ put: (inout ComparedValue, UnsafeBufferPointer<UInt8>) -> Void
    ) {
        var scanner = ByteScanner(bytes)
        scanner.skipSpace()
        while !scanner.isAtEnd {
            put(&self, scanner.run { !$0.isSpace })
            scanner.skipSpace()
        }
    }

    /// Adds a name that can start with the id of a picture, like the classes of pictures in pages.
    mutating func put(name bytes: UnsafeBufferPointer<UInt8>) {
        guard !ids.isEmpty, let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")),
            ids.contains(String(decoding: bytes[..<hyphen], as: UTF8.self))
        else { return put(bytes) }
        put(reference: UnsafeBufferPointer(rebasing: bytes[..<hyphen]))
        put(UnsafeBufferPointer(rebasing: bytes[hyphen...]))
    }

    /// Reads numbers with or without units.
    ///
    /// - Returns: `false` if the value contains anything else.
    private mutating func put(numbers bytes: UnsafeBufferPointer<UInt8>, _ kind: ComparedNumber.Kind) -> Bool {
        var scanner = ByteScanner(bytes)
        scanner.skipSpace()
        guard !scanner.isAtEnd else { return false }
        while !scanner.isAtEnd {
            guard let number = scanner.number() else { return false }
            put(number, kind)
            let unit = scanner.run { $0.isLetter || $0 == UInt8(ascii: "%") }
            if !unit.isEmpty { put(unit) }
            scanner.skipSeparator()
        }
        return true
    }

    /// Reads a list of transforms.
    ///
    /// - Returns: `false` if the value contains anything else.
    private mutating func put(transforms bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let transforms = TransformFunction.transforms(bytes) else { return false }
        for transform in transforms {
            put(transform.name)
            put(sign: UInt8(ascii: "("))
            for number in transform.numbers { put(number.value, number.kind) }
        }
        return true
    }

    /// Reads words with rounded numbers among them, as in tables and labels of dimensions.
    private mutating func put(rounded bytes: UnsafeBufferPointer<UInt8>, _ kind: ComparedNumber.Kind) {
        var scanner = TextScanner(bytes)
        while let token = scanner.next() {
            switch token {
            case .number(let number): put(number, kind)
            case .sign(let sign): put(sign: sign)
            }
        }
    }

    /// Reads path data, with all points in the coordinates of the figure.
    ///
    /// The result doesn't depend on the spelling: on repeated or relative commands, or on `H` and `V` for lines.
    ///
    /// - Returns: `false` if the data is invalid.
    private mutating func put(path bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var reader = PathReader(bytes)
        while let step = reader.next() {
            put(sign: step.sign)
            put(sign: step.flags)
            for index in 0..<step.count { put(step.numbers[index], .length) }
        }
        return reader.isDone
    }
}
