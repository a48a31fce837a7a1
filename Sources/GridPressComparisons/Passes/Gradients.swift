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
    var word: String { "\(fields.name)" }

    /// Returns the points, radii and angles.
    ///
    /// - Parameters:
    ///   - frame: The frame of the painted view.
    ///   - areRelative: Whether points are fractions of the frame's size and radii are fractions of its shorter side,
    ///     instead of distances.
    func parts(in frame: CGRect, areRelative: Bool) -> [Drawing.Setting] {
        let (width, height) = areRelative ? (max(frame.width, 1), max(frame.height, 1)) : (1, 1)
        func point(_ name: String, _ point: CGPoint) -> Drawing.Setting {
            .init(name, .numbers([(point.x - frame.minX) / width, (point.y - frame.minY) / height]))
        }
        switch self {
        case .linear(let start, let end): return [point("start point", start), point("end point", end)]
        case .radial(let center, let startRadius, let endRadius, let stretch):
            let side = min(width, height)
            return [
                point("center", center), .init("start radius", .number(startRadius / side)),
                .init("end radius", .number(endRadius / side)), .init("stretch", .number(stretch)),
            ]
        case .angular(let center, let startAngle, let endAngle):
            return [
                point("center", center), .init("start angle", .number(startAngle * 180 / .pi)),
                .init("end angle", .number(endAngle * 180 / .pi)),
            ]
        }
    }
}
