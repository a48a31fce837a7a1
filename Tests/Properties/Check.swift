/// A collector of failures in a loop over many inputs, which reports one issue instead of thousands.
///
/// A passing expectation costs only a comparison. Messages are created for failures only.
package final class Check {
    /// A failed condition.
    struct Failure {
        let message: String
        let line: Int
    }

    private(set) var failures: [Failure] = []

    /// Records a failure if a condition is false.
    package func callAsFunction(
        _ condition: Bool,
        _ message: @autoclosure () -> String = "",
        line: Int = #line
    ) {
        if !condition { failures.append(Failure(message: message(), line: line)) }
    }

    /// Records a failure if two values differ.
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

    /// Records a failure.
    package func fail(_ message: String, line: Int = #line) {
        failures.append(Failure(message: message, line: line))
    }

    /// Returns the failures of an input and clears them.
    func takeFailures() -> [Failure] {
        defer { failures = [] }
        return failures
    }
}
