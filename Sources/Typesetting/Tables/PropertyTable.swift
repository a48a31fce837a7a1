/// A property of every Unicode scalar, in two steps: an index of pages, and pages of 256 scalars each.
///
/// Both are strings of ASCII letters, so that the compiler stores the table as it stands.
struct PropertyTable: Sendable {
    private let index: StaticString
    private let pages: StaticString
    /// The letter that stands for 0.
    private static let zero = UInt8(ascii: "#")

    init(index: StaticString, pages: StaticString) {
        self.index = index
        self.pages = pages
    }

    /// The number of the class that a scalar belongs to.
    subscript(scalar: Unicode.Scalar) -> UInt8 {
        let entry = index.utf8Start + Int(scalar.value >> 8) * 2
        let page = Int(entry[0] &- Self.zero) * 32 + Int(entry[1] &- Self.zero)
        return pages.utf8Start[page << 8 | Int(scalar.value & 0xFF)] &- Self.zero
    }
}
