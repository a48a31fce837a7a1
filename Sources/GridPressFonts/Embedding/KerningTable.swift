import CHarfBuzz

/// The pairs of the `kern` table of a face, which older fonts contain and HarfBuzz leaves out of subsets.
struct KerningTable {
    private struct Pair {
        var left: UInt32
        var right: UInt32
        var value: UInt16
    }

    private let pairs: [Pair]

    /// Creates a table from a face.
    ///
    /// `nil` if the face has no readable pairs, or if its `GPOS` table has kerning, which takes precedence.
    init?(_ face: OpaquePointer) {
        guard !Self.hasPositionedKerning(face) else { return nil }
        let blob = hb_face_reference_table(face, fontTag("kern"))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return nil }
        let bytes = UnsafeBufferPointer(start: data, count: Int(length))
        func number(_ place: Int) -> Int? {
            guard place >= 0, place + 1 < bytes.count else { return nil }
            return Int(UInt8(bitPattern: bytes[place])) << 8 | Int(UInt8(bitPattern: bytes[place + 1]))
        }
        guard number(0) == 0, let count = number(2) else { return nil }
        var pairs: [Pair] = []
        var start = 4
        for table in 0..<count {
            guard let size = number(start + 2), let coverage = number(start + 4), let pairCount = number(start + 6)
            else { break }
            // Horizontal pairs are added to the pairs of previous subtables.
            if coverage & 0xFF & ~0x8 == 1, coverage >> 8 == 0 {
                for index in 0..<pairCount {
                    let place = start + 14 + index * 6
                    guard let left = number(place), let right = number(place + 2), let value = number(place + 4) else {
                        break
                    }
                    pairs.append(Pair(left: UInt32(left), right: UInt32(right), value: UInt16(value)))
                }
            }
            // The size of a large last subtable overflows its field.
            guard size > 0, table + 1 < count else { break }
            start += size
        }
        guard !pairs.isEmpty else { return nil }
        self.pairs = pairs
    }

    /// Returns the table for a subset of glyphs; `nil` if the subset has no pairs, or more than 10,000.
    ///
    /// - Parameter number: Returns the new number of a glyph; `nil` for a glyph outside of the subset.
    func subset(_ number: (UInt32) -> UInt32?) -> [UInt8]? {
        var kept: [UInt32: UInt16] = [:]
        for pair in pairs {
            guard let left = number(pair.left), let right = number(pair.right) else { continue }
            kept[left << 16 | right, default: 0] &+= pair.value
        }
        guard !kept.isEmpty, kept.count <= 10_000 else { return nil }
        var bytes: [UInt8] = []
        func append(_ value: Int) { bytes += [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
        let power = Int.bitWidth - 1 - kept.count.leadingZeroBitCount
        for value in [0, 1, 0, 14 + kept.count * 6, 1, kept.count, 6 << power, power, (kept.count - (1 << power)) * 6] {
            append(value)
        }
        for (pair, value) in kept.sorted(by: { $0.key < $1.key }) {
            append(Int(pair >> 16))
            append(Int(pair & 0xFFFF))
            append(Int(value))
        }
        return bytes
    }

    private static func hasPositionedKerning(_ face: OpaquePointer) -> Bool {
        var tags = [hb_tag_t](repeating: 0, count: 256)
        var count = UInt32(tags.count)
        hb_ot_layout_table_get_feature_tags(face, fontTag("GPOS"), 0, &count, &tags)
        return tags.prefix(Int(count)).contains(fontTag("kern"))
    }
}
