extension SVGPainter {
    /// Returns the number of a linear or radial gradient's definition.
    mutating func definition(of gradient: Drawing.Gradient, box: CGRect?) -> Int {
        var writer = MarkupWriter()
        switch gradient.geometry {
        case .linear(let start, let end):
            writer.element("linearGradient") { writer in
                writer.gradientLine(from: start, to: end, box: box)
                stops(gradient.stops, into: &writer)
            }
            return definitions.number(of: writer, named: "linearGradient")
        case .radial(let center, let startRadius, let endRadius, let stretch):
            writer.element("radialGradient") { writer in
                writer.attribute("gradientUnits", "userSpaceOnUse")
                writer.attribute("cx", center.x)
                writer.attribute("cy", center.y)
                writer.attribute("r", max(startRadius, endRadius))
                if stretch.thousandths != 1000 {
                    let stretching = CGAffineTransform(scaleX: 1, y: stretch).about(center)
                    writer.attribute("gradientTransform", transform: stretching)
                }
                stops(gradient.stops(fromRadius: startRadius, to: endRadius), into: &writer)
            }
            return definitions.number(of: writer, named: "radialGradient")
        case .angular:
            preconditionFailure("An angular gradient is painted as wedges.")
        }
    }

    private mutating func stops(_ stops: [Drawing.Gradient.Stop], into writer: inout MarkupWriter) {
        for stop in stops {
            writer.element("stop") { writer in
                writer.attribute("offset", stop.location)
                attribute(.stop, stop.color, into: &writer)
            }
        }
    }
}

extension MarkupWriter {
    /// Writes the line of a gradient.
    ///
    /// If possible, it is relative to the bounding box of the shape, so that shapes can share the gradient. Otherwise
    /// it is in the coordinates of the figure.
    fileprivate mutating func gradientLine(from start: CGPoint, to end: CGPoint, box: CGRect?) {
        if let box, let line = UnitLine(from: start, to: end, in: box) {
            // The default line goes from the left edge to the right one.
            attribute(unlessZero: "x1", line.start.x)
            attribute(unlessZero: "y1", line.start.y)
            if line.end.x.thousandths != 1000 { attribute("x2", line.end.x) }
            attribute(unlessZero: "y2", line.end.y)
        } else {
            attribute("gradientUnits", "userSpaceOnUse")
            attribute("x1", start.x)
            attribute("y1", start.y)
            attribute("x2", end.x)
            attribute("y2", end.y)
        }
    }
}

/// A line relative to a box, from 0 to 1.
private struct UnitLine {
    let start: CGPoint
    let end: CGPoint

    /// Creates the line relative to a box; `nil` if the gradient would change.
    ///
    /// A box that isn't square would rotate a diagonal gradient, and rounded fractions would move it.
    init?(from start: CGPoint, to end: CGPoint, in box: CGRect) {
        let isUpright = start.x.thousandths == end.x.thousandths || start.y.thousandths == end.y.thousandths
        guard isUpright || box.width.thousandths == box.height.thousandths else { return nil }
        func part(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x - box.minX) / box.width, y: (point.y - box.minY) / box.height)
        }
        self.start = part(start)
        self.end = part(end)
        // An error is scaled by the size of the box, and has to stay below half a thousandth of a point.
        func isPrintedInFull(_ value: Double, of length: Double) -> Bool {
            abs(value - Double(value.thousandths) / 1000) * length < 0.0005
        }
        guard isPrintedInFull(self.start.x, of: box.width), isPrintedInFull(self.end.x, of: box.width),
            isPrintedInFull(self.start.y, of: box.height), isPrintedInFull(self.end.y, of: box.height)
        else { return nil }
    }
}

extension Drawing.Gradient {
    /// The only visible color of the gradient; `nil` if several colors are visible.
    package var solidColor: Drawing.Color? {
        guard let first = stops.first, let last = stops.last else { return nil }
        if stops.allSatisfy({ $0.color == first.color }) { return first.color }
        switch geometry {
        case .linear(let start, let end):
            let isPoint = start.x.thousandths == end.x.thousandths && start.y.thousandths == end.y.thousandths
            return isPoint ? last.color : nil
        case .radial(_, let startRadius, let endRadius, let stretch):
            return max(startRadius, endRadius).thousandths <= 0 || stretch.thousandths <= 0 ? last.color : nil
        case .angular: return nil
        }
    }

    /// Whether the gradient is angular.
    package var isAngular: Bool { Drawing.Paint.gradient(self).isAngular }

    /// Returns the stops of an equal radial gradient that starts at the center, given the radii of this gradient.
    package func stops(fromRadius startRadius: Double, to endRadius: Double) -> [Stop] {
        let reach = max(startRadius, endRadius)
        let scaled = stops.map { stop in
            let radius = startRadius + (endRadius - startRadius) * stop.location
            return Stop(color: stop.color, location: max(radius, 0) / reach)
        }
        return startRadius > endRadius ? scaled.reversed() : scaled
    }
}
