/// The advance widths of a face, in units of 1/2048 of the font size.
struct AdvanceTable: Sendable {
    /// The number of units in the size of a font.
    static let unitsPerSize = 2048.0
    /// The entry of scalars without a width.
    private static let absent: UInt16 = 0xFFF
    /// The position of each page of 256 scalars in the widths; 255 for pages without widths.
    private static let places: [UInt8] = {
        var places = [UInt8](repeating: .max, count: 256)
        for (place, page) in pages.enumerated() { places[Int(page)] = UInt8(place) }
        return places
    }()

    private let widths: [UInt16]

    private init(_ encoded: StaticString) {
        let letters = UnsafeBufferPointer(start: encoded.utf8Start, count: encoded.utf8CodeUnitCount)
        // Letters starting at `0` stand for 6 bits each; `~` stands for the backslash.
        func bits(_ letter: UInt8) -> UInt16 {
            UInt16((letter == UInt8(ascii: "~") ? UInt8(ascii: "\\") : letter) - UInt8(ascii: "0"))
        }
        widths = stride(from: 1, to: letters.count, by: 2).map { bits(letters[$0 - 1]) << 6 | bits(letters[$0]) }
        precondition(widths.count >= 256, "The widths of the first page are looked up without further checks.")
    }

    static let regular = AdvanceTable(regularWidths)
    static let bold = AdvanceTable(boldWidths)
    static let italic = AdvanceTable(italicWidths)
    static let boldItalic = AdvanceTable(boldItalicWidths)

    /// Returns the table of a face; `nil` for the monospaced one, whose letters have one width.
    static func table(of face: FontFace) -> AdvanceTable? {
        switch face {
        case .regular: regular
        case .bold: bold
        case .italic: italic
        case .boldItalic: boldItalic
        case .monospaced: nil
        }
    }

    /// The width of a scalar; `nil` if the table has none.
    subscript(scalar: Unicode.Scalar) -> UInt16? {
        guard scalar.value < 0x10000 else { return nil }
        let place = Self.places[Int(scalar.value >> 8)]
        guard place != .max else { return nil }
        let width = widths[Int(place) << 8 | Int(scalar.value & 0xFF)]
        return width == Self.absent ? nil : width
    }

    /// Appends the widths of printable ASCII letters, in units, multiplied by the length of a unit.
    ///
    /// The widths aren't checked, because the first page of the table contains all of them.
    func appendUnits(ofPlain bytes: UnsafeBufferPointer<UInt8>, times unit: Double, to advances: inout [Double]) {
        let first = advances.count
        advances.append(contentsOf: repeatElement(0, count: bytes.count))
        advances.withUnsafeMutableBufferPointer { advances in
            widths.withUnsafeBufferPointer { widths in
                for index in 0..<bytes.count { advances[first + index] = Double(widths[Int(bytes[index])]) * unit }
            }
        }
    }

    /// Returns the sum of the widths of printable ASCII letters.
    func units(ofPlain bytes: UnsafeBufferPointer<UInt8>) -> Int {
        widths.withUnsafeBufferPointer { widths in
            var sum = 0
            for byte in bytes { sum += Int(widths[Int(byte)]) }
            return sum
        }
    }
}
