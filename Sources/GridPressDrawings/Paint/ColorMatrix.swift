extension Drawing {
    /// A linear change of colors.
    ///
    /// Components are numbers from 0 to 1. Each new component is a weighted sum of the old ones plus a constant.
    ///
    /// A renderer writes the matrix of an effect, as in this filter of SVG:
    ///
    /// ```swift
    /// for element in drawing.elements {
    ///     guard case .colors(let matrix) = element.effect else { continue }
    ///     let values = matrix.rows.joined().map { "\($0)" }.joined(separator: " ")
    ///     print("<feColorMatrix values=\"\(values)\"/>")
    /// }
    /// ```
    public struct ColorMatrix: Equatable, Sendable {
        /// Four rows, for red, green, blue and alpha.
        ///
        /// Each has the factors of these four components, and the constant.
        public var rows: [[Double]]

        /// Creates a matrix from its rows.
        public init(rows: [[Double]]) { self.rows = rows }
    }
}

extension Drawing.ColorMatrix {
    /// Returns a matrix that adds an amount of white.
    ///
    /// 0 changes nothing, 1 makes all colors white.
    public static func brightness(_ amount: Double) -> Self { uniform(factor: 1, constant: amount) }

    /// Returns a matrix that changes the distance of colors from medium gray.
    ///
    /// 0 makes all colors gray, 1 changes nothing.
    public static func contrast(_ amount: Double) -> Self { uniform(factor: amount, constant: (1 - amount) / 2) }

    /// A matrix that inverts each component.
    public static let inversion = uniform(factor: -1, constant: 1)

    /// Returns a matrix that changes the saturation of colors.
    ///
    /// 0 makes them gray, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Self {
        linear { row, column in (1 - amount) * luminance[column] + (row == column ? amount : 0) }
    }

    /// Returns a matrix that rotates hues as CSS does.
    ///
    /// - Parameter radians: The angle in radians.
    public static func hueRotation(radians: Double) -> Self {
        let (cosine, sine) = (cos(radians), sin(radians))
        let turning = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        return linear { row, column in
            luminance[column] + cosine * ((row == column ? 1 : 0) - luminance[column]) + sine * turning[row][column]
        }
    }

    /// Returns a matrix that multiplies each component by the component of a color, including alpha.
    public static func multiplication(by color: Drawing.RGBA) -> Self {
        let parts = [color.red, color.green, color.blue].map { Double($0) / 255 }
        var matrix = linear { row, column in row == column ? parts[row] : 0 }
        matrix.rows[3][3] = color.alpha
        return matrix
    }

    /// A matrix that makes all colors black, with the luminance as alpha.
    public static let luminanceToAlpha: Self = {
        var matrix = linear { _, _ in 0 }
        matrix.rows[3] = luminance + [0, 0]
        return matrix
    }()

    /// Returns a matrix that paints pixels above a minimum alpha in a color, and makes other pixels transparent.
    ///
    /// The edge is antialiased: alpha increases from 0 to 1 within 5 % around the minimum.
    public static func alphaThreshold(_ minimum: Double, color: Drawing.RGBA) -> Self {
        let slope = 20.0
        // The edge stays between transparent and opaque pixels.
        let middle = min(max(minimum, 0.5 / slope), 1 - 0.5 / slope)
        var matrix = linear { _, _ in 0 }
        for (row, part) in [color.red, color.green, color.blue].enumerated() {
            matrix.rows[row][4] = Double(part) / 255
        }
        matrix.rows[3] = [0, 0, 0, slope, 0.5 - slope * middle]
        return matrix
    }

    /// The weights of red, green and blue in the luminance.
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
