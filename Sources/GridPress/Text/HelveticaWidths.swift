/// Advance widths of the Helvetica family, in thousandths of the size.
enum HelveticaWidths {
    /// The widths of the printable letters of ASCII, from the space on.
    private static let regular: [Int] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 to ?
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P to _
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` to o
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p to ~
    ]

    /// The same for the bold face.
    private static let bold: [Int] = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,  // space to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,  // 0 to ?
        975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,  // @ to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,  // P to _
        333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,  // ` to o
        611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,  // p to ~
    ]

    /// Letters outside ASCII that are much wider or narrower than most, in both faces.
    private static let others: [Unicode.Scalar: Int] = [
        "…": 1000, "—": 1000, "×": 584, "÷": 549, "±": 549, "°": 400, "Ø": 778, "Ö": 778, "Æ": 1000, "·": 278,
        "’": 278, "‘": 278, "\u{2009}": 200, "\u{00A0}": 278, "•": 350, "→": 1000, "←": 1000,
    ]

    /// The width of a letter; of those that are not listed, that of most letters.
    static func width(of scalar: Unicode.Scalar, isBold: Bool) -> Int {
        let index = Int(scalar.value) - 32
        let face = isBold ? bold : regular
        return face.indices.contains(index) ? face[index] : others[scalar] ?? 556
    }
}
