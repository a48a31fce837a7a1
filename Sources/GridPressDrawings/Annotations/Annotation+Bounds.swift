extension Drawing.Annotation {
    /// Creates a layer whose bounds enclose its parts.
    package init(name: String, title: String, parts: [Part]) {
        let bounds = parts.reduce(nil as CGRect?) { bounds, part in
            guard let area = part.bounds else { return bounds }
            return bounds?.union(area) ?? area
        }
        self.init(name: name, title: title, parts: parts, bounds: bounds)
    }
}

extension Drawing.Annotation.Part {
    /// The rectangle around the part; `nil` for an empty part.
    package var bounds: CGRect? {
        switch self {
        case .lines(let lines, let style): Self.bounds(of: lines.map(\.bounds))?.grown(by: style.width / 2)
        case .outlines(let rects, let style): Self.bounds(of: rects)?.grown(by: style.width / 2)
        case .rings(let centers, let radius, let style):
            Self.bounds(of: centers.map { CGRect(origin: $0, size: .zero) })?.grown(by: radius + style.width / 2)
        case .heads(let heads, _, _): Self.bounds(of: heads.map(\.bounds))
        case .areas(let rects, _, _), .hatching(let rects, _): Self.bounds(of: rects)
        case .labels(let labels, let style):
            Self.bounds(of: labels.map { $0.bounds(size: style.size) })
        }
    }

    private static func bounds(of rects: [CGRect]) -> CGRect? {
        guard let first = rects.first else { return nil }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }
}

extension Drawing.Annotation.Line {
    /// The rectangle around the line.
    package var bounds: CGRect {
        CGRect(
            x: min(start.x, end.x),
            y: min(start.y, end.y),
            width: abs(end.x - start.x),
            height: abs(end.y - start.y)
        )
    }
}

extension Drawing.Annotation.Head {
    /// The rectangle around the head.
    package var bounds: CGRect {
        switch body {
        case .left: CGRect(x: tip.x - length, y: tip.y - width / 2, width: length, height: width)
        case .right: CGRect(x: tip.x, y: tip.y - width / 2, width: length, height: width)
        case .top: CGRect(x: tip.x - width / 2, y: tip.y - length, width: width, height: length)
        case .bottom: CGRect(x: tip.x - width / 2, y: tip.y, width: width, height: length)
        }
    }
}

extension CGRect {
    /// Returns the rectangle extended by a length on all sides.
    package func grown(by length: Double) -> CGRect { insetBy(dx: -length, dy: -length) }
}

extension Drawing.Annotation.Side {
    /// The opposite side.
    package var opposite: Self {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
    }
}
