/// Collects what is wrong in a loop over many inputs, so that the loop makes one issue instead of thousands.
///
/// An expectation that holds costs a comparison and nothing else; messages are made only for failures.
package final class Check {
    /// A condition that doesn't hold.
    struct Failure {
        let message: String
        let line: Int
    }

    private(set) var failures: [Failure] = []

    /// Notes a failure unless a condition holds.
    package func callAsFunction(
        _ condition: Bool,
        _ message: @autoclosure () -> String = "",
        line: Int = #line
    ) {
        if !condition { failures.append(Failure(message: message(), line: line)) }
    }

    /// Notes a failure unless two values are equal.
    package func equal<Value: Equatable>(
        _ value: Value,
        _ expected: Value,
        _ message: @autoclosure () -> String = "",
        line: Int = #line
    ) {
        if value == expected { return }
        let note = message()
        fail("\(value) instead of \(expected)" + (note.isEmpty ? "" : ": \(note)"), line: line)
    }

    /// Notes a failure.
    package func fail(_ message: String, line: Int = #line) {
        failures.append(Failure(message: message, line: line))
    }

    /// Returns and forgets the failures of an input.
    func takeFailures() -> [Failure] {
        defer { failures = [] }
        return failures
    }
}
