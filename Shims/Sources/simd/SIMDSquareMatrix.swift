// The operations of simd for square matrices, column by column.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix with as many columns as rows.
public protocol SIMDSquareMatrix: Sendable, Equatable {
    /// A column, or a vector that a matrix is multiplied by.
    associatedtype Column: SIMD where Column.Scalar: SIMDReal

    /// Creates a matrix of zeros.
    init()
    /// A column.
    subscript(column: Int) -> Column { get set }
}

extension SIMDSquareMatrix {
    /// An element of a matrix.
    public typealias Scalar = Column.Scalar

    private static var indices: Range<Int> { 0..<Column.scalarCount }

    /// Creates a matrix with a scalar on its diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// Creates a matrix with a diagonal, and zeros elsewhere.
    public init(diagonal: Column) {
        self.init()
        for index in Self.indices { self[index][index] = diagonal[index] }
    }

    /// Creates a matrix of columns.
    public init(_ columns: [Column]) {
        self.init()
        for index in Self.indices { self[index] = columns[index] }
    }

    /// Creates a matrix of rows.
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// An element.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with exchanged rows and columns.
    public var transpose: Self {
        var result = Self()
        for column in Self.indices { for row in Self.indices { result[row][column] = self[column][row] } }
        return result
    }

    /// The determinant.
    public var determinant: Scalar { eliminated.determinant }

    /// The inverse matrix, whose elements aren't numbers if the determinant is zero.
    public var inverse: Self { eliminated.inverse }

    /// Returns whether all elements are equal.
    public static func == (a: Self, b: Self) -> Bool { indices.allSatisfy { a[$0] == b[$0] } }

    /// Returns the sum.
    public static func + (a: Self, b: Self) -> Self { Self(indices.map { a[$0] + b[$0] }) }

    /// Returns the difference.
    public static func - (a: Self, b: Self) -> Self { Self(indices.map { a[$0] - b[$0] }) }

    /// Returns the product with a scalar.
    public static func * (scalar: Scalar, matrix: Self) -> Self { Self(indices.map { matrix[$0] * scalar }) }

    /// Returns the product with a scalar.
    public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }

    /// Returns the product with a column vector.
    public static func * (matrix: Self, vector: Column) -> Column {
        indices.reduce(into: Column()) { $0 += matrix[$1] * vector[$1] }
    }

    /// Returns the product with a row vector.
    public static func * (vector: Column, matrix: Self) -> Column { matrix.transpose * vector }

    /// Returns the product.
    public static func * (a: Self, b: Self) -> Self { Self(indices.map { a * b[$0] }) }

    /// Multiplies by a matrix.
    public static func *= (a: inout Self, b: Self) { a = a * b }

    /// The determinant and the inverse, by Gauss–Jordan elimination of columns.
    private var eliminated: (determinant: Scalar, inverse: Self) {
        var (left, right, determinant) = (self, Self(1), Scalar(1))
        for row in Self.indices {
            let pivot = (row..<Column.scalarCount).max { Swift.abs(left[$0][row]) < Swift.abs(left[$1][row]) } ?? row
            if pivot != row {
                (left[row], left[pivot], determinant) = (left[pivot], left[row], -determinant)
                (right[row], right[pivot]) = (right[pivot], right[row])
            }
            let scale = left[row][row]
            determinant *= scale
            left[row] /= scale
            right[row] /= scale
            for column in Self.indices where column != row {
                let factor = left[column][row]
                left[column] -= left[row] * factor
                right[column] -= right[row] * factor
            }
        }
        return (determinant, right)
    }
}

/// Returns the product.
public func simd_mul<Matrix: SIMDSquareMatrix>(_ a: Matrix, _ b: Matrix) -> Matrix { a * b }
/// Returns the product with a column vector.
public func simd_mul<Matrix: SIMDSquareMatrix>(_ a: Matrix, _ b: Matrix.Column) -> Matrix.Column { a * b }
/// Returns the matrix with exchanged rows and columns.
public func simd_transpose<Matrix: SIMDSquareMatrix>(_ a: Matrix) -> Matrix { a.transpose }
/// Returns the inverse matrix.
public func simd_inverse<Matrix: SIMDSquareMatrix>(_ a: Matrix) -> Matrix { a.inverse }
/// Returns the determinant.
public func simd_determinant<Matrix: SIMDSquareMatrix>(_ a: Matrix) -> Matrix.Scalar { a.determinant }
