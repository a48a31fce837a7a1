import Foundation
import GridPressDrawings

/// A color for mixing, whose components from 0 to 1 are multiplied by its opacity.
struct PaintedColor: Equatable {
    var red = 0.0, green = 0.0, blue = 0.0, alpha = 0.0

    /// The transparent color of unpainted points.
    static let clear = PaintedColor()

    private init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 0) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a color from one of a drawing.
    init(_ color: Drawing.RGBA) {
        let alpha = min(max(color.alpha, 0), 1)
        func part(_ value: UInt8) -> Double { Double(value) / 255 * alpha }
        self.init(red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: alpha)
    }

    /// Returns the result of painting the color over another one.
    func over(_ other: Self) -> Self {
        let rest = 1 - alpha
        return Self(
            red: red + other.red * rest,
            green: green + other.green * rest,
            blue: blue + other.blue * rest,
            alpha: alpha + other.alpha * rest
        )
    }

    /// Returns the color with its opacity multiplied by a factor.
    func faded(_ factor: Double) -> Self {
        Self(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
    }

    /// Returns a color between this one and another.
    ///
    /// - Parameters:
    ///   - other: The color for a part of 1.
    ///   - part: The part of the other color, from 0 to 1.
    func mixed(with other: Self, _ part: Double) -> Self {
        // Gradients interpolate colors without multiplying them by their opacity.
        let (first, second) = (parts, other.parts)
        return Self(parts: zip(first, second).map { $0 + ($1 - $0) * part })
    }

    /// Returns the color transformed by a color matrix.
    func changed(by matrix: Drawing.ColorMatrix) -> Self {
        let parts = parts
        return Self(
            parts: matrix.rows.map { row in
                min(max(zip(row, parts + [1]).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1)
            }
        )
    }

    /// The components, not multiplied by the opacity.
    private var parts: [Double] { alpha > 0 ? [red / alpha, green / alpha, blue / alpha, alpha] : [0, 0, 0, 0] }

    private init(parts: [Double]) {
        self.init(red: parts[0] * parts[3], green: parts[1] * parts[3], blue: parts[2] * parts[3], alpha: parts[3])
    }

    /// The color, packed as 0xRRGGBB.
    var packed: UInt32 {
        [red, green, blue].reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
    }
}

extension Drawing.Paint {
    /// Returns the color of a paint at a point.
    func color(at point: CGPoint, _ scheme: KeyPath<Drawing.Color, Drawing.RGBA>) -> PaintedColor {
        switch self {
        case .color(let color): PaintedColor(color[keyPath: scheme])
        case .gradient(let gradient): gradient.color(at: point, scheme)
        }
    }
}

extension Drawing.Gradient {
    fileprivate func color(at point: CGPoint, _ scheme: KeyPath<Drawing.Color, Drawing.RGBA>) -> PaintedColor {
        let location = location(of: point)
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return PaintedColor(first.color[keyPath: scheme]) }
        for (start, end) in zip(stops, stops.dropFirst()) where location < end.location {
            let part = (location - start.location) / (end.location - start.location)
            return PaintedColor(start.color[keyPath: scheme])
                .mixed(with: PaintedColor(end.color[keyPath: scheme]), max(part, 0))
        }
        return PaintedColor(last.color[keyPath: scheme])
    }

    /// Returns the position of a point in the gradient, from 0 at its start to 1 at its end.
    private func location(of point: CGPoint) -> Double {
        switch geometry {
        case .linear(let start, let end):
            let (x, y) = (end.x - start.x, end.y - start.y)
            let square = x * x + y * y
            return square > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / square : 1
        case .radial(let center, let startRadius, let endRadius, let stretch):
            let distance = hypot(point.x - center.x, (point.y - center.y) / stretch)
            return endRadius == startRadius ? 1 : (distance - startRadius) / (endRadius - startRadius)
        case .angular(let center, let startAngle, let endAngle):
            guard endAngle != startAngle else { return 1 }
            let turn = 2 * Double.pi
            let angle = atan2(point.y - center.y, point.x - center.x) - startAngle
            let forward = angle - (angle / turn).rounded(.down) * turn
            return forward / (endAngle - startAngle)
        }
    }
}
