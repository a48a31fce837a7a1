// SVG has no conic gradients, so they are painted as wedges, each in one color.

extension SVGPainter {
    /// Paints the wedges of a gradient inside a filled shape.
    mutating func paintFan(
        _ gradient: Drawing.Gradient,
        filling shape: Drawing.Shape,
        into writer: inout MarkupWriter
    ) {
        guard case .rect(let rect) = shape.path.form else {
            // A clip would smooth the edge of each wedge separately, and overlapping smoothed edges add up.
            let white = Drawing.Color(Drawing.RGBA(red: 255, green: 255, blue: 255))
            let outline = Drawing.Shape(path: shape.path, fill: .color(white), isEvenOdd: shape.isEvenOdd)
            return paintFan(gradient, through: .shape(outline), into: &writer)
        }
        var tag = SVGElementAttributes()
        tag.clip = clip(to: shape.path, isEvenOdd: shape.isEvenOdd)
        paintFan(gradient, over: rect, tag: tag, into: &writer)
    }

    /// Paints the wedges of a gradient through a mark, such as a stroke or text.
    mutating func paintFan(
        _ gradient: Drawing.Gradient,
        through mark: Drawing.Mark,
        into writer: inout MarkupWriter
    ) {
        guard let bounds = mark.paintedBounds else { return }
        var tag = SVGElementAttributes()
        tag.mask = mask(within: bounds) { painter, writer in painter.paint(mark, tag: nil, into: &writer) }
        paintFan(gradient, over: bounds, tag: tag, into: &writer)
    }

    private mutating func paintFan(
        _ gradient: Drawing.Gradient,
        over bounds: CGRect,
        tag: SVGElementAttributes,
        into writer: inout MarkupWriter
    ) {
        guard let fan = ConicGradientApproximation(gradient, over: bounds) else { return }
        writer.element("g") { writer in
            writer.attributes(of: tag)
            for wedge in fan.wedges {
                writer.element("path") { writer in
                    writer.attribute("d", path: fan.outline(of: wedge))
                    attribute(.fill, wedge.color, into: &writer)
                    // Translucent wedges must not overlap, so they have to meet at whole pixels.
                    if !fan.isOpaque { writer.attribute("shape-rendering", "crispEdges") }
                }
            }
        }
    }
}

/// The wedges that approximate a conic gradient.
private struct ConicGradientApproximation {
    /// A part of the turn in one color.
    ///
    /// Angles are in radians, clockwise from the right.
    struct Wedge {
        var start: Double
        var end: Double
        let color: Drawing.Color
    }

    /// The minimum width of a wedge, 2°, even where colors change quickly.
    private static let narrowest = Double.pi / 90
    /// The maximum difference between neighboring wedges, of 255, unless they have the minimum width.
    private static let colorStep = 4.0
    /// The angle by which a wedge extends below the next wedges, 20°, so that there are no gaps.
    private static let overlap = Double.pi / 9

    let isOpaque: Bool
    private(set) var wedges: [Wedge] = []
    private let center: CGPoint
    private let radius: Double

    init?(_ gradient: Drawing.Gradient, over bounds: CGRect) {
        guard case .angular(let center, let start, let end) = gradient.geometry, center.x.isFinite, center.y.isFinite,
            start.isFinite, end.isFinite, let first = gradient.stops.first, let last = gradient.stops.last
        else { return nil }
        self.center = center
        radius = 1 + (bounds.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0)
        isOpaque = gradient.stops.allSatisfy { $0.color.light.alpha >= 1 && $0.color.dark.alpha >= 1 }

        // 1. A backward gradient is a forward gradient with reversed stops.
        let stops =
            start <= end
            ? gradient.stops
            : gradient.stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) }
        let (low, high) = (min(start, end), max(start, end))
        let (lowColor, highColor) = start <= end ? (first.color, last.color) : (last.color, first.color)

        // 2. Of several turns, only the last is visible.
        let turn = Double.pi * 2
        let from = max(low, high - turn)
        addFlow(of: stops, from: low, to: high, visibleFrom: from)

        // 3. The rest of the turn is divided in half between the last color and the first. Angles may have been
        // rounded.
        let gap = turn - (high - from)
        if gap > 1e-5 {
            wedges.append(Wedge(start: high, end: high + gap / 2, color: highColor))
            wedges.append(Wedge(start: high + gap / 2, end: high + gap, color: lowColor))
        }
        if isOpaque { overlapWedges() }
    }

    /// Adds the wedges for the part of the gradient on an arc.
    private mutating func addFlow(
        of stops: [Drawing.Gradient.Stop],
        from low: Double,
        to high: Double,
        visibleFrom visible: Double
    ) {
        guard high > low, let first = stops.first, let last = stops.last else { return }
        let ends = [(first.color, 0.0)] + stops.map { ($0.color, $0.location) } + [(last.color, 1.0)]
        for ((color, location), (nextColor, nextLocation)) in zip(ends, ends.dropFirst()) {
            let (start, end) = (low + location * (high - low), low + nextLocation * (high - low))
            // Rounding moves the end of a large arc by many turns.
            let (from, until) = (max(start, visible), min(end, high))
            guard until > from else { continue }
            let shown = (until - from) / (end - start)
            // The tolerance gives rounded angles the same number of wedges as exact ones.
            func count(_ wedges: Double) -> Double { (wedges - 1e-4).rounded(.up) }
            let finest = count((until - from) / Self.narrowest)
            let steps = max(min(count(color.distance(to: nextColor) * shown / Self.colorStep), finest), 1)
            for step in 0..<Int(steps) {
                let (low, high) = (Double(step) / steps, Double(step + 1) / steps)
                let middle = 1 - shown + shown * (low + high) / 2
                wedges.append(
                    Wedge(
                        start: from + (until - from) * low,
                        end: from + (until - from) * high,
                        color: color.mixed(with: nextColor, by: middle)
                    )
                )
            }
        }
    }

    /// Extends each wedge below the next, and the first below the last.
    private mutating func overlapWedges() {
        guard wedges.count > 1, let end = wedges.last?.end else { return }
        for index in wedges.indices { wedges[index].end = min(wedges[index].end + Self.overlap, end) }
        wedges[0].start -= Self.overlap
    }

    /// Returns the outline of a wedge, from the center to beyond the painted area.
    func outline(of wedge: Wedge) -> Path {
        // The outer edge is straight, so it has to be outside of the circle that it covers.
        let pieces = max(((wedge.end - wedge.start) / (.pi / 4)).rounded(.up), 1)
        let step = (wedge.end - wedge.start) / pieces
        let reach = radius / cos(step / 2)
        var path = Path()
        path.move(to: center)
        for piece in 0...Int(pieces) {
            let angle = wedge.start + step * Double(piece)
            path.addLine(to: CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle)))
        }
        path.closeSubpath()
        return path
    }
}

extension Drawing.Color {
    /// Returns the largest difference between the components of two colors, from 0 to 255.
    fileprivate func distance(to other: Drawing.Color) -> Double {
        max(light.distance(to: other.light), dark.distance(to: other.dark))
    }

    /// Returns a color between two colors, at a fraction of the way.
    fileprivate func mixed(with other: Drawing.Color, by part: Double) -> Drawing.Color {
        Drawing.Color(light: light.mixed(with: other.light, by: part), dark: dark.mixed(with: other.dark, by: part))
    }
}

extension Drawing.RGBA {
    fileprivate func distance(to other: Drawing.RGBA) -> Double {
        let parts = [(red, other.red), (green, other.green), (blue, other.blue)].map { abs(Double($0) - Double($1)) }
        return max(parts.max() ?? 0, abs(alpha - other.alpha) * 255)
    }

    fileprivate func mixed(with other: Drawing.RGBA, by part: Double) -> Drawing.RGBA {
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
            let (a, b) = (Double(a), Double(b))
            return UInt8((a + (b - a) * part).rounded())
        }
        return Drawing.RGBA(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue),
            alpha: alpha + (other.alpha - alpha) * part
        )
    }
}
