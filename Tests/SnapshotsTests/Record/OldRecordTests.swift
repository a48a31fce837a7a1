import GridPress
import GridPressSnapshots
import Testing

@Suite("A golden file with a layout record of another version")
struct OldRecordTests {
    private static func figure(_ width: CGFloat) -> Figure {
        Figure("Bar") { Color.red.frame(width: width, height: 9) }
    }

    @Test("isn't equal to the same picture, and says how to record it again", arguments: [20, 30])
    func old(width: CGFloat) throws {
        let new = try Self.figure(20).svg(embedsLayoutRecord: true)
        let old = try Self.figure(width).svg(embedsLayoutRecord: true).replacing("version=\"3\"", with: "version=\"2\"")
        let difference = try SnapshotComparer().difference(
            of: SourceText(name: "new.svg", bytes: Array(new.utf8)),
            from: SourceText(name: "old.svg", bytes: Array(old.utf8)),
            as: .svg
        )
        #expect(difference?.step == .otherVersion)
        #expect(difference?.lines().last?.contains("GRIDPRESS_RECORD=failed") == true)
        #expect(difference?.rest.isEmpty == false)
    }

    @Test("differs from other JSON")
    func data() throws {
        let new = try Self.figure(20).json()
        for (old, step) in [
            (new.replacing("\"version\": 2", with: "\"version\": 1"), SnapshotDifference.Step.otherVersion),
            ("{\"version\": 1}", .data),
        ] {
            let difference = try SnapshotComparer().difference(
                of: SourceText(name: "new.json", bytes: Array(new.utf8)),
                from: SourceText(name: "old.json", bytes: Array(old.utf8)),
                as: .json
            )
            #expect(difference?.step == step)
        }
    }
}
