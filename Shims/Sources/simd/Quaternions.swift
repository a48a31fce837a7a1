// The quaternions of simd, which describe rotations in space.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A quaternion, whose vector has the three imaginary parts before the real part.
public struct SIMDQuaternion<Scalar: SIMDReal>: Sendable, Equatable {
    /// The imaginary parts and the real part.
    public var vector: SIMD4<Scalar>

    /// Creates the quaternion zero.
    public init() { vector = SIMD4() }
    /// Creates a quaternion of its parts.
    public init(vector: SIMD4<Scalar>) { self.vector = vector }
    /// Creates a quaternion of its parts.
    public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
    /// Creates a quaternion of its parts.
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
    /// Creates a rotation around an axis of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let (sine, cosine) = Scalar.sineAndCosine(angle / 2)
        self.init(real: cosine, imag: axis * sine)
    }

    /// The real part.
    public var real: Scalar { vector.w }
    /// The imaginary parts.
    public var imag: SIMD3<Scalar> { SIMD3(vector.x, vector.y, vector.z) }
    /// The angle of the rotation.
    public var angle: Scalar { 2 * Scalar.arcCosine(real / length) }
    /// The axis of the rotation.
    public var axis: SIMD3<Scalar> { normalize(imag) }
    /// The length.
    public var length: Scalar { simd_length(vector) }
    /// The quaternion with the length 1.
    public var normalized: Self { Self(vector: normalize(vector)) }
    /// The quaternion with opposite imaginary parts.
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// The quaternion whose product with this one is 1.
    public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }

    /// Returns a vector after the rotation.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> { (self * Self(real: 0, imag: vector) * inverse).imag }

    /// Returns the rotation by the second quaternion, followed by the rotation by the first one.
    public static func * (a: Self, b: Self) -> Self {
        Self(
            real: a.real * b.real - dot(a.imag, b.imag), imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag)
        )
    }
}

/// A quaternion with numbers of 32 bits.
public typealias simd_quatf = SIMDQuaternion<Float>
/// A quaternion with numbers of 64 bits.
public typealias simd_quatd = SIMDQuaternion<Double>

/// Returns a rotation around an axis of length 1.
public func simd_quaternion<Scalar>(_ angle: Scalar, _ axis: SIMD3<Scalar>) -> SIMDQuaternion<Scalar> {
    SIMDQuaternion(angle: angle, axis: axis)
}
/// Returns a vector after a rotation.
public func simd_act<Scalar>(_ q: SIMDQuaternion<Scalar>, _ vector: SIMD3<Scalar>) -> SIMD3<Scalar> { q.act(vector) }
/// Returns the product.
public func simd_mul<Scalar>(_ a: SIMDQuaternion<Scalar>, _ b: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> {
    a * b
}
/// Returns the quaternion with the length 1.
public func simd_normalize<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> { q.normalized }
/// Returns the inverse rotation.
public func simd_inverse<Scalar>(_ q: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> { q.inverse }
/// Returns the rotation between two rotations, along the shorter arc.
public func simd_slerp<Scalar>(_ a: SIMDQuaternion<Scalar>, _ b: SIMDQuaternion<Scalar>, _ t: Scalar) -> SIMDQuaternion<
    Scalar
> {
    let product = dot(a.vector, b.vector), end = product < 0 ? -b.vector : b.vector
    let angle = Scalar.arcCosine(Swift.min(Swift.abs(product), 1)), whole = Scalar.sineAndCosine(angle).0
    guard whole > 0.0001 else { return SIMDQuaternion(vector: mix(a.vector, end, t: t)).normalized }
    let start = Scalar.sineAndCosine((1 - t) * angle).0 / whole
    return SIMDQuaternion(vector: a.vector * start + end * (Scalar.sineAndCosine(t * angle).0 / whole))
}

extension SIMDMatrix3 {
    /// Creates the matrix of a rotation.
    public init(_ q: SIMDQuaternion<Scalar>) {
        self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
    }
}

extension SIMDMatrix4 {
    /// Creates the matrix of a rotation.
    public init(_ q: SIMDQuaternion<Scalar>) {
        let matrix = SIMDMatrix3(q).columns
        self.init(SIMD4(matrix.0, 0), SIMD4(matrix.1, 0), SIMD4(matrix.2, 0), SIMD4(0, 0, 0, 1))
    }
}
