/// The list of findings about a figure.
struct FindingList {
    private let findings: [Finding]

    /// Creates a list of findings.
    init(_ findings: [Finding]) { self.findings = findings }

    /// Writes the list with its heading.
    func write(to writer: inout MarkupWriter) {
        writer.section("findings", "Findings", count: findings.count, isWide: true) { writer in
            writer.element("ul", class: "findings") { writer in
                for finding in findings { writer.element("li") { entry(finding, &$0) } }
            }
        }
    }

    private func entry(_ finding: Finding, _ writer: inout MarkupWriter) {
        writer.phrase("span") { writer in
            if finding.severity == .note {
                writer.attribute("class", "tag")
            } else {
                writer.attribute("class", "tag grave")
            }
            writer.text(finding.severity.rawValue)
        }
        writer.literal(" ")
        writer.phrase("code") { $0.text(finding.code.rawValue) }
        writer.element("p") { $0.text(finding.message) }
        if let fix = finding.fix {
            writer.element("p", class: "note") { $0.text(fix) }
        }
        if let place = finding.location {
            writer.element("p", class: "note") { writer in
                writer.phrase("code") { $0.text("\(place)") }
            }
        }
    }
}
