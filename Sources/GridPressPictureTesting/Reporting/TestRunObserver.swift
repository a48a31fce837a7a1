import GridPressGoldens
import GridPressPlatform

#if canImport(XCTest)
    import XCTest
#endif

extension TestFramework {
    /// Starts to record the results of tests when the first test claims a golden file.
    ///
    /// Only XCTest reports results. Swift Testing writes a separate file with `--xunit-output`.
    func noteEnds(in log: ClaimLog) {
        #if canImport(XCTest)
            if case .xcTest = self { TestRunObserver.observe(for: log) }
        #endif
    }
}

#if canImport(XCTest)
    /// An observer of XCTest that records the results of tests.
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
            // A test without a recorded result counts as unknown, so errors are ignored.
            try? log.note(.end(TestCompletion(parts: types + [function], hasPassed: hasPassed)))
        }
    }
#endif
