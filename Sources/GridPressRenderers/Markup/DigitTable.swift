/// The letters of all numbers below a thousand, looked up instead of computed.
///
/// An entry holds three letters, the first one lowest, and above them how many bytes of it count. Nothing is decided on
/// the way: which digits a number has is what no processor can foresee.
struct DigitTable {
    /// Three letters and a count.
    typealias Entry = UInt32

    /// Entries of numbers at the front, without zeros before them; then those of numbers behind a point.
    private let entries: UnsafePointer<Entry>

    /// The only one; it is made when the first number is written.
    static let shared = DigitTable()

    private init() {
        let entries = UnsafeMutablePointer<Entry>.allocate(capacity: 2 * Self.count)
        for value in 0..<Entry(Self.count) {
            let digits = [value / 100, value / 10 % 10, value % 10].map { $0 | 0x30 }
            let letters = digits[0] | digits[1] << 8 | digits[2] << 16
            let length: Entry = value < 10 ? 1 : value < 100 ? 2 : 3
            entries[Int(value)] = letters >> (8 * (3 - length)) | length << 24
            let decimals: Entry = value % 10 != 0 ? 3 : value % 100 != 0 ? 2 : value != 0 ? 1 : 0
            entries[Int(value) + Self.count] = letters | (decimals == 0 ? 0 : decimals + 1) << 24
        }
        self.entries = UnsafePointer(entries)
    }

    private static let count = 1000

    /// The letters of a number that starts with these digits, and how many there are.
    @inline(__always)
    func front(_ value: UInt64) -> (letters: UInt64, count: Int) {
        let entry = self[value, 0]
        return (UInt64(entry), Int(truncatingIfNeeded: entry >> 24))
    }

    /// All three letters of digits within a number.
    @inline(__always)
    func middle(_ value: UInt64) -> UInt64 { UInt64(self[value, Self.count]) }

    /// A point and three decimals, and how many bytes there are without the zeros at their end: none where all are zero.
    @inline(__always)
    func decimals(_ value: UInt64) -> (letters: UInt64, count: Int) {
        let entry = self[value, Self.count]
        return (UInt64(entry << 8 | Entry(UInt8(ascii: "."))), Int(truncatingIfNeeded: entry >> 24))
    }

    @inline(__always)
    private subscript(value: UInt64, offset: Int) -> Entry {
        assert(value < UInt64(Self.count))
        return entries[Int(truncatingIfNeeded: value) &+ offset]
    }
}

extension DigitTable: @unchecked Sendable {}
