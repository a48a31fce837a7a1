import Foundation
import GridPressProperties
import Testing

@testable import GridPressGoldens
@testable import GridPressPlatform

@Suite("Many snapshots verified by one call")
struct VerifyingTests {
    private func withFolder(_ body: (SnapshotFolder) throws -> Void) throws {
        let path = NSTemporaryDirectory() + "gridpress-settling-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(SnapshotFolder(path))
    }

    private func snapshot(_ index: Int, x: String, _ format: SnapshotFormat = .svg) -> Snapshot {
        Snapshot(SnapshotName(["many", "\(index)"]), format, "<svg><rect x=\"\(x)\" y=\"\(index)\"/></svg>")
    }

    @Test("are recorded, the same or different, in the order in which they were given", arguments: [1, 4])
    func order(jobs: Int) throws {
        try withFolder { folder in
            let verifier = SnapshotVerifier(folder, mode: .missing)
            let first = verifier.verify((0..<100).map { snapshot($0, x: "1") }, jobs: jobs)
            #expect(first.allSatisfy { if case .recorded(isNew: true) = $0.outcome { true } else { false } })
            let second = verifier.verify((0..<110).map { snapshot($0, x: $0 % 10 == 3 ? "2" : "1.0") }, jobs: jobs)
            #expect(second.map(\.snapshot.name.parts[1]) == (0..<110).map { "\($0)" })
            forEach(second.indices) { index, check in
                let result = second[index]
                switch result.outcome {
                case .same: check(index < 100 && index % 10 != 3, "It is the same.")
                case .recorded(let isNew): check(isNew && index >= 100, "It is recorded.")
                case .different(let difference):
                    check(index % 10 == 3, "It is different.")
                    let (old, new) = ("<rect x=\"1\"", "<rect x=\"2\"")
                    check.equal(
                        difference.lines().first,
                        "line 1: <svg>\(old) y=\"\(index)\"/></svg> → <svg>\(new) y=\"\(index)\"/></svg>"
                    )
                    check.equal(result.finding?.location, .source(file: result.path, line: 1, column: 1))
                case .failed(let finding): check.fail("\(finding)")
                }
            }
        }
    }

    @Test("that can't be written report the reason: a full disk isn't a matter of permissions")
    func reasons() throws {
        let full = Finding.unwritable("a.svg", SystemError(number: ENOSPC))
        #expect(full.message.contains("No space left on device"))
        #expect(full.fix == "Free space on the disk, or choose another folder.")
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: folder.path + "/many"))
            let finding = folder.write(snapshot(1, x: "1"))
            #expect(finding?.message.hasSuffix("can't be created: File exists.") ?? false, "\(finding as Any)")
            #expect(finding?.fix == "Choose another folder.")
        }
    }

    @Test("that differ in many ways tell the first of them, and how many more there are")
    func manyDifferences() throws {
        func picture(_ x: Int) -> String {
            "<svg>\n" + (0..<9).map { "<rect id='r\($0)' x='\(x)' y='\($0)'/>\n" }.joined() + "</svg>"
        }
        try withFolder { folder in
            let verifier = SnapshotVerifier(folder, mode: .missing)
            _ = verifier.verify(Snapshot(SnapshotName(["a"]), .svg, picture(1)))
            let result = verifier.verify(Snapshot(SnapshotName(["a"]), .svg, picture(2)))
            guard case .different(let difference) = result.outcome else {
                Issue.record("It is \(result.outcome).")
                return
            }
            let all = difference.lines(atMost: 100)
            try #require(all.count > 4)
            #expect(difference.lines(atMost: all.count) == all)
            // The last line reports that only lines were compared.
            let lines = difference.lines(atMost: 4)
            #expect(lines.count == 4 && lines.prefix(2) == all.prefix(2) && lines[3] == all[all.count - 1])
            // The line about the others names the commands that show them.
            #expect(lines[2].hasPrefix("and \(all.count - 3) more differences; "))
            #expect(lines[2].contains("`gridpress snapshot report`") && lines[2].contains("`--diagnostics json`"))
        }
    }

    @Test("become no golden file where they can't be read", arguments: RecordMode.allCases)
    func unreadableAndNew(mode: RecordMode) throws {
        try withFolder { folder in
            var bad = snapshot(1, x: "1")
            bad.bytes = Array("<svg>".utf8)
            let result = SnapshotVerifier(folder, mode: mode).verify(bad)
            #expect(result.finding != nil)
            guard case .missing = folder.read(bad.name, bad.format) else {
                Issue.record("there is a golden file")
                return
            }
        }
    }

    @Test("are never recorded where they can't be read", arguments: RecordMode.allCases)
    func unreadable(mode: RecordMode) throws {
        try withFolder { folder in
            let good = snapshot(1, x: "1")
            #expect(folder.write(good) == nil)
            var bad = good
            bad.bytes = Array("<svg>".utf8)
            let result = SnapshotVerifier(folder, mode: mode).verify(bad)
            #expect(result.finding?.code != .snapshotDiffers && result.finding != nil)
            guard case .file(let golden) = folder.read(good.name, good.format) else {
                Issue.record("the golden file is gone")
                return
            }
            #expect(golden.bytes == good.bytes)
        }
    }
}
