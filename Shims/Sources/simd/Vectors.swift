// The functions of simd for vectors. As in Apple's module, most have a second name with the prefix `simd_`.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the dot product.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: SIMDReal { (x * y).sum() }
/// Returns the square of the length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal { dot(x, x) }
/// Returns the length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal { length_squared(x).squareRoot() }
/// Returns the square of the distance.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: SIMDReal { length_squared(x - y) }
/// Returns the distance.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: SIMDReal { length(x - y) }
/// Returns the vector with the same direction and the length 1.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { x / length(x) }
/// Returns the projection of a vector onto another vector.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: SIMDReal { y * (dot(x, y) / length_squared(y)) }
/// Returns the reflection at a plane with a normal.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: SIMDReal { x - n * (2 * dot(x, n)) }
/// Returns the linear interpolation.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: SIMDReal { x + (y - x) * t }
/// Returns the linear interpolation.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: SIMDReal { x + (y - x) * t }
/// Returns the smaller elements.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// Returns the larger elements.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// Returns elements within limits.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
    pointwiseMin(pointwiseMax(x, min), max)
}
/// Returns elements within limits.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
/// Returns the absolute elements.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { pointwiseMax(x, -x) }
/// Returns the sign of each element.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal {
    V().replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// Returns 0 for each element below an edge, and 1 for the others.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: SIMDReal {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// Returns a smooth step between two edges.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: SIMDReal {
    smooth(clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1))
}
/// Returns the fractional part of each element.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { x - x.rounded(.down) }
/// Returns the sum of the elements.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal { x.sum() }
/// Returns the smallest element.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// Returns the largest element.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// Returns each element rounded down.
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { x.rounded(.down) }
/// Returns each element rounded up.
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { x.rounded(.up) }
/// Returns each element rounded toward zero.
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { x.rounded(.towardZero) }
/// Returns the square root of each element.
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { x.squareRoot() }
/// Returns the cross product.
public func cross<Scalar: SIMDReal>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the cross product.
public func cross<Scalar: SIMDReal>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// Returns the values of a cubic curve from 0 to 1.
private func smooth<V: SIMD>(_ t: V) -> V where V.Scalar: SIMDReal { t * t * (3 - 2 * t) }

/// Returns the dot product.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: SIMDReal { dot(x, y) }
/// Returns the square of the length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal { length_squared(x) }
/// Returns the length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal { length(x) }
/// Returns the square of the distance.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: SIMDReal {
    distance_squared(x, y)
}
/// Returns the distance.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: SIMDReal { distance(x, y) }
/// Returns the vector with the same direction and the length 1.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { normalize(x) }
/// Returns the projection of a vector onto another vector.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: SIMDReal { project(x, y) }
/// Returns the reflection at a plane with a normal.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: SIMDReal { reflect(x, n: n) }
/// Returns the linear interpolation.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: SIMDReal { mix(x, y, t: t) }
/// Returns the linear interpolation.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V where V.Scalar: SIMDReal { mix(x, y, t: t) }
/// Returns the smaller elements.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { min(x, y) }
/// Returns the larger elements.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { max(x, y) }
/// Returns elements within limits.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
    clamp(x, min: min, max: max)
}
/// Returns elements within limits.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V.Scalar, _ max: V.Scalar) -> V where V.Scalar: Comparable {
    clamp(x, min: min, max: max)
}
/// Returns the absolute elements.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { abs(x) }
/// Returns the sign of each element.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { sign(x) }
/// Returns 0 for each element below an edge, and 1 for the others.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: SIMDReal { step(x, edge: edge) }
/// Returns a smooth step between two edges.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: SIMDReal {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
/// Returns the fractional part of each element.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { fract(x) }
/// Returns the sum of the elements.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal { reduce_add(x) }
/// Returns the smallest element.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { reduce_min(x) }
/// Returns the largest element.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { reduce_max(x) }
/// Returns the cross product.
public func simd_cross<Scalar: SIMDReal>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> { cross(x, y) }
/// Returns the cross product.
public func simd_cross<Scalar: SIMDReal>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> { cross(x, y) }
