/// The line breaking class of a scalar: the classes that remain after rule LB1 of UAX #14, in the order of the table.
///
/// Three classes aren't in the standard. Two are opening and closing brackets of East Asian width, to which rule LB30
/// doesn't apply. The third is unassigned pictographs, to which rule LB30b applies.
enum LineBreakClass: UInt8 {
    case al, bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj, cl, cp, ex, sy, `is`, op, qu, ns, `in`, b2, hy, ba, bb, hl, pr
    case po, nu, id, eb, em, ri, h2, h3, jl, jv, jt, cb, opWide, cpWide, idUnassigned

    /// Creates the class of a scalar.
    ///
    /// Scalars without an entry in the table are `al`.
    init(_ scalar: Unicode.Scalar) {
        self = LineBreakClass(rawValue: PropertyTable.lineBreakClasses[scalar]) ?? .al
    }
}

extension LineBreakClass {
    /// Whether a line always ends after the scalar.
    var endsLine: Bool {
        switch self {
        case .bk, .cr, .lf, .nl: true
        default: false
        }
    }

    /// Whether the scalar is invisible at the end of a line, so that it can extend beyond the margin.
    var hangs: Bool { self == .sp || self == .zw || endsLine }
}
