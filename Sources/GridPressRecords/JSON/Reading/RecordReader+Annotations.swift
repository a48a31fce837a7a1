import GridPressDrawings
import JSONReading

// The parts of dimensions and guides.

extension RecordFields {
    /// Reads annotation marks of one kind and style.
    func annotationPart() throws(JSONError) -> Drawing.Annotation.Part {
        if let lines = value("lines") {
            let lines = try lines.list().map { line throws(JSONError) in
                let numbers = try line.numbers(4...4)
                return Drawing.Annotation.Line(
                    CGPoint(x: numbers[0], y: numbers[1]),
                    CGPoint(x: numbers[2], y: numbers[3])
                )
            }
            return .lines(lines, try lineStyle())
        }
        if let rects = try rects("outlines") { return .outlines(rects, try lineStyle()) }
        if let centers = value("rings") {
            let centers = try centers.list().map { center throws(JSONError) in try center.point() }
            return .rings(centers, radius: try required("radius").number(), try lineStyle())
        }
        if let heads = value("heads") {
            let heads = try heads.list().map { head throws(JSONError) in try RecordFields(head).head() }
            return .heads(heads, try required("color").color(), halo: try color("halo"))
        }
        if let rects = try rects("areas") {
            return .areas(rects, try required("color").color(), cornerRadius: try number("cornerRadius") ?? 0)
        }
        if let rects = try rects("hatching") { return .hatching(rects, try required("color").color()) }
        let labels = try required("labels").list().map { label throws(JSONError) in try RecordFields(label).label() }
        return .labels(
            labels,
            Drawing.Annotation.LabelStyle(
                try required("color").color(),
                size: try required("size").number(),
                halo: try color("halo")
            )
        )
    }

    private func rects(_ name: String) throws(JSONError) -> [CGRect]? {
        try value(name)?.list().map { rect throws(JSONError) in try rect.rect() }
    }

    private func lineStyle() throws(JSONError) -> Drawing.Annotation.LineStyle {
        Drawing.Annotation.LineStyle(
            try required("color").color(),
            width: try required("width").number(),
            dash: try list("dash").map { length throws(JSONError) in try length.number() }
        )
    }

    private func head() throws(JSONError) -> Drawing.Annotation.Head {
        guard let body = try word("body", as: Drawing.Annotation.Side.self) else {
            throw mistake("The field \"body\" is missing.")
        }
        return Drawing.Annotation.Head(
            tip: try required("tip").point(),
            body: body,
            length: try required("length").number(),
            width: try required("width").number()
        )
    }

    private func label() throws(JSONError) -> Drawing.Annotation.Label {
        Drawing.Annotation.Label(
            try required("text").text(),
            middle: try required("middle").point(),
            width: try required("width").number(),
            isTurned: try flag("turned")
        )
    }
}
