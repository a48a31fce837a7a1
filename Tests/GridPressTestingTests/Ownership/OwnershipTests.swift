import Foundation
import GridPressProperties
import Testing

@testable import GridPressGoldens
@testable import GridPressSnapshots

@Suite("Owners of golden files")
struct OwnershipTests {
    /// The folder of a target with tests, as in a package.
    private static let target = "Tests/CardTests/"
    private static let source = """
        import Testing
        @Suite struct CardTests {
            @Test func cards() {}
            @Test func `two (odd) cards`() {}
            struct Nested { @Test func nested() {} }
            // @Test func commented() {}
            let text = "func quoted() {}"
            var drawn: Int { 1 }
        }
        final class OldTests: XCTestCase { func testOld() {} }
        """

    private func makeFolder() throws -> ScratchFolder {
        try ScratchFolder([
            "Package.swift": "", Self.target + "CardTests.swift": Self.source, Self.target + "Other.swift": "",
        ])
    }

    private func status(
        _ golden: String,
        _ folder: borrowing ScratchFolder,
        runs: [Ownership.Run] = []
    ) -> Ownership.Status {
        Ownership(runs: runs).status(onGoldenAt: folder.path + golden)
    }

    private func isUnowned(_ status: Ownership.Status) -> Bool {
        if case .unowned = status { true } else { false }
    }

    private func isUnknown(_ status: Ownership.Status) -> Bool {
        if case .unknown = status { true } else { false }
    }

    /// Returns a run that claims golden files of the target, with results as Swift Testing writes them.
    private func run(
        _ folder: borrowing ScratchFolder,
        claiming goldens: [String] = ["Other/other.svg"],
        of file: String = target + "Other.swift",
        ends: [TestCompletion] = [],
        _ cases: String...
    ) throws -> Ownership.Run {
        let name = "claims-\(UUID().uuidString)"
        try folder.write("", to: name)
        let log = ClaimLog(folder.path + name)
        for golden in goldens {
            let path = folder.path + Self.target + "Snapshots/" + golden
            try log.note(.claim(SnapshotClaim(file: folder.path + file, function: "other", golden: path)))
        }
        for end in ends { try log.note(.end(end)) }
        let text = "<testsuites><testsuite>\(cases.joined())</testsuite></testsuites>"
        return try Ownership.Run(log, outcomes: TestOutcomes(SourceText(name: "x.xml", bytes: Array(text.utf8))))
    }

    private func passed(_ name: String, in suite: String = "CardTests.CardTests") -> String {
        "<testcase classname=\"\(suite)\" name=\"\(name)\" time=\"0.1\" />"
    }

    @Test("are tests that are there, whatever stands behind their names")
    func there() throws {
        let folder = try makeFolder()
        for name in [
            "cards.svg", "cards.wide.json", "cards.pending.svg", "two-odd-cards.txt", "nested.a.b.html", "testOld.svg",
        ] {
            #expect(status(Self.target + "Snapshots/CardTests/" + name, folder) == .owned, "\(name)")
        }
        // Golden files of assertions in properties and initializers are named after these.
        #expect(status(Self.target + "Snapshots/CardTests/drawn.svg", folder) == .owned)
    }

    @Test("aren't tests that were renamed or deleted, or stand in comments and texts")
    func gone() throws {
        let folder = try makeFolder()
        for name in ["card.svg", "cardsWide.svg", "commented.svg", "quoted.svg", "commented.pending.svg"] {
            #expect(isUnowned(status(Self.target + "Snapshots/CardTests/" + name, folder)), "\(name)")
        }
        #expect(isUnowned(status(Self.target + "Snapshots/DeletedTests/cards.svg", folder)))
        // The target's last source file was removed together with its last suite.
        #expect(isUnowned(status("Tests/Gone/Snapshots/GoneTests/cards.svg", folder)))
        try folder.write("import XCTest", to: "Elsewhere/RestTests.swift")
        #expect(isUnowned(status("Elsewhere/Snapshots/GoneTests/cards.svg", folder)))
    }

    @Test("aren't known where no test lies beside a golden file")
    func elsewhere() throws {
        let folder = try makeFolder()
        try folder.write("// No tests", to: "Dangerfile.swift")
        for path in ["Snapshots/Samples/card.svg", "Goldens/card.svg", Self.target + "Pictures/CardTests/card.svg"] {
            #expect(isUnknown(status(path, folder)), "\(path)")
        }
        #expect(isUnknown(status(Self.target + "Snapshots/CardTests/Deeper/cards.svg", folder)))
        // A package in a folder with the name `Tests`.
        try folder.write("", to: "Tests/Package/Package.swift")
        #expect(isUnknown(status("Tests/Package/Snapshots/Samples/card.svg", folder)))
        let claimed = try run(folder, claiming: ["../Pictures/CardTests/card.svg"])
        #expect(status(Self.target + "Pictures/CardTests/card.svg", folder, runs: [claimed]) == .owned)
    }

    @Test("aren't known where the source can't be read, or the name was shortened")
    func unreadable() throws {
        let folder = try makeFolder()
        try folder.write("func a( {", to: Self.target + "BrokenTests.swift")
        #expect(isUnknown(status(Self.target + "Snapshots/BrokenTests/a.svg", folder)))
        let name = SnapshotName([String(repeating: "long", count: 80)])
        #expect(isUnknown(status(Self.target + "Snapshots/CardTests/\(name).svg", folder)))
    }

    @Test("are no tests that ran to their end without using a golden file")
    func leftBehind() throws {
        let folder = try makeFolder()
        let golden = Self.target + "Snapshots/CardTests/cards.wide.svg"
        let left = try run(folder, passed("cards()"))
        #expect(status(golden, folder, runs: [left]) == .unowned("\"cards\" finished without using the golden file."))
        let claimed = try run(folder, claiming: ["CardTests/cards.wide.svg"], passed("cards()"))
        #expect(status(golden, folder, runs: [claimed]) == .owned)
        #expect(status(golden, folder, runs: [left, claimed]) == .owned)
        let odd = try run(folder, passed("`two (odd) cards`()"))
        #expect(isUnowned(status(Self.target + "Snapshots/CardTests/two-odd-cards.a.svg", folder, runs: [odd])))
        let nested = try run(folder, passed("nested()", in: "CardTests.CardTests.Nested"))
        #expect(isUnowned(status(Self.target + "Snapshots/CardTests/nested.a.svg", folder, runs: [nested])))
    }

    @Test("stay owners in runs that were filtered, failed, skipped, or of another target")
    func incompleteRuns() throws {
        let folder = try makeFolder()
        let golden = Self.target + "Snapshots/CardTests/cards.wide.svg"
        let failed = "<testcase classname=\"CardTests.CardTests\" name=\"cards()\"><failure message=\"a\"/></testcase>"
        let skipped = "<testcase classname=\"CardTests.CardTests\" name=\"cards()\"><skipped /></testcase>"
        let runs = [
            try run(folder), try run(folder, passed("nested()")), try run(folder, failed), try run(folder, skipped),
            try run(folder, passed("cards()"), failed), try run(folder, failed, passed("cards()")),
            try run(folder, passed("cards()", in: "OtherTests.CardTests")),
            try run(folder, passed("cards()", in: "CardTests.Other")),
            // A run without any claims proves nothing.
            try run(folder, claiming: [], passed("cards()")),
            // The run is from another checkout, on another machine.
            try run(folder, of: "../Elsewhere/Tests/CardTests/Other.swift", passed("cards()")),
        ]
        for (index, run) in runs.enumerated() {
            #expect(status(golden, folder, runs: [run]) == .owned, "run \(index)")
        }
    }

    @Test("of XCTest are judged by what they note themselves, for its files don't tell what was skipped")
    func xcTest() throws {
        let folder = try makeFolder()
        let golden = Self.target + "Snapshots/CardTests/testOld.a.svg"
        let parts = ["CardTests", "OldTests", "testOld"]
        let file = try run(folder, passed("testOld", in: "CardTests.OldTests"))
        #expect(status(golden, folder, runs: [file]) == .owned)
        let ended = try run(folder, ends: [TestCompletion(parts: parts, hasPassed: true)])
        #expect(isUnowned(status(golden, folder, runs: [ended])))
        let failed = try run(folder, ends: [TestCompletion(parts: parts, hasPassed: false)])
        #expect(status(golden, folder, runs: [failed]) == .owned)
    }

    @Test("in custom folders are known of complete runs, in which nothing failed, and in folders they claim from")
    func completeRuns() throws {
        let folder = try makeFolder()
        for path in ["Pictures/kept.svg", "Pictures/Old topic/gone.svg", "Elsewhere/other.svg"] {
            try folder.write("<svg/>", to: path)
        }
        func unowned(_ run: Ownership.Run, areComplete: Bool = true, below path: String = "Pictures") throws -> [String]
        {
            try Ownership(runs: [run], areComplete: areComplete).unowned(below: folder.path + path)
                .map { String($0.path.dropFirst(folder.path.count)) }
        }
        let kept = "../../../Pictures/kept.svg"
        let gone = "Pictures/Old topic/gone.svg"
        #expect(try unowned(run(folder, claiming: [kept])) == [gone])
        #expect(try unowned(run(folder, claiming: [kept]), areComplete: false).isEmpty)
        #expect(try unowned(run(folder, claiming: [kept]), below: "Elsewhere").isEmpty)
        #expect(try unowned(run(folder, claiming: [])).isEmpty)
        let failed = TestCompletion(parts: ["CardTests", "OldTests", "testOld"], hasPassed: false)
        #expect(try unowned(run(folder, claiming: [kept], ends: [failed])).isEmpty)
    }

    @Test("can't be found out from a log or a file that isn't whole")
    func damaged() throws {
        let folder = try ScratchFolder(["log": "{\"claim\":", "x.xml": "<testsuites><testsuite>"])
        #expect(throws: UnreadableRun.self) { try Ownership.Run(ClaimLog(folder.path + "log")) }
        #expect(throws: UnreadableRun.self) { try Ownership.Run(ClaimLog(folder.path + "none")) }
        #expect(throws: UnreadableRun.self) { try TestOutcomes(SourceText(name: "x", bytes: Array("<a/>".utf8))) }
        let text = try folder.text("x.xml")
        #expect(throws: UnreadableRun.self) { try TestOutcomes(SourceText(name: "x", bytes: Array(text.utf8))) }
    }

    @Test("note what they use from many threads at once")
    func parallelLog() async throws {
        let folder = try ScratchFolder()
        let log = ClaimLog(folder.path + "log")
        try await withThrowingTaskGroup { group in
            for index in 0..<200 {
                group.addTask { try log.note(.claim(SnapshotClaim(file: "/a", function: "f", golden: "/\(index)"))) }
            }
            try await group.waitForAll()
        }
        #expect(try Set(log.lines()).count == 200)
    }
}
