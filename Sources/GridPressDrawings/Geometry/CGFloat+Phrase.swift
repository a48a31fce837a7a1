extension CGFloat {
    /// The number as text in its shortest form, with at most three decimals.
    package var phrase: String { Double(self).phrase }
}

extension BinaryFloatingPoint {
    /// The number as text for messages, with at most three decimals.
    ///
    /// It can be `inf` or `nan`.
    package var inMessage: String {
        let number = Double(self)
        return abs(number) < 1e12 ? number.phrase : "\(number)"
    }
}

extension CGRect {
    /// The rectangle with its numbers rounded to thousandths.
    package var inThousandths: CGRect {
        CGRect(
            x: Double(minX).inThousandths,
            y: Double(minY).inThousandths,
            width: Double(width).inThousandths,
            height: Double(height).inThousandths
        )
    }
}

extension CGRect {
    /// Returns whether each edge of a rectangle is within a tolerance of the same edge of another rectangle.
    package func isNear(_ other: CGRect, within tolerance: Double) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
    }
}
