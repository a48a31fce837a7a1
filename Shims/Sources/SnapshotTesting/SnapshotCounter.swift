import Foundation

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The numbers of snapshots without a name, counted from 1 for each test.
final class SnapshotCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var numbers: [String: Int] = [:]

    /// The counter of the test scope around.
    @TaskLocal static var around: SnapshotCounter?

    /// The counter of tests without a test scope.
    private static let shared = SnapshotCounter()

    /// The counter of the running test.
    static var current: SnapshotCounter {
        if let around { return around }
        #if canImport(XCTest)
            TestStartObserver.register()
        #endif
        return shared
    }

    /// Returns the next number of a test.
    func next(for test: String) -> Int {
        lock.lock()
        defer { lock.unlock() }
        numbers[test, default: 0] += 1
        return numbers[test, default: 1]
    }

    private func reset() {
        lock.lock()
        defer { lock.unlock() }
        numbers = [:]
    }

    #if canImport(XCTest)
        /// An observer of XCTest that restarts the count for each test.
        private final class TestStartObserver: NSObject, XCTestObservation {
            private static let only: Void = XCTestObservationCenter.shared.addTestObserver(TestStartObserver())

            static func register() {
                #if canImport(Testing)
                    if Test.current != nil { return }
                #endif
                only
            }

            func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
        }
    #endif
}
