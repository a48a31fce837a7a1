/// A property of every Unicode scalar, as a two-level table: an index of pages, and pages of 256 scalars each.
///
/// Both are strings of printable ASCII characters, which the compiler stores without initialization at run time.
struct PropertyTable: Sendable {
    private let index: StaticString
    private let pages: StaticString
    /// The character that encodes 0.
    private static let zero = UInt8(ascii: "#")

    init(index: StaticString, pages: StaticString) {
        self.index = index
        self.pages = pages
    }

    /// The class of a scalar, as a number.
    subscript(scalar: Unicode.Scalar) -> UInt8 {
        let entry = Int(scalar.value >> 8) * 2
        precondition(entry + 1 < index.utf8CodeUnitCount, "Every page has an entry.")
        let page = Int(index.utf8Start[entry] &- Self.zero) * 32 + Int(index.utf8Start[entry + 1] &- Self.zero)
        let place = page << 8 | Int(scalar.value & 0xFF)
        precondition(place < pages.utf8CodeUnitCount, "Entries name pages that there are.")
        return pages.utf8Start[place] &- Self.zero
    }
}
