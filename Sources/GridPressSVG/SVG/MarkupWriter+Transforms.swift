extension MarkupWriter {
    /// Writes a transform in its most readable form.
    package mutating func attribute(_ name: StaticString, transform: CGAffineTransform) {
        attribute(name) { $0.append(transform) }
    }
}

extension ByteBuffer {
    /// Appends a transform: a translation, a scale or a rotation by name, and others as a matrix.
    fileprivate mutating func append(_ transform: CGAffineTransform) {
        if let (angle, center) = transform.plainRotation {
            append("rotate", center == .zero ? [angle] : [angle, center.x, center.y])
        } else if transform.b != 0 || transform.c != 0 {
            appendMatrix(transform)
        } else if transform.a == 1, transform.d == 1 {
            append("translate", transform.ty.thousandths == 0 ? [transform.tx] : [transform.tx, transform.ty])
        } else if transform.tx.thousandths == 0, transform.ty.thousandths == 0 {
            let factors = transform.a == transform.d ? [transform.a] : [transform.a, transform.d]
            append("scale", factors, .millionths)
        } else {
            appendMatrix(transform)
        }
    }

    private mutating func append(_ name: StaticString, _ numbers: [CGFloat], _ precision: Precision = .thousandths) {
        append(name)
        append(UInt8(ascii: "("))
        for (index, number) in numbers.enumerated() {
            if index > 0 { append(UInt8(ascii: " ")) }
            append(number, precision)
        }
        append(UInt8(ascii: ")"))
    }

    /// Appends a matrix.
    ///
    /// Factors need more decimals than lengths, because errors grow with the distance from the origin.
    private mutating func appendMatrix(_ transform: CGAffineTransform) {
        append("matrix(")
        for factor in [transform.a, transform.b, transform.c, transform.d] {
            append(factor, .millionths)
            append(UInt8(ascii: " "))
        }
        append(transform.tx)
        append(UInt8(ascii: " "))
        append(transform.ty)
        append(UInt8(ascii: ")"))
    }
}

extension CGAffineTransform {
    /// The angle in degrees and the center of a rotation whose numbers are printed exactly; `nil` for other
    /// transforms.
    fileprivate var plainRotation: (angle: CGFloat, center: CGPoint)? {
        let tolerance = 1e-9
        guard abs(a - d) < tolerance, abs(b + c) < tolerance, abs(a * a + b * b - 1) < tolerance else { return nil }
        let angle = atan2(b, a) * 180 / .pi
        // The center is the fixed point: (1 − R)·p = t, with the determinant 2 − 2·cos.
        let determinant = 2 - 2 * a
        guard determinant > 1e-6 else { return nil }
        let center = CGPoint(
            x: ((1 - a) * tx - b * ty) / determinant,
            y: (b * tx + (1 - a) * ty) / determinant
        )
        func isPrintedInFull(_ value: CGFloat, within error: CGFloat) -> Bool {
            abs(value - CGFloat(value.thousandths) / 1000) < error
        }
        guard isPrintedInFull(angle, within: 1e-7), isPrintedInFull(center.x, within: 1e-6),
            isPrintedInFull(center.y, within: 1e-6)
        else { return nil }
        return (angle, CGPoint(x: CGFloat(center.x.thousandths) / 1000, y: CGFloat(center.y.thousandths) / 1000))
    }
}
