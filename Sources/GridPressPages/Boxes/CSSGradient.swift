@_spi(Bytes) import GridPressSVG

/// A gradient in CSS notation, with its geometry relative to the box that it fills.
struct CSSGradient {
    private let gradient: Drawing.Gradient
    private let box: CGRect

    /// Creates a gradient for a box in the same coordinate space.
    init(_ gradient: Drawing.Gradient, in box: CGRect) {
        self.gradient = gradient
        self.box = box
    }

    /// Whether CSS paints the gradient as SVG does.
    ///
    /// CSS interpolates colors weighted by opacity, and SVG doesn't, so gradients that change both color and opacity
    /// need SVG. Angular gradients over more than one turn need SVG too.
    var isExact: Bool {
        let stops = gradient.stops
        for (first, second) in zip(stops, stops.dropFirst()) {
            for scheme in [\Drawing.Color.light, \.dark] {
                let (first, second) = (first.color[keyPath: scheme], second.color[keyPath: scheme])
                if first.alpha != second.alpha, first.packed != second.packed { return false }
            }
        }
        if case .angular(_, let start, let end) = gradient.geometry {
            return start.isFinite && end.isFinite && abs(end - start) <= 2 * .pi + 1e-9
        }
        return true
    }

    /// Writes the gradient as a CSS value.
    ///
    /// - Parameters:
    ///   - css: The declarations that the value is added to.
    ///   - color: A closure that appends a color.
    func write(to css: inout MarkupWriter, color: (Drawing.Color, inout ByteBuffer) -> Void) {
        switch gradient.geometry {
        case .linear(let start, let end): linear(from: start, to: end, &css, color)
        case .radial(let center, let startRadius, let endRadius, let stretch):
            css.literal("radial-gradient(")
            let radius = max(startRadius, endRadius)
            css.bytes.append(radius)
            css.literal("px ")
            css.bytes.append(radius * stretch)
            css.literal("px at ")
            place(center, &css)
            for stop in gradient.stops(fromRadius: startRadius, to: endRadius) {
                css.literal(",")
                color(stop.color, &css.bytes)
                css.literal(" ")
                css.bytes.append(stop.location * 100, .millionths)
                css.literal("%")
            }
            css.literal(")")
        case .angular(let center, let start, let end): angular(center, start, end, &css, color)
        }
    }

    /// Writes a linear gradient.
    ///
    /// CSS measures stops along a line through the center of the box that reaches from corner to corner, so the
    /// locations are converted.
    private func linear(
        from start: CGPoint,
        to end: CGPoint,
        _ css: inout MarkupWriter,
        _ color: (Drawing.Color, inout ByteBuffer) -> Void
    ) {
        let length = hypot(end.x - start.x, end.y - start.y)
        let direction = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        let whole = abs(box.width * direction.x) + abs(box.height * direction.y)
        let first = (start.x - box.midX) * direction.x + (start.y - box.midY) * direction.y + whole / 2
        // In CSS, 0 is up, and angles grow clockwise.
        css.literal("linear-gradient(")
        css.bytes.append(atan2(direction.x, -direction.y) * 180 / .pi, .millionths)
        css.literal("deg")
        for stop in gradient.stops {
            css.literal(",")
            color(stop.color, &css.bytes)
            css.literal(" ")
            css.bytes.append(first + stop.location * length)
            css.literal("px")
        }
        css.literal(")")
    }

    /// Writes an angular gradient.
    ///
    /// The part of the turn after the last stop is divided in half between the last color and the first, as in the
    /// SVG.
    private func angular(
        _ center: CGPoint,
        _ start: Double,
        _ end: Double,
        _ css: inout MarkupWriter,
        _ color: (Drawing.Color, inout ByteBuffer) -> Void
    ) {
        let stops =
            start <= end
            ? gradient.stops
            : gradient.stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) }
        let (low, high) = (min(start, end), max(start, end))
        let degrees = (high - low) * 180 / .pi
        css.literal("conic-gradient(from ")
        css.bytes.append(low * 180 / .pi + 90, .millionths)
        css.literal("deg at ")
        place(center, &css)
        func add(_ stop: Drawing.Color, at angle: Double) {
            css.literal(",")
            color(stop, &css.bytes)
            css.literal(" ")
            css.bytes.append(angle)
            css.literal("deg")
        }
        for stop in stops { add(stop.color, at: stop.location * degrees) }
        // Stored angles and locations are rounded, so a gap below a thousandth of a degree counts as a full turn.
        if degrees < 360 - 1e-3, let first = stops.first, let last = stops.last {
            let middle = degrees + (360 - degrees) / 2
            add(last.color, at: middle)
            add(first.color, at: middle)
        }
        css.literal(")")
    }

    private func place(_ point: CGPoint, _ css: inout MarkupWriter) {
        css.bytes.append(point.x - box.minX)
        css.literal("px ")
        css.bytes.append(point.y - box.minY)
        css.literal("px")
    }
}
