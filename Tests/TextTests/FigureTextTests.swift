import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A figure in a terminal")
struct FigureTextTests {
    private let figure = Figure("Two stripes", width: 300, height: 100) {
        HStack {
            Color.red.named("left")
            Color.blue
        }
    }

    @Test("shows its views as boxes, in as many columns as there are")
    func text() throws {
        let text = try figure.text(columns: 60)
        #expect(text.contains("━ HStack 300 × 100 ━") && text.contains("left 146 × 100"))
        #expect(text.split(separator: "\n").map(\.count).max() == 60)
        #expect(try figure.drawing().text(columns: 60) == text)
        #expect(try figure.text() == figure.text(columns: 80))
        #expect(try figure.text(columns: 5) == figure.text(columns: 20))
        #expect(try figure.text(isColored: true) == figure.drawing().text(isColored: true))
    }

    @Test("is what the page about figures shows")
    func page() throws {
        let page = try Repository.text("Documentation/Drawing.md")
        let text = try figure.text(columns: 50)
        #expect(page.contains("```text\n\(text)```\n"))
    }

    @Test("fails as other pictures do where it can't be drawn")
    func failure() {
        #expect(throws: FigureError.self) { try Figure("x", width: -1) { Color.red }.text() }
    }
}
