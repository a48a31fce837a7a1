import GridPressProperties
import Testing

@testable import GridPressPictureTesting
@testable import GridPressTesting

@Suite("Settings of snapshots", .snapshots(record: .never, tolerance: 2))
struct SettingsTests {
    @Test("come from the suite")
    func suite() throws {
        #expect(SnapshotSettings.around.record == .never && SnapshotSettings.around.tolerance == 2)
        let folder = try ScratchFolder()
        #expect(failure(at: #line) { assertSnapshot(of: "a", as: .text, in: folder.path) } != nil)
        #expect(try folder.names().isEmpty)
    }

    @Test("come from the test before the suite", .snapshots(record: .pending, in: "Elsewhere"))
    func test() {
        #expect(SnapshotSettings.around.record == .pending && SnapshotSettings.around.tolerance == 2)
        #expect(SnapshotSettings.around.folder == "Elsewhere")
    }

    @Test("come from the code around, and from the assertion before that")
    func code() async throws {
        let folder = try ScratchFolder()
        let issues = recordedIssues {
            withSnapshots(record: .missing, in: folder.path) {
                assertSnapshot(of: "a", as: .text)
                assertSnapshot(of: "b", as: .text, named: "b", record: .never)
            }
        }
        #expect(issues.map(\.severity) == [.warning, .error])
        #expect(try folder.names() == ["code.txt"])
        await withSnapshots(tolerance: 3) {
            await Task.yield()
            #expect(SnapshotSettings.around.tolerance == 3 && SnapshotSettings.around.record == .never)
        }
    }

    @Test("take numbers for the same that lie closer than the tolerance")
    func tolerance() throws {
        let folder = try ScratchFolder(["a.svg": "<svg width='10'/>", "b.svg": "<svg width='10'/>"])
        assertSnapshot(of: "<svg width=\"11\"/>", as: .svg, named: "a", in: folder.path)
        let issues = recordedIssues {
            assertSnapshot(of: "<svg width=\"11\"/>", as: .svg, named: "b", tolerance: 0.5, in: folder.path)
        }
        #expect(issues.count == 1)
    }
}
