// The parts of dimensions and guides.

extension FieldSource {
    /// Reads annotation marks of one kind and style.
    func annotationPart() throws(JSONError) -> Drawing.Annotation.Part {
        if let lines = try value("lines")?.rows(of: 4) {
            let ends = lines.map { Drawing.Annotation.Line(CGPoint($0), CGPoint(Array($0[2...]))) }
            return .lines(ends, try lineStyle())
        }
        if let rects = try rects("outlines") { return .outlines(rects, try lineStyle()) }
        if let centers = try value("rings")?.rows(of: 2) {
            return .rings(centers.map { CGPoint($0) }, radius: try required("radius").number(), try lineStyle())
        }
        let color = try required("color").color()
        if let rects = try rects("areas") { return .areas(rects, color, cornerRadius: try number("cornerRadius") ?? 0) }
        if let rects = try rects("hatching") { return .hatching(rects, color) }
        let halo = try self.color("halo")
        if let size = try number("size") {
            let labels = try list("labels", of: "label").map { label throws(JSONError) in try label.label() }
            return .labels(labels, Drawing.Annotation.LabelStyle(color, size: size, halo: halo))
        }
        guard let heads = try optionalList("heads", of: "head") else { throw missing("labels") }
        return .heads(try heads.map { head throws(JSONError) in try head.head() }, color, halo: halo)
    }

    private func rects(_ name: String) throws(JSONError) -> [CGRect]? {
        try value(name)?.rows(of: 4).map { CGRect($0) }
    }

    private func lineStyle() throws(JSONError) -> Drawing.Annotation.LineStyle {
        Drawing.Annotation.LineStyle(
            try required("color").color(),
            width: try required("width").number(),
            dash: try value("dash")?.numbers(0...100_000) ?? []
        )
    }

    private func head() throws(JSONError) -> Drawing.Annotation.Head {
        guard let body = try word("body", as: Drawing.Annotation.Side.self) else { throw missing("body") }
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
