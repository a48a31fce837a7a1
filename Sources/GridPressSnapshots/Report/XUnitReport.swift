/// The results of snapshots as an xUnit report, with a suite for each folder of golden files, and a case for each
/// file.
package struct XUnitReport {
    /// The results of each suite.
    private let suites: [(folder: String, results: [SnapshotResult])]

    /// Creates a report of results in their order.
    ///
    /// The results of a folder are grouped.
    package init(_ results: [SnapshotResult]) {
        var places: [String: Int] = [:]
        var suites: [(folder: String, results: [SnapshotResult])] = []
        for result in results {
            let folder = result.path.splitAtLastPart.folder
            if places[folder] == nil {
                places[folder] = suites.count
                suites.append((folder, []))
            }
            suites[places[folder] ?? 0].results.append(result)
        }
        self.suites = suites
    }

    /// Returns the report as text.
    package func text() -> String {
        var writer = MarkupWriter(capacity: 4096)
        writer.literal("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        writer.element("testsuites") { writer in
            writer.attribute("name", "snapshots")
            counts(suites.flatMap(\.results), &writer)
            for suite in suites { self.suite(suite.folder, suite.results, &writer) }
        }
        return writer.string()
    }

    private func suite(_ folder: String, _ results: [SnapshotResult], _ writer: inout MarkupWriter) {
        writer.element("testsuite") { writer in
            writer.attribute("name", text: folder)
            counts(results, &writer)
            for result in results {
                writer.element("testcase") { writer in
                    writer.attribute("classname", text: folder)
                    writer.attribute("name", text: result.path.splitAtLastPart.name)
                    writer.attribute("file", text: result.path)
                    testStatus(on: result, &writer)
                }
            }
        }
    }

    private func counts(_ results: [SnapshotResult], _ writer: inout MarkupWriter) {
        writer.attribute("tests", Double(results.count))
        writer.attribute("failures", Double(results.count { $0.testStatus == .failure }))
        writer.attribute("errors", Double(results.count { $0.testStatus == .error }))
        writer.attribute("skipped", Double(results.count { $0.testStatus == .skipped }))
    }

    private func testStatus(on result: SnapshotResult, _ writer: inout MarkupWriter) {
        switch result.testStatus {
        case .success: break
        case .skipped:
            writer.element("skipped") { writer in
                if case .recorded(isNew: true) = result.outcome {
                    writer.attribute("message", "The golden file was recorded.")
                } else {
                    writer.attribute("message", "The golden file was recorded again.")
                }
            }
        case .failure: if let finding = result.finding { writer.phrase("failure") { write(finding, &$0) } }
        case .error: if let finding = result.finding { writer.phrase("error") { write(finding, &$0) } }
        }
        if case .success = result.testStatus { return }
        writer.literal("\n")
    }

    private func write(_ finding: Finding, _ writer: inout MarkupWriter) {
        writer.attribute("message", text: finding.message)
        writer.attribute("type", text: finding.code.rawValue)
        let place = finding.location.map { "\($0): " } ?? ""
        writer.text(
            ([place + finding.message] + finding.details + [finding.fix].compactMap(\.self)).joined(separator: "\n")
        )
    }
}

extension SnapshotResult {
    /// The status of a test in an xUnit report.
    fileprivate enum TestStatus {
        case success, skipped, failure, error
    }

    /// The status of the result.
    ///
    /// A recorded snapshot is skipped, because it wasn't compared.
    fileprivate var testStatus: TestStatus {
        switch outcome {
        case .same: .success
        case .recorded: .skipped
        case .different: .failure
        case .failed(let finding): finding.code == .missingGolden ? .failure : .error
        }
    }
}
