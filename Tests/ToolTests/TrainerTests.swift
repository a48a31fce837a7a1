import Testing

@testable import gridpress_tool

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
}
