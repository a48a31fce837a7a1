import GridPressSnapshots
import Testing

@testable import GridPressPictureTesting
@testable import GridPressTesting

@Suite("The framework that issues are reported to")
struct FrameworkTests {
    private static func site(function: String = #function) -> CallSite {
        CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column, function: function)
    }

    @Test("gets the old file, the new one and every difference")
    func attachments() throws {
        let snapshot = Snapshot(SnapshotName(["a", "b"]), .text, "one\ntwo\n")
        let golden = SourceText(name: "a/b.txt", bytes: Array("one\nthree\n".utf8))
        let difference = try SnapshotComparer().difference(
            of: SourceText(name: "b", bytes: snapshot.bytes),
            from: golden,
            as: .text
        )
        var result = SnapshotResult(snapshot, path: "a/b.txt", .different(try #require(difference)))
        result.golden = golden
        #expect(SnapshotReport(result).attachments.map(\.name) == ["b.old.txt", "b.new.txt", "b.difference.txt"])
        #expect(SnapshotReport(result).attachments.prefix(2).map(\.bytes) == [golden.bytes, snapshot.bytes])
    }

    @Test("is the one that runs the test, also in a task that doesn't know it")
    func running() async {
        guard case .testing = TestFramework.running else {
            Issue.record("another framework is running in a test of Swift Testing")
            return
        }
        guard case .testing = await Task.detached(operation: { TestFramework.running }).value else {
            Issue.record("another framework is running in a task on its own")
            return
        }
    }

    @Test("knows which test runs; a task that doesn't is called after the function around the call")
    func runningTest() async {
        func helper() -> CurrentTest { CurrentTest(around: Self.site()) }
        #expect(helper().function == "runningTest" && !helper().hasArguments && helper().file == #filePath)
        let alone = await Task.detached { CurrentTest(around: Self.site(function: "caller(of:)")).function }.value
        #expect(alone == "caller")
    }
}
