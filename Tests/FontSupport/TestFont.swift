import Foundation

/// A small TrueType font for tests, whose letters are rectangles with known widths.
package struct TestFont {
    /// A letter of the font.
    package struct Letter {
        /// The scalar that it draws; `nil` for a ligature.
        package var scalar: Unicode.Scalar?
        /// The advance width, in thousandths of the font size.
        package var advance: Int
    }

    /// The name of the font family.
    package var family = "Test Sans"
    /// The name of the style in the family.
    package var style = "Regular"
    /// The weight, from 1 to 1000.
    package var weight = 400
    /// Whether the font is marked as italic.
    package var isItalic = false
    /// The height above the baseline, in thousandths of the font size.
    package var ascent = 900
    /// The depth below the baseline, in thousandths of the font size.
    package var descent = 300
    /// The embedding permissions: the `fsType` field of the table `OS/2`.
    package var licence = 0
    /// The letters of the font, whose numbers begin at 1, because 0 is the glyph for missing letters.
    package var letters = [
        Letter(scalar: " ", advance: 250), Letter(scalar: "A", advance: 600), Letter(scalar: "V", advance: 700),
        Letter(scalar: "f", advance: 300), Letter(scalar: "i", advance: 200), Letter(scalar: nil, advance: 450),
        Letter(scalar: "…", advance: 800), Letter(scalar: "a", advance: 500), Letter(scalar: "-", advance: 400),
    ]
    /// The kerned pairs: the numbers of two letters in the font, and the change of their distance.
    package var kerning: [(left: Int, right: Int, by: Int)] = [(2, 3, -100), (3, 2, -80), (8, 1, 50)]
    /// The only ligature: the numbers of two letters, and of the one that replaces them.
    package var ligature: (first: Int, second: Int, becomes: Int)? = (4, 5, 6)

    /// Creates a font with the default letters.
    package init(family: String = "Test Sans", style: String = "Regular", weight: Int = 400, isItalic: Bool = false) {
        self.family = family
        self.style = style
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The bytes of the font file.
    package var data: Data {
        var tables: [(tag: String, bytes: [UInt8])] = [
            ("OS/2", licenceAndWeight), ("cmap", characters), ("glyf", outlines.flatMap(\.self)), ("head", head),
            ("hhea", horizontalHead), ("hmtx", widths), ("kern", kerningPairs), ("loca", places), ("maxp", maxima),
            ("name", names), ("post", post),
        ]
        if let substitutions { tables.insert(("GSUB", substitutions), at: 0) }
        var file = Bytes()
        file.u32(0x0001_0000)
        file.u16(tables.count, 0, 0, 0)
        var offset = 12 + tables.count * 16
        for (tag, bytes) in tables {
            file.tag(tag)
            file.u32(0, offset, bytes.count)
            offset += (bytes.count + 3) & ~3
        }
        for (_, bytes) in tables {
            file.values += bytes
            while file.values.count % 4 != 0 { file.values.append(0) }
        }
        return Data(file.values)
    }

    // MARK: Tables

    private var count: Int { letters.count + 1 }

    private var head: [UInt8] {
        var table = Bytes()
        table.u32(0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5)
        table.u16(3, 1000)
        table.u32(0, 0, 0, 0)
        table.u16(0, 0, 1000, 700, (weight >= 600 ? 1 : 0) | (isItalic ? 2 : 0), 8, 2, 1, 0)
        return table.values
    }

    private var horizontalHead: [UInt8] {
        var table = Bytes()
        table.u32(0x0001_0000)
        table.u16(ascent, -descent, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, count)
        return table.values
    }

    private var widths: [UInt8] {
        var table = Bytes()
        table.u16(500, 50)
        for letter in letters { table.u16(letter.advance, 50) }
        return table.values
    }

    private var maxima: [UInt8] {
        var table = Bytes()
        table.u32(0x0001_0000)
        table.u16(count, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
        return table.values
    }

    private var licenceAndWeight: [UInt8] {
        var table = Bytes()
        table.u16(4, 500, weight, 5, licence)
        table.u16(650, 600, 0, 75, 650, 600, 0, 350, 50, 260, 0)
        table.values += [UInt8](repeating: 0, count: 10)
        table.u32(1, 0, 0, 0)
        table.tag("TEST")
        table.u16((isItalic ? 1 : 0) | (weight >= 600 ? 0x20 : isItalic ? 0 : 0x40), 32, 0xFFFF)
        table.u16(ascent, -descent, 0, ascent, descent)
        table.u32(0, 0)
        table.u16(500, 700, 0, 32, 1)
        return table.values
    }

    /// The outline of each letter: a rectangle, or nothing for a space.
    private var outlines: [[UInt8]] {
        [rectangle(500)] + letters.map { $0.scalar == " " ? [] : rectangle($0.advance) }
    }

    private func rectangle(_ advance: Int) -> [UInt8] {
        let width = advance - 100
        var glyph = Bytes()
        glyph.u16(1, 50, 0, 50 + width, 700, 3, 0)
        glyph.values += [1, 1, 1, 1]
        glyph.u16(50, 0, width, 0)
        glyph.u16(0, 700, 0, -700)
        while glyph.values.count % 4 != 0 { glyph.values.append(0) }
        return glyph.values
    }

    private var places: [UInt8] {
        var table = Bytes()
        var offset = 0
        table.u32(0)
        for outline in outlines {
            offset += outline.count
            table.u32(offset)
        }
        return table.values
    }

    private var characters: [UInt8] {
        let known = letters.enumerated().compactMap { index, letter in
            letter.scalar.map { (scalar: Int($0.value), glyph: index + 1) }
        }
        .sorted { $0.scalar < $1.scalar }
        var table = Bytes()
        table.u16(0, 1, 3, 10)
        table.u32(12)
        table.u16(12, 0)
        table.u32(16 + known.count * 12, 0, known.count)
        for (scalar, glyph) in known { table.u32(scalar, scalar, glyph) }
        return table.values
    }

    private var names: [UInt8] {
        let texts = [
            (1, family), (2, style), (4, "\(family) \(style)"), (6, "\(family)-\(style)".filter { $0 != " " }),
        ]
        var table = Bytes()
        var strings = Bytes()
        table.u16(0, texts.count, 6 + texts.count * 12)
        for (id, text) in texts {
            let units = Array(text.utf16)
            table.u16(3, 1, 0x409, id, units.count * 2, strings.values.count)
            for unit in units { strings.u16(Int(unit)) }
        }
        return table.values + strings.values
    }

    private var post: [UInt8] {
        var table = Bytes()
        table.u32(0x0003_0000, 0)
        table.u16(-100, 50)
        table.u32(0, 0, 0, 0, 0)
        return table.values
    }

    private var kerningPairs: [UInt8] {
        var table = Bytes()
        let pairs = kerning.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
        table.u16(0, 1, 0, 14 + pairs.count * 6, 1, pairs.count, 0, 0, 0)
        for pair in pairs { table.u16(pair.left, pair.right, pair.by) }
        return table.values
    }

    private var substitutions: [UInt8]? {
        guard let ligature else { return nil }
        var table = Bytes()
        table.u32(0x0001_0000)
        table.u16(10, 30, 44)
        // The script and its only feature.
        table.u16(1)
        table.tag("DFLT")
        table.u16(8, 4, 0, 0, 0xFFFF, 1, 0)
        table.u16(1)
        table.tag("liga")
        table.u16(8, 0, 1, 0)
        // The lookup, its subtable, the ligature set and its ligature.
        table.u16(1, 4, 4, 0, 1, 8)
        table.u16(1, 8, 1, 14, 1, 1, ligature.first)
        table.u16(1, 4, ligature.becomes, 2, ligature.second)
        return table.values
    }
}

/// A writer of big-endian numbers, as font files have them.
private struct Bytes {
    var values: [UInt8] = []

    mutating func u16(_ numbers: Int...) {
        for number in numbers {
            let bits = UInt16(truncatingIfNeeded: number)
            values += [UInt8(bits >> 8), UInt8(bits & 0xFF)]
        }
    }

    mutating func u32(_ numbers: Int...) {
        for number in numbers {
            let bits = UInt32(truncatingIfNeeded: number)
            values += stride(from: 24, through: 0, by: -8).map { UInt8(bits >> UInt32($0) & 0xFF) }
        }
    }

    mutating func tag(_ text: String) { values += text.utf8 }
}
