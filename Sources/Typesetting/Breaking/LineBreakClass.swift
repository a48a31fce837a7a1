/// The line breaking class of a scalar: those of UAX #14 that rule LB1 leaves, in the order of the table.
///
/// Three are not in the standard: brackets of East Asian width, of which rule LB30 is not true, and pictographs that are
/// not assigned yet, of which rule LB30b is.
enum LineBreakClass: UInt8 {
    case al, bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj, cl, cp, ex, sy, `is`, op, qu, ns, `in`, b2, hy, ba, bb, hl, pr
    case po, nu, id, eb, em, ri, h2, h3, jl, jv, jt, cb, opWide, cpWide, idUnassigned

    /// The class of a scalar.
    init(_ scalar: Unicode.Scalar) {
        self = LineBreakClass(rawValue: PropertyTable.lineBreakClasses[scalar]) ?? .al
    }
}

extension LineBreakClass {
    /// Whether a line always ends after it.
    var endsLine: Bool {
        switch self {
        case .bk, .cr, .lf, .nl: true
        default: false
        }
    }

    /// Whether nothing of it is seen at the end of a line, so that it may stand beyond the margin.
    var hangs: Bool { self == .sp || self == .zw || endsLine }
}
