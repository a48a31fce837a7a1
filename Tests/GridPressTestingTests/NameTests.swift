import GridPressPlatform
import GridPressProperties
import GridPressTesting
import Testing

@testable import GridPressGoldens
@testable import GridPressPictureTesting

@Suite("Names of golden files", .snapshots(record: .missing))
struct NameTests {
    @Test("come from the test, its file, and what distinguishes figures")
    func fromTests() throws {
        func path(_ file: String, _ function: String, _ name: String? = nil) -> String? {
            TestGoldenLocation(file: file, function: function, named: name).map { "\($0.folder)/\($0.name)" }
        }
        #expect(path("/p/Tests/CardTests.swift", "cards") == "/p/Tests/Snapshots/CardTests/cards")
        #expect(path("/p/CardTests.swift", "cards", "wide") == "/p/Snapshots/CardTests/cards.wide")
        #expect(
            path("/p/Card+Tests.swift", "two (odd) cards", "a/../b") == "/p/Snapshots/Card-Tests/two-odd-cards.a-..-b"
        )
        #expect(path("/p/A.swift", "größe", "Straße 1") == "/p/Snapshots/A/größe.Straße-1")
        // A name without valid characters is refused. Otherwise two figures might have the same name.
        #expect(path("/p/A.swift", "a", "") == nil && path("/p/A.swift", "a", "..") == nil)
        #expect(path("/p/A.swift", "==") == nil)
    }

    @Test(
        "have no labels and no backticks",
        arguments: [
            ("cards()", "cards"), ("cards(_:in:)", "cards"), ("`two (odd) cards`()", "two (odd) cards"),
            ("two (odd) cards()", "two (odd) cards"), ("`a`(b:)", "a"), ("body", "body"),
        ]
    )
    func functions(written: String, name: String) { #expect(written.functionName == name) }

    @Test func `of tests with (odd) names are theirs too`() throws {
        let folder = try ScratchFolder()
        let message = failure(at: #line + 1) {
            assertSnapshot(of: "a", as: .text, record: .never, in: folder.path)
        }
        #expect(message?.contains("of-tests-with-odd-names-are-theirs-too.txt") == true)
    }

    @Test("are claimed once: by one place in the source, for one figure")
    func claims() {
        let claims = FileClaims()
        let here = site(line: 1)
        #expect(claims.claim("/a/Cards.svg", for: [1], at: here) == nil)
        #expect(claims.claim("/a/Cards.svg", for: [1], at: here) == nil, "a test may be repeated")
        #expect(claims.claim("/a/Cards.svg", for: [2], at: here)?.contains("another") == true)
        #expect(claims.claim("/a/Cards.svg", for: [1], at: site(line: 2))?.contains("A.swift:1:1") == true)
        // Some file systems don't distinguish these names.
        #expect(claims.claim("/a/cards.SVG", for: [1], at: site(line: 2)) != nil)
        #expect(claims.claim("/a/Cards.json", for: [1], at: site(line: 2)) == nil)
    }

    @Test("of a loop have to differ")
    func loop() throws {
        let folder = try ScratchFolder()
        let issues = recordedIssues {
            for text in ["a", "a", "b"] { assertSnapshot(of: text, as: .text, in: folder.path) }
        }
        #expect(issues.map(\.severity) == [.warning, .error])
        #expect(try folder.text("loop.txt") == "a")
    }

    @Test("in custom folders never lie where other tests keep theirs")
    func foreignFolders() throws {
        let others = failure(at: #line + 1) {
            assertSnapshot(of: "a", as: .text, named: "a", record: .all, in: "Snapshots/AssertionTests")
        }
        #expect(others?.contains("folder for golden files of") == true)
        let otherFailure = failure(at: #line + 1) {
            assertSnapshot(of: "a", as: .text, named: "Other/a", record: .all, in: "../GridPressTestingTests/Snapshots")
        }
        #expect(otherFailure?.contains("Other.swift") == true)
    }

    private func site(line: UInt) -> CallSite {
        CallSite(fileID: "M/A.swift", filePath: "/A.swift", line: line, column: 1, function: "f()")
    }
}
