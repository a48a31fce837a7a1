import GridPressDrawings

// The parts of dimensions and guides.

extension JSONWriter {
    /// Writes annotation marks of one kind and style: a list named after the kind, and the style.
    mutating func value(_ part: Drawing.Annotation.Part) {
        object { writer in
            switch part {
            case .lines(let lines, let style):
                writer.list("lines") { writer in
                    for line in lines { writer.value([line.start.x, line.start.y, line.end.x, line.end.y]) }
                }
                writer.members(of: style)
            case .outlines(let rects, let style):
                writer.member("outlines", rects)
                writer.members(of: style)
            case .rings(let centers, let radius, let style):
                writer.list("rings") { writer in for center in centers { writer.value([center.x, center.y]) } }
                writer.member("radius", radius)
                writer.members(of: style)
            case .heads(let heads, let color, let halo):
                writer.list("heads") { for head in heads { $0.value(head) } }
                writer.member("color", color)
                if let halo { writer.member("halo", halo) }
            case .areas(let rects, let color, let cornerRadius):
                writer.member("areas", rects)
                writer.member("color", color)
                if cornerRadius != 0 { writer.member("cornerRadius", cornerRadius) }
            case .hatching(let rects, let color):
                writer.member("hatching", rects)
                writer.member("color", color)
            case .labels(let labels, let style):
                writer.list("labels") { for label in labels { $0.value(label) } }
                writer.member("color", style.color)
                writer.member("size", style.size)
                if let halo = style.halo { writer.member("halo", halo) }
            }
        }
    }

    private mutating func member(_ key: StaticString, _ rects: [CGRect]) {
        list(key) { writer in for rect in rects { writer.value([rect.minX, rect.minY, rect.width, rect.height]) } }
    }

    private mutating func members(of style: Drawing.Annotation.LineStyle) {
        member("color", style.color)
        member("width", style.width)
        if !style.dash.isEmpty { member("dash", style.dash) }
    }

    private mutating func value(_ head: Drawing.Annotation.Head) {
        object { writer in
            writer.member("tip", [head.tip.x, head.tip.y])
            writer.member("body", head.body.rawValue)
            writer.member("length", head.length)
            writer.member("width", head.width)
        }
    }

    private mutating func value(_ label: Drawing.Annotation.Label) {
        object { writer in
            writer.member("text", label.text)
            writer.member("middle", [label.middle.x, label.middle.y])
            writer.member("width", label.width)
            if label.isTurned { writer.member("turned", true) }
        }
    }

    private mutating func value(_ numbers: [Double]) {
        list { writer in for number in numbers { writer.value(number) } }
    }
}
