// The names of simd, in a file that imports nothing else.

import simd

func bend(_ point: simd_float2, toward end: SIMD2<Float>) -> Float {
    let turn = simd_quatf(angle: .pi / 2, axis: [0, 0, 1]).act([point.x, point.y, 0])
    let matrix = simd_float3x3(diagonal: [1, 2, 3]) * simd_float3x3(1).inverse
    let middle = simd_mix(point, end, 0.5) + clamp(point, min: 0, max: 1)
    return dot(point, end) + simd_length(matrix * turn) + simd_distance(middle, normalize(end)) + sqrt(abs(point.x))
}
