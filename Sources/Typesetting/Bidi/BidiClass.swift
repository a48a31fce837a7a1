/// The bidirectional class of a scalar, as in UAX #9, in the order of the table.
enum BidiClass: UInt8 {
    case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on, lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

    /// Creates the class of a scalar.
    ///
    /// Scalars without an entry in the table are `l`.
    init(_ scalar: Unicode.Scalar) {
        self = BidiClass(rawValue: PropertyTable.bidiClasses[scalar]) ?? .l
    }
}

extension BidiClass {
    /// Whether the scalar starts an isolate.
    var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

    /// Whether the scalar takes its direction from its neighbors: "NI" in the standard.
    var isNeutralOrIsolate: Bool {
        switch self {
        case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
        default: false
        }
    }

    /// Whether rule X9 removes the scalar.
    var isRemoved: Bool {
        switch self {
        case .lre, .lro, .rle, .rlo, .pdf, .bn: true
        default: false
        }
    }
}
