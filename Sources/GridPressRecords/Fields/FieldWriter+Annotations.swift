// The parts of dimensions and guides.

extension FieldWriter where Self: ~Copyable {
    /// Writes annotation marks of one kind and style: a list named after the kind, and the style.
    mutating func members(of part: Drawing.Annotation.Part) {
        switch part {
        case .lines(let lines, let style):
            member("lines", rows: lines.map { [$0.start.x, $0.start.y, $0.end.x, $0.end.y] }, .thousandths)
            members(of: style)
        case .outlines(let rects, let style):
            member("outlines", rects)
            members(of: style)
        case .rings(let centers, let radius, let style):
            member("rings", rows: centers.map { [$0.x, $0.y] }, .thousandths)
            member("radius", radius)
            members(of: style)
        case .heads(let heads, let color, let halo):
            member("color", color)
            if let halo { member("halo", halo) }
            if heads.isEmpty {
                member("heads", numbers: [], .thousandths)
            } else {
                list("heads", of: "head", heads) { $0.members(of: $1) }
            }
        case .areas(let rects, let color, let cornerRadius):
            member("areas", rects)
            member("color", color)
            if cornerRadius != 0 { member("cornerRadius", cornerRadius) }
        case .hatching(let rects, let color):
            member("hatching", rects)
            member("color", color)
        case .labels(let labels, let style):
            member("color", style.color)
            member("size", style.size)
            if let halo = style.halo { member("halo", halo) }
            list("labels", of: "label", labels) { $0.members(of: $1) }
        }
    }

    private mutating func member(_ name: StaticString, _ rects: [CGRect]) {
        member(name, rows: rects.map { [$0.minX, $0.minY, $0.width, $0.height] }, .thousandths)
    }

    private mutating func members(of style: Drawing.Annotation.LineStyle) {
        member("color", style.color)
        member("width", style.width)
        if !style.dash.isEmpty { member("dash", style.dash) }
    }

    private mutating func members(of head: Drawing.Annotation.Head) {
        member("tip", head.tip)
        member("body", head.body.rawValue)
        member("length", head.length)
        member("width", head.width)
    }

    private mutating func members(of label: Drawing.Annotation.Label) {
        member("text", label.text)
        member("middle", label.middle)
        member("width", label.width)
        if label.isTurned { member("turned", true) }
    }
}
