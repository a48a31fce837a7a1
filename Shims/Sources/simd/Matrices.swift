// The square matrices of simd.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix of two columns with two elements each.
public struct SIMDMatrix2<Scalar: SIMDReal>: SIMDSquareMatrix {
    /// The columns.
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD2<Scalar>(), SIMD2<Scalar>()) }

    /// Creates a matrix of columns.
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }

    /// Creates a matrix of columns.
    public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) { columns = (column0, column1) }

    /// A column.
    public subscript(column: Int) -> SIMD2<Scalar> {
        get { [columns.0, columns.1][column] }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
}

/// A matrix of three columns with three elements each.
public struct SIMDMatrix3<Scalar: SIMDReal>: SIMDSquareMatrix {
    /// The columns.
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD3<Scalar>(), SIMD3<Scalar>(), SIMD3<Scalar>()) }

    /// Creates a matrix of columns.
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }

    /// Creates a matrix of columns.
    public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
        columns = (column0, column1, column2)
    }

    /// A column.
    public subscript(column: Int) -> SIMD3<Scalar> {
        get { [columns.0, columns.1, columns.2][column] }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
}

/// A matrix of four columns with four elements each.
public struct SIMDMatrix4<Scalar: SIMDReal>: SIMDSquareMatrix {
    /// The columns.
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD4<Scalar>(), SIMD4<Scalar>(), SIMD4<Scalar>(), SIMD4<Scalar>()) }

    /// Creates a matrix of columns.
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }

    /// Creates a matrix of columns.
    public init(_ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>)
    { columns = (column0, column1, column2, column3) }

    /// A column.
    public subscript(column: Int) -> SIMD4<Scalar> {
        get { [columns.0, columns.1, columns.2, columns.3][column] }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
}

/// A matrix of two columns with two numbers of 32 bits each.
public typealias simd_float2x2 = SIMDMatrix2<Float>
/// A matrix of two columns with two numbers of 32 bits each.
public typealias float2x2 = SIMDMatrix2<Float>
/// A matrix of three columns with three numbers of 32 bits each.
public typealias simd_float3x3 = SIMDMatrix3<Float>
/// A matrix of three columns with three numbers of 32 bits each.
public typealias float3x3 = SIMDMatrix3<Float>
/// A matrix of four columns with four numbers of 32 bits each.
public typealias simd_float4x4 = SIMDMatrix4<Float>
/// A matrix of four columns with four numbers of 32 bits each.
public typealias float4x4 = SIMDMatrix4<Float>
/// A matrix of two columns with two numbers of 64 bits each.
public typealias simd_double2x2 = SIMDMatrix2<Double>
/// A matrix of two columns with two numbers of 64 bits each.
public typealias double2x2 = SIMDMatrix2<Double>
/// A matrix of three columns with three numbers of 64 bits each.
public typealias simd_double3x3 = SIMDMatrix3<Double>
/// A matrix of three columns with three numbers of 64 bits each.
public typealias double3x3 = SIMDMatrix3<Double>
/// A matrix of four columns with four numbers of 64 bits each.
public typealias simd_double4x4 = SIMDMatrix4<Double>
/// A matrix of four columns with four numbers of 64 bits each.
public typealias double4x4 = SIMDMatrix4<Double>

/// The matrix that changes no vector.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The matrix that changes no vector.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The matrix that changes no vector.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The matrix that changes no vector.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The matrix that changes no vector.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The matrix that changes no vector.
public let matrix_identity_double4x4 = simd_double4x4(1)
