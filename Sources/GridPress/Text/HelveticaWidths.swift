/// Advance widths of the Helvetica family, in thousandths of the size.
enum HelveticaWidths {
    /// The widths of the printable letters of ASCII, from the space on.
    private static let ascii: [Int] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 to ?
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P to _
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` to o
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p to ~
    ]

    /// The width of a letter; of those outside ASCII, that of most letters.
    static func width(of scalar: Unicode.Scalar) -> Int {
        let index = Int(scalar.value) - 32
        return ascii.indices.contains(index) ? ascii[index] : 556
    }
}
