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
        assertInlineSnapshot(of: figure, columns: 40) {
            """
            Two stripes
            60 × 20 · 3 views

            ┏ [1] HStack ┯━━━┯━━━━━━━━━━━━┓
            ┃            │   │            ┃
            ┃   Color    │   │   Color    ┃
            ┃  26 × 20   │   │  26 × 20   ┃
            ┃            │   │            ┃
            ┗━━━━━━━━━━━━┷━━━┷━━━━━━━━━━━━┛

            [1]  HStack 60 × 20 at 0, 0
            """
        }
    }

    @Test("fail at their own line, with what the test would have to say")
    func different() {
        let message = failure(at: #line + 1) {
            assertInlineSnapshot(of: "a \"b\"", record: .missing) { "a" }
        }
        #expect(message?.contains("{\n    \"\"\"\n    a \"b\"\n    \"\"\"\n}") == true)
        let missing = failure(at: #line) { assertInlineSnapshot(of: "a", record: .never) }
        #expect(missing?.hasPrefix("The test contains no text") == true)
    }
}
