import GridPressTesting
import Testing

@Suite("Inline snapshots")
struct InlineSnapshotTests {
    private let figure = Figure("Two stripes", width: 60, height: 20) {
        HStack {
            Color.red; Color.blue
        }
    }

    @Test("hold a figure against the text in the test")
    func same() {
        assertInlineSnapshot(of: "a\nb\n") {
            """
            a
            b
            """
        }
        assertInlineSnapshot(of: figure, columns: 40)
    }

    @Test("fail at their own line, with what the test would have to say")
    func different() {
        let message = failure(at: #line + 1) {
            assertInlineSnapshot(of: "a \"b\"", record: .missing) { "a" }
        }
        #expect(message?.contains("{\n    \"\"\"\n    a \"b\"\n    \"\"\"\n}") == true)
        let missing = failure(at: #line + 1) { assertInlineSnapshot(of: "a", record: .never) }
        #expect(missing?.hasPrefix("The test has no text") == true)
    }
}
