extension Drawing {
    /// A linear change of colours: each part of the new colour is a sum of the old parts, from 0 to 1, and a constant.
    public struct ColorMatrix: Equatable, Sendable {
        /// Four rows, for red, green, blue and alpha; in each the factors of these four, and the constant.
        public var rows: [[Double]]

        /// A change by these rows.
        public init(rows: [[Double]]) { self.rows = rows }
    }
}

extension Drawing.ColorMatrix {
    /// Lighter by a part of white.
    public static func brightness(_ amount: Double) -> Self { uniform(factor: 1, constant: amount) }

    /// Further from the middle grey, or nearer to it.
    public static func contrast(_ amount: Double) -> Self { uniform(factor: amount, constant: (1 - amount) / 2) }

    /// Each part the other way round.
    public static let inversion = uniform(factor: -1, constant: 1)

    /// Further from grey, or nearer to it; 0 is grey.
    public static func saturation(_ amount: Double) -> Self {
        linear { row, column in (1 - amount) * luminance[column] + (row == column ? amount : 0) }
    }

    /// Hues turned by an angle, as CSS does it.
    public static func hueRotation(radians: Double) -> Self {
        let (cosine, sine) = (cos(radians), sin(radians))
        let turning = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        return linear { row, column in
            luminance[column] + cosine * ((row == column ? 1 : 0) - luminance[column]) + sine * turning[row][column]
        }
    }

    /// Each part multiplied by that of a colour, alpha included.
    public static func multiplication(by color: Drawing.RGBA) -> Self {
        let parts = [color.red, color.green, color.blue].map { Double($0) / 255 }
        var matrix = linear { row, column in row == column ? parts[row] : 0 }
        matrix.rows[3][3] = color.alpha
        return matrix
    }

    /// Black, as opaque as what was bright is.
    public static let luminanceToAlpha: Self = {
        var matrix = linear { _, _ in 0 }
        matrix.rows[3] = luminance + [0, 0]
        return matrix
    }()

    /// How much red, green and blue add to how bright a colour looks.
    private static let luminance = [0.213, 0.715, 0.072]

    private static func uniform(factor: Double, constant: Double) -> Self {
        let rows: [[Double]] = (0..<3).map { row in (0..<3).map { $0 == row ? factor : 0 } + [0, constant] }
        return Self(rows: rows + [keepsAlpha])
    }

    private static func linear(_ factor: (_ row: Int, _ column: Int) -> Double) -> Self {
        Self(rows: (0..<3).map { row in (0..<3).map { factor(row, $0) } + [0, 0] } + [keepsAlpha])
    }

    private static let keepsAlpha: [Double] = [0, 0, 0, 1, 0]
}
