import GridPressFindings

extension JSONWriter {
    /// Writes a finding.
    mutating func value(_ finding: Finding) {
        object { writer in
            writer.member("code", finding.code.rawValue)
            writer.member("severity", finding.severity.rawValue)
            switch finding.location {
            case .source(let file, let line, let column):
                writer.object("source") { writer in
                    writer.member("file", file)
                    writer.member("line", count: line)
                    writer.member("column", count: column)
                }
            case .view(let path, let position):
                writer.list("view") { for step in path { $0.value(step) } }
                if let position {
                    writer.list("position") {
                        $0.value(Double(position.line))
                        $0.value(Double(position.column))
                    }
                }
            case nil: break
            }
            writer.member("message", finding.message)
            writer.member("subject", finding.subject)
            if !finding.details.isEmpty { writer.list("details") { for line in finding.details { $0.value(line) } } }
            writer.member("fix", finding.fix)
        }
    }
}
