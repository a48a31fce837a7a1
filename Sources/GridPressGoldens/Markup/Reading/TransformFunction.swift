/// A function of a list of transforms, with its numbers.
struct TransformFunction {
    var name: String
    var numbers: [ComparedNumber]

    /// Returns the transforms of a list; `nil` if it contains anything else.
    static func transforms(_ bytes: UnsafeBufferPointer<UInt8>) -> [TransformFunction]? {
        var scanner = ByteScanner(bytes)
        var transforms: [TransformFunction] = []
        scanner.skipSpace()
        while !scanner.isAtEnd {
            guard let transform = TransformFunction(&scanner) else { return nil }
            transforms.append(transform)
            scanner.skipSeparator()
        }
        return transforms
    }

    private init?(_ scanner: inout ByteScanner) {
        name = String(decoding: scanner.run(where: \.isLetter), as: UTF8.self)
        scanner.skipSpace()
        guard !name.isEmpty, scanner.skip(UInt8(ascii: "(")) else { return nil }
        numbers = []
        scanner.skipSpace()
        while !scanner.skip(UInt8(ascii: ")")) {
            guard let number = scanner.number() else { return nil }
            numbers.append(ComparedNumber(length: number.value))
            scanner.skipSeparator()
        }
        // Optional numbers are added.
        if numbers.count == 1, name == "translate" { numbers.append(ComparedNumber(length: 0)) }
        if numbers.count == 1, name == "scale" { numbers.append(numbers[0]) }
        let factorCount = name == "matrix" ? 4 : name == "scale" ? 2 : 0
        for index in numbers.indices.prefix(factorCount) { numbers[index].kind = .factor }
    }
}
