// Paints in words, and the parts of gradients.

extension Drawing.Paint {
    /// The color, or the kind and the colors of a gradient.
    var phrase: String {
        switch self {
        case .color(let color): color.phrase
        case .gradient(let gradient):
            ([gradient.geometry.word] + gradient.stops.map { "\($0.color.phrase) \($0.location.phrase)" })
                .joined(separator: ", ")
        }
    }
}

extension Drawing.Gradient {
    /// Returns the colors and the locations of the stops.
    func stops(of property: String) -> [Drawing.Setting] {
        stops.enumerated().flatMap { index, stop in
            [
                Drawing.Setting("\(property), color of stop \(index + 1)", .color(stop.color)),
                Drawing.Setting("\(property), location of stop \(index + 1)", .number(stop.location)),
            ]
        }
    }
}

extension Drawing.Gradient.Geometry {
    var word: String {
        switch self {
        case .linear: "linear"
        case .radial: "radial"
        case .angular: "angular"
        }
    }

    /// A point, a radius or an angle.
    struct Part {
        let name: String
        /// The values relative to the size of the frame.
        let relative: [Double]
        /// The values as distances from the corner of the frame.
        let fixed: [Double]
        let text: String

        init(_ name: String, _ point: CGPoint, in frame: CGRect) {
            self.name = name
            fixed = [point.x - frame.minX, point.y - frame.minY]
            relative = zip(fixed, [frame.width, frame.height]).map { $1 == 0 ? $0 : $0 / $1 }
            text = relative.map(\.phrase).joined(separator: " ")
        }

        init(_ name: String, _ number: Double, of whole: Double = 1, shownTimes factor: Double = 1) {
            self.name = name
            relative = [number / whole]
            fixed = [number * factor]
            text = fixed[0].phrase
        }

        init(_ name: String, radians: Double) { self.init(name, radians, shownTimes: 180 / .pi) }
    }

    /// Returns the points, radii and angles.
    func parts(in frame: CGRect) -> [Part] {
        switch self {
        case .linear(let start, let end):
            return [Part("start point", start, in: frame), Part("end point", end, in: frame)]
        case .radial(let center, let startRadius, let endRadius, let stretch):
            let side = max(min(frame.width, frame.height), 1)
            return [
                Part("center", center, in: frame), Part("start radius", startRadius, of: side),
                Part("end radius", endRadius, of: side), Part("stretch", stretch),
            ]
        case .angular(let center, let startAngle, let endAngle):
            return [
                Part("center", center, in: frame), Part("start angle", radians: startAngle),
                Part("end angle", radians: endAngle),
            ]
        }
    }
}
