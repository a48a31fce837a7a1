/// The outcomes of the tests in a run, as `swift test --xunit-output` writes them.
///
/// Only tests of Swift Testing count, because the file of XCTest doesn't distinguish skipped tests from passed ones.
package struct TestOutcomes: Sendable {
    /// The outcome of a test.
    enum Outcome: Sendable {
        case passed, failed, skipped
    }

    /// The outcomes by the module, the suites and the function of a test, outermost first.
    private(set) var outcomes: [[String]: Outcome] = [:]

    /// Creates outcomes without tests.
    package init() {}

    /// Reads the outcomes from a file.
    ///
    /// - Throws: ``UnreadableRun`` if it isn't an xUnit file.
    package init(_ source: SourceText) throws(UnreadableRun) {
        let document: XMLDocument
        do throws(XMLError) {
            document = try XMLDocument(source, limits: .goldenFile)
        } catch {
            // The fixes of XML errors are about layout documents.
            var finding = error.finding
            finding.fix = Finding.unreadableRun(source.name, finding.message).fix
            throw UnreadableRun(finding: finding)
        }
        guard ["testsuites", "testsuite"].contains(document.root.name) else {
            let message = "The root element is \"\(document.root.name)\" instead of \"testsuites\"."
            throw UnreadableRun(finding: .unreadableRun(source.name, message))
        }
        add(document.root)
    }

    private mutating func add(_ element: XMLElement) {
        for child in element.elements {
            switch child.name {
            case "testsuite": add(child)
            case "testcase": addCase(child)
            default: break
            }
        }
    }

    private mutating func addCase(_ element: XMLElement) {
        // Names of XCTest have no parentheses.
        guard let name = element["name"], name.hasSuffix(")") else { return }
        let inside = Set(element.elements.map(\.name))
        let outcome: Outcome =
            if !inside.isDisjoint(with: ["failure", "error"]) {
                .failed
            } else {
                inside.contains("skipped") ? .skipped : .passed
            }
        let around = (element["classname"] ?? "").split(separator: ".").map { $0.trimmingCharacters(in: ["`"]) }
        add(outcome, for: around + [name.functionName])
    }

    /// Adds the outcome of a test.
    ///
    /// A test that failed or was skipped once doesn't count as passed.
    private mutating func add(_ outcome: Outcome, for test: [String]) {
        if outcomes[test] == nil || outcomes[test] == .passed { outcomes[test] = outcome }
    }

    mutating func add(_ end: TestCompletion) { add(end.hasPassed ? .passed : .failed, for: end.parts) }
}
