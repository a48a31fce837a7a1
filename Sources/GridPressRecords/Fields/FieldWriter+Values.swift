// The parts of a drawing beside its elements and grids.

extension FieldWriter where Self: ~Copyable {
    /// Writes the requested dimensions and callouts, and the findings.
    mutating func requests(of drawing: Drawing) {
        if !drawing.dimensions.isEmpty {
            list("dimensions", of: "dimension", drawing.dimensions, .lines) { $0.members(of: $1) }
        }
        if !drawing.callouts.isEmpty {
            list("callouts", of: "callout", drawing.callouts, .lines) { $0.members(of: $1) }
        }
        list("findings", of: "finding", drawing.findings, .lines) { $0.members(of: $1) }
    }

    private mutating func members(of dimension: Drawing.Dimension) {
        member("frame", dimension.frame)
        member("size", [dimension.size.width, dimension.size.height])
        member("proposal", lengths: [dimension.proposedWidth, dimension.proposedHeight], .thousandths)
        let format = dimension.format
        if !format.unit.isEmpty { member("unit", format.unit) }
        member("decimals", count: format.decimals)
        if format.decimalMark != .point { member("decimalMark", format.decimalMark.rawValue) }
        if let color = format.lineColor { member("lineColor", color) }
        if let color = format.labelColor { member("labelColor", color) }
        member("textSize", format.textSize)
        if format.measured != .frame { member("measured", format.measured.rawValue) }
        let places = Drawing.Dimension.Position.allCases.filter { dimension.places.contains($0) }
        member("places", texts: places.map(\.rawValue), of: "place")
    }

    private mutating func members(of callout: Drawing.Callout) {
        member("frame", callout.frame)
        member("text", callout.text)
        if let point = callout.point { member("point", point) }
    }

    private mutating func members(of finding: Finding) {
        member("code", finding.code.rawValue)
        member("severity", finding.severity.rawValue)
        if case .view(_, let position?) = finding.location {
            member("position", [Double(position.line), Double(position.column)])
        }
        member("message", finding.message)
        member("subject", finding.subject)
        member("fix", finding.fix)
        switch finding.location {
        case .source(let file, let line, let column):
            object("source") { writer in
                writer.member("file", file)
                writer.member("line", count: line)
                writer.member("column", count: column)
            }
        case .view(let path, _): member("view", texts: path, of: "step")
        case nil: break
        }
        if !finding.details.isEmpty { member("details", texts: finding.details, of: "detail") }
    }
}
