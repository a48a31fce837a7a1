/// A value of a document in the form in which it is compared, independent of its spelling.
struct ComparedValue {
    /// The words of the value, with signs for its numbers and references.
    ///
    /// The signs are bytes that UTF-8 doesn't contain.
    private var words: [UInt8] = []
    private var numbers: [ComparedNumber] = []
    /// The ids of elements.
    private var references: [String] = []
    /// The ids of the file, if names can start with them.
    let ids: Set<String>

    /// Reads a value according to its syntax.
    init(_ bytes: UnsafeBufferPointer<UInt8>, as syntax: AttributeSyntax, ids: Set<String> = []) {
        self.ids = ids
        words.reserveCapacity(bytes.count + 8)
        put(bytes, as: syntax)
    }

    /// Returns whether two values are equal within the tolerance, and refer to the same elements.
    func isSame(as other: Self, _ ids: RenamedIDs?, _ tolerance: Tolerance) -> Bool {
        words == other.words && numbers.count == other.numbers.count
            && zip(numbers, other.numbers).allSatisfy { tolerance.areSame($0, $1) }
            && zip(references, other.references).allSatisfy { ids?.areSame($0, $1) ?? ($0 == $1) }
    }

    // MARK: Parts

    /// Adds words, which have to be equal.
    mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
        words += bytes
        words.append(0xFF)
    }

    /// Adds words, which have to be equal.
    mutating func put(_ text: String) {
        words += text.utf8
        words.append(0xFF)
    }

    /// Adds a sign, which has to be equal.
    mutating func put(sign: UInt8) {
        words.append(0xFE)
        words.append(sign)
    }

    /// Adds a number.
    mutating func put(_ value: Double, _ kind: ComparedNumber.Kind, decimals: Int = 0) {
        words.append(0xFD)
        words.append(kind.rawValue)
        numbers.append(ComparedNumber(value: value, kind: kind, decimals: UInt8(clamping: decimals)))
    }

    /// Adds a number with the decimals that it is written with.
    mutating func put(_ number: ByteScanner.Number, _ kind: ComparedNumber.Kind) {
        put(number.value, kind, decimals: number.decimals)
    }

    /// Adds the id of an element.
    mutating func put(reference: UnsafeBufferPointer<UInt8>) {
        words.append(0xFC)
        references.append(String(decoding: reference, as: UTF8.self))
    }

    /// Tries to read a value, and removes everything that was added if the closure returns `false`.
    mutating func attempt(_ read: (inout ComparedValue) -> Bool) -> Bool {
        let before = (words.count, numbers.count)
        if read(&self) { return true }
        words.removeSubrange(before.0...)
        numbers.removeSubrange(before.1...)
        return false
    }
}
