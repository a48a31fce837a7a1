import GridPressFindings
import GridPressPlatform
import GridPressSnapshots

#if canImport(XCTest)
    import XCTest
#endif

extension TestFramework {
    /// Notes how tests end, as soon as the first of them claims a golden file.
    ///
    /// Only XCTest says so; Swift Testing writes a file of its own with `--xunit-output`.
    func noteEnds(in log: ClaimLog) {
        #if canImport(XCTest)
            if case .xcTest = self { TestRunObserver.observe(for: log) }
        #endif
    }
}

#if canImport(XCTest)
    /// Observes XCTest, and records how tests end.
    private final class TestRunObserver: NSObject, XCTestObservation {
        private let log: ClaimLog
        private static let isObserving = Locked(false)

        private init(_ log: ClaimLog) { self.log = log }

        static func observe(for log: ClaimLog) {
            let isFirst = isObserving.use { isObserving in
                defer { isObserving = true }
                return !isObserving
            }
            if isFirst { XCTestObservationCenter.shared.addTestObserver(TestRunObserver(log)) }
        }

        func testCaseDidFinish(_ testCase: XCTestCase) {
            guard let run = testCase.testRun else { return }
            let types = String(reflecting: type(of: testCase)).split(separator: ".").map(String.init)
            // `Cards.testOne`, or `-[Cards testOne]`.
            let function = testCase.name.split { ". ]".contains($0) }.last.map(String.init) ?? ""
            let hasPassed = run.hasSucceeded && !run.hasBeenSkipped
            // Whose end isn't noted, nobody knows anything of.
            try? log.note(.end(TestCompletion(parts: types + [function], hasPassed: hasPassed)))
        }
    }
#endif
