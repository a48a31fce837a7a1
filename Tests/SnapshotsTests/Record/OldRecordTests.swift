import GridPress
import GridPressRecords
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
        let old = try Self.figure(width).svg(embedsLayoutRecord: true).replacing(
            "version=\"\(LayoutRecordFormat.version)\"",
            with: "version=\"3\""
        )
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

@Suite("A golden file with a layout record that is damaged")
struct DamagedRecordTests {
    @Test("is compared line by line, with the line and the reason")
    func damaged() throws {
        func figure(_ width: CGFloat) -> Figure { Figure("Bar") { Color.red.frame(width: width, height: 9) } }
        let golden = try figure(20).svg(embedsLayoutRecord: true).replacing("size=\"20 9\"", with: "size=\"20 x\"")
        let difference = try SnapshotComparer().difference(
            of: SourceText(name: "new.svg", bytes: Array(try figure(30).svg(embedsLayoutRecord: true).utf8)),
            from: SourceText(name: "old.svg", bytes: Array(golden.utf8)),
            as: .svg
        )
        #expect(difference?.step == .markup)
        #expect(
            difference?.remark
                == "The layout record in line 4 of the golden file can't be read: A number is expected. So the lines of the "
                + "files were compared."
        )
    }

    @Test("isn't any metadata, so that removed metadata is a difference")
    func metadata() throws {
        let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\"><metadata><a xmlns=\"urn:a\"/></metadata></svg>"
        let difference = try SnapshotComparer().difference(
            of: SourceText(name: "new.svg", bytes: Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)),
            from: SourceText(name: "old.svg", bytes: Array(picture.utf8)),
            as: .svg
        )
        #expect(difference != nil)
    }
}
