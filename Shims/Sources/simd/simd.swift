// The names of simd for vectors of the standard library, and the scalars of its functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation

/// A vector of two numbers of 32 bits.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three numbers of 32 bits.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four numbers of 32 bits.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two numbers of 64 bits.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three numbers of 64 bits.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four numbers of 64 bits.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two nonnegative integers of 32 bits.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of three nonnegative integers of 32 bits.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of four nonnegative integers of 32 bits.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of two numbers of 32 bits.
public typealias float2 = SIMD2<Float>
/// A vector of three numbers of 32 bits.
public typealias float3 = SIMD3<Float>
/// A vector of four numbers of 32 bits.
public typealias float4 = SIMD4<Float>
/// A vector of two numbers of 64 bits.
public typealias double2 = SIMD2<Double>
/// A vector of three numbers of 64 bits.
public typealias double3 = SIMD3<Double>
/// A vector of four numbers of 64 bits.
public typealias double4 = SIMD4<Double>

/// A scalar of vectors and matrices with real numbers.
public protocol SIMDReal: BinaryFloatingPoint, Codable, SIMDScalar, Sendable
where SIMD2Storage: Sendable, SIMD4Storage: Sendable {
    /// Returns the sine and the cosine of an angle.
    static func sineAndCosine(_ angle: Self) -> (Self, Self)
    /// Returns the angle between 0 and π whose cosine is a value.
    static func arcCosine(_ value: Self) -> Self
}

extension Float: SIMDReal {
    /// Returns the sine and the cosine of an angle.
    public static func sineAndCosine(_ angle: Float) -> (Float, Float) { (sin(angle), cos(angle)) }
    /// Returns the angle between 0 and π whose cosine is a value.
    public static func arcCosine(_ value: Float) -> Float { acos(value) }
}

extension Double: SIMDReal {
    /// Returns the sine and the cosine of an angle.
    public static func sineAndCosine(_ angle: Double) -> (Double, Double) { (sin(angle), cos(angle)) }
    /// Returns the angle between 0 and π whose cosine is a value.
    public static func arcCosine(_ value: Double) -> Double { acos(value) }
}
