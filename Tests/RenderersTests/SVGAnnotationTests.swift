import GridPressDrawings
import GridPressPages
import Testing

@testable import GridPressSVG

@Suite("Annotations for people who can't see them")
struct SVGAnnotationTests {
    private let drawing = Sketch.drawing { $0.fill(.square()) }

    @Test("are one group with one sentence in a picture")
    func picture() throws {
        var annotation = PageSketch.annotation("dimensions", "Dimensions")
        let plain = try group(of: annotation)
        #expect(plain["role"] == "img" && plain["aria-label"] == "Dimensions: 8.5")
        #expect(plain.children.filter { !$0.all("text").isEmpty }.allSatisfy { $0["aria-hidden"] == "true" })
        annotation.sentence = "Columns: <1>, gap 8"
        #expect(try group(of: annotation)["aria-label"] == "Columns: <1>, gap 8")
    }

    private func group(of annotation: Drawing.Annotation) throws -> ParsedElement {
        let picture = try parse(SVGRenderer().render(drawing.annotated(with: [annotation])))
        return try #require(picture.all("g", class: annotation.name).first)
    }

    @Test("are left to tables on pages", arguments: HTMLRenderer.Mode.allCases)
    func page(mode: HTMLRenderer.Mode) throws {
        let tree = try PageSketch.tree(PageSketch.page(drawing, mode, annotations: [PageSketch.annotation("gaps")]))
        let group = try #require(tree.all("g", class: "gaps").first)
        #expect(group["aria-hidden"] == "true" && group["aria-label"] == nil && group["role"] == nil)
        let tips = tree.all.filter { $0["class"]?.hasPrefix("tip") ?? false }
        #expect(!tips.isEmpty && tips.allSatisfy { $0["aria-hidden"] == "true" }, "Links say what tips show.")
    }

    @Test("say words once, and numbers that count as the first and the last")
    func words() {
        func spoken(_ texts: [String]) -> String {
            let labels = texts.map { Drawing.Annotation.Label($0, middle: .zero, width: 8) }
            return Drawing.Annotation(
                name: "lines",
                title: "Lines",
                parts: [.labels(labels, .init(.blue, size: 9))],
                bounds: nil
            )
            .spoken
        }
        #expect(spoken([]) == "Lines")
        #expect(spoken(["8", "8", "9"]) == "Lines: 8, 9")
        #expect(spoken(["1", "2", "3", "4", "−3", "−2", "−1", "x"]) == "Lines: 1 to 4, −3, −2, −1, x")
        #expect(spoken((0..<40).map { "a\($0)" }).hasSuffix("a23 …"))
    }

    @Test("keep their sentences where drawings are read back")
    func reading() {
        var annotation = PageSketch.annotation("dimensions", "Dimensions")
        annotation.sentence = "Columns: 1"
        let annotated = drawing.annotated(with: [annotation])
        #expect(annotated.annotations.map(\.sentence) == ["Columns: 1"])
    }

    @Test("of views are titles, and names aren't")
    func titles() throws {
        var labeled = Sketch.drawing { $0.fill(.square(), name: "a") }
        #expect(!SVGRenderer().render(labeled).contains("<title>"))
        labeled.elements[0].name = nil
        labeled.elements[0].label = "A square"
        #expect(SVGRenderer().render(labeled).contains("<title>A square</title>"))
    }
}
