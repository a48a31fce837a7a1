import Testing

@testable import GridPressTool

@Suite("The trainer on the command line")
struct TrainerTests {
    @Test("is one page with a policy, which nothing is loaded for")
    func page() {
        let page = run("trainer")
        #expect(page.exit == .fine && page.output.hasPrefix("<!DOCTYPE html>"))
        #expect(page.output.utf8.count <= 350_000)
        #expect(page.output.contains("default-src 'none'") && page.output.contains("'wasm-unsafe-eval'"))
        #expect(!page.output.contains("https://"))
    }

    @Test("starts with a lesson, or shows nothing but that")
    func lessons() {
        #expect(run("trainer", "--lesson", "honeycomb").output.contains("<body data-lesson=\"honeycomb\">"))
        let embedded = run("trainer", "--lesson", "honeycomb", "--embed").output
        #expect(embedded.contains("<body data-lesson=\"honeycomb\" data-embed>"))
    }

    @Test("says which lesson may be meant, and that an embedded page needs one")
    func mistakes() {
        let unknown = run("trainer", "--lesson", "honeycom")
        #expect(unknown.exit == .usage && unknown.messages.contains("Did you mean \"honeycomb\"?"))
        #expect(run("trainer", "--embed").exit == .usage)
        #expect(run("trainer", "--lesson", "\"><script>").exit == .usage)
    }

    @Test("is written to a file")
    func file() throws {
        let folder = try ScratchFolder([:])
        #expect(run("trainer", "-o", folder.path + "trainer.html").exit == .fine)
        #expect(try folder.text("trainer.html") == run("trainer").output)
    }

    @Test("has each lesson that the help lists, in the same order")
    func names() {
        let found = run("trainer").output.matches(of: /\n    name: "([a-z-]+)",/).map { String($0.output.1) }
        #expect(found.count > 20 && found == TrainerLessons.names)
    }

    @Test("is the first file that exists")
    func places() throws {
        let folder = try ScratchFolder(["trainer.html": "first", "other.html": "second"])
        let paths = ["missing/trainer.html", "trainer.html", "other.html"].map { folder.path + $0 }
        #expect(try TrainerFile(places: paths).read() == "first")
    }

    @Test("says where the page is expected if it is missing, and what to do")
    func missing() throws {
        let failure = try #require(throws: ToolFailure.self) {
            try TrainerFile(places: ["/prefix/share/gridpress/trainer.html"]).read()
        }
        #expect(failure.exit == .noInput && failure.message.contains("\"/prefix/share/gridpress/trainer.html\""))
        #expect(failure.advice?.contains("GRIDPRESS_PACKAGE") == true)
    }

    @Test("is beside an installed tool, or in the checkout of a built one")
    func ownPlaces() {
        let places = TrainerFile(environment: [:]).places
        #expect(places.first?.hasSuffix("/share/gridpress/trainer.html") == true)
        #expect(places.last?.hasSuffix("/Trainer/trainer.html") == true)
    }
}
