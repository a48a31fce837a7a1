// The parts of a drawing beside its elements and grids.

extension FieldSource {
    /// Reads the requested dimensions and callouts, and the findings.
    package func readRequests(into drawing: inout Drawing) throws(JSONError) {
        for fields in try list("dimensions", of: "dimension") { drawing.dimensions.append(try fields.dimension()) }
        for fields in try list("callouts", of: "callout") {
            drawing.callouts.append(
                Drawing.Callout(
                    frame: try fields.required("frame").rect(),
                    text: try fields.required("text").text(),
                    point: try fields.value("point")?.point()
                )
            )
        }
        for fields in try list("findings", of: "finding") { drawing.findings.append(try fields.finding()) }
    }

    private func dimension() throws(JSONError) -> Drawing.Dimension {
        let proposal = try value("proposal")?.proposal()
        var places: Set<Drawing.Dimension.Position> = []
        for place in try texts("places", of: "place") {
            guard let place = Drawing.Dimension.Position(rawValue: place) else {
                throw mistake("A position of a dimension is expected, such as \"top\".")
            }
            places.insert(place)
        }
        return Drawing.Dimension(
            frame: try required("frame").rect(),
            size: try required("size").size(),
            proposedWidth: proposal?.width,
            proposedHeight: proposal?.height,
            places: places,
            format: Drawing.DimensionFormat(
                unit: try text("unit") ?? "",
                decimals: try count("decimals") ?? 1,
                decimalMark: try word("decimalMark") ?? .point,
                lineColor: try color("lineColor"),
                labelColor: try color("labelColor"),
                textSize: try number("textSize") ?? Drawing.Annotation.labelSize,
                measured: try word("measured") ?? .frame
            )
        )
    }

    private func finding() throws(JSONError) -> Finding {
        var location: Finding.Location?
        if let source = try object("source") {
            location = .source(
                file: try source.required("file").text(),
                line: try source.required("line").count(),
                column: try source.required("column").count()
            )
        } else {
            let path = try texts("view", of: "step")
            let position = try value("position")?.sourcePosition()
            if !path.isEmpty || position != nil { location = .view(path: path, position: position) }
        }
        var finding = Finding(
            Finding.Code(rawValue: try required("code").text()),
            try word("severity") ?? .warning,
            at: location,
            try required("message").text(),
            fix: try text("fix"),
            subject: try text("subject")
        )
        finding.details = try texts("details", of: "detail")
        return finding
    }
}
