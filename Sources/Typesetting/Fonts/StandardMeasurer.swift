/// A text measurer that uses built-in tables instead of font files.
///
/// ```swift
/// let measurer = StandardMeasurer()
/// let width = measurer.width(of: "Departures", in: Drawing.Font(size: 16))   // 79.1484375
/// let estimate = measurer.firstEstimate(in: "Tokyo 東京")   // 東
/// ```
///
/// Widths come from the Helvetica family and from a monospaced face. They are exact for Latin, Greek and Cyrillic
/// letters of the fonts that the tables are made from. Letters with marks that these fonts lack, such as many
/// Vietnamese ones, have the width of the letter without its last mark. These and all other widths are estimates.
/// Line heights come from Apple's system font.
public struct StandardMeasurer: TextMeasuring {
    /// Creates a measurer.
    public init() {}

    /// Returns the metrics of the system font at the size of a font; they are the same for every face.
    public func metrics(of font: Drawing.Font) -> FontMetrics {
        FontMetrics(
            ascent: font.size * Drawing.Font.ascent,
            descent: font.size * Drawing.Font.descent,
            capHeight: font.size * Drawing.Font.capHeight
        )
    }

    /// Appends the widths of the tables, one for each scalar.
    public func appendAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double]) {
        let scale = font.size / AdvanceTable.unitsPerSize
        let face = FontFace(font)
        var text = text
        let isPlain = text.withUTF8 { bytes in
            guard bytes.arePrintableASCII else { return false }
            guard let table = AdvanceTable.table(of: face) else {
                let advance = Double(AdvanceTable.monospacedWidth) * scale
                advances.append(contentsOf: repeatElement(advance, count: bytes.count))
                return true
            }
            table.appendUnits(ofPlain: bytes, times: scale, to: &advances)
            return true
        }
        if isPlain { return }
        var pen = ScalarAdvances(face: face)
        for scalar in text.unicodeScalars { advances.append(Double(pen.advance(over: scalar)) * scale) }
    }

    /// Returns the sum of the widths of the tables.
    public func width(of text: String, in font: Drawing.Font) -> Double {
        let face = FontFace(font)
        var text = text
        let units = text.withUTF8 { bytes -> Int? in
            guard bytes.arePrintableASCII else { return nil }
            return AdvanceTable.table(of: face)?.units(ofPlain: bytes)
                ?? bytes.count * Int(AdvanceTable.monospacedWidth)
        }
        if let units { return Double(units) * font.size / AdvanceTable.unitsPerSize }
        var pen = ScalarAdvances(face: face)
        var sum = 0
        for scalar in text.unicodeScalars { sum += pen.advance(over: scalar) }
        return Double(sum) * font.size / AdvanceTable.unitsPerSize
    }

    /// Returns the first scalar that isn't in the fonts that the tables are made from; `nil` if all are.
    public func firstEstimate(in text: String) -> Unicode.Scalar? {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        return text.unicodeScalars.first { scalar in
            guard scalar.value >= 0x80 else { return false }
            let width = WidthClass(scalar)
            if ScalarAdvances.units(ofSpace: scalar) != nil { return false }
            return width == .marked || width != .zero && AdvanceTable.regular[scalar] == nil
        }
    }
}

extension String {
    /// Whether the text has only visible ASCII characters and spaces.
    package var isPrintableASCII: Bool {
        var string = self
        return string.withUTF8 { $0.arePrintableASCII }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the text has only visible ASCII characters and spaces.
    fileprivate var arePrintableASCII: Bool {
        // Without an early exit, the compiler can vectorize the loop.
        var others: UInt8 = 0
        for byte in self { others |= byte.isPrintableASCII ? 0 : 1 }
        return others == 0
    }
}

extension UInt8 {
    /// Whether the byte is a visible ASCII character or the space.
    package var isPrintableASCII: Bool { self &- 0x20 < 0x5F }
}

/// The width class of a scalar without an entry in the tables, in the order of the property table.
enum WidthClass: UInt8 {
    case average, zero, half, wide, emoji
    /// A letter with marks whose base letter has an entry in the tables.
    case marked

    /// Creates the class of a scalar.
    ///
    /// Scalars without an entry are `average`.
    init(_ scalar: Unicode.Scalar) {
        self = WidthClass(rawValue: PropertyTable.widthClasses[scalar]) ?? .average
    }

    /// The width in units of the tables: the width of an average letter, 0, half an em, an em, or the width of emoji.
    var units: Int {
        switch self {
        case .average, .marked: 1139
        case .zero: 0
        case .half: 1024
        case .wide: 2048
        case .emoji: 2560
        }
    }
}

/// A calculator of the advances of scalars, which are passed to it in order.
///
/// Scalars that join an emoji have no advance.
struct ScalarAdvances {
    private let face: FontFace
    private let table: AdvanceTable?
    private var last: UInt32 = 0
    private var lastUnits = 0
    /// Whether the last scalar is a regional indicator that needs a second one to form a flag.
    private var hasOpenFlag = false

    init(face: FontFace) {
        self.face = face
        table = AdvanceTable.table(of: face)
    }

    /// Returns the advance of the next scalar, in units.
    mutating func advance(over scalar: Unicode.Scalar) -> Int {
        let units = units(of: scalar)
        last = scalar.value
        lastUnits = units
        return units
    }

    private mutating func units(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x2000 { return plainUnits(of: scalar) }
        switch value {
        case 0xFE0F:  // Shown as an emoji: as wide as one.
            return last >= 0x23 && lastUnits > 0 ? WidthClass.emoji.units - lastUnits : 0
        case 0x1F3FB...0x1F3FF where last >= 0x2600: return 0  // A tone of skin.
        case 0x1F1E6...0x1F1FF:
            hasOpenFlag = (0x1F1E6...0x1F1FF).contains(last) ? !hasOpenFlag : true
            return hasOpenFlag ? WidthClass.emoji.units : 0
        case _ where last == 0x200D && value >= 0x2190 && WidthClass(scalar) != .zero:
            return 0  // Joined to the emoji before it.
        default: return plainUnits(of: scalar)
        }
    }

    private func plainUnits(of scalar: Unicode.Scalar) -> Int {
        if let table {
            if let width = table[scalar] { return Int(width) }
        } else if AdvanceTable.regular[scalar] != nil {
            return Int(AdvanceTable.monospacedWidth)
        }
        return Self.units(ofSpace: scalar) ?? WidthClass(scalar).units
    }

    /// Returns the width of a space that is defined as a part of the font size, from U+2000 to U+200A; otherwise
    /// `nil`.
    static func units(ofSpace scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0x2000, 0x2002: 1024
        case 0x2001, 0x2003: 2048
        case 0x2004: 683
        case 0x2005: 512
        case 0x2006: 341
        case 0x2009: 410
        case 0x200A: 128
        default: nil
        }
    }
}
