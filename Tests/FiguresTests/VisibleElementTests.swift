import GridPress
import GridPressProperties
import Testing

@Suite("The visible elements of a drawing")
struct VisibleElementTests {
    @Test("have the transform, the clip and the opacity of the elements around them")
    func contexts() throws {
        let drawing = try Figure("Contexts", width: 100, height: 100) {
            ZStack {
                Color.red.named("inner").opacity(0.5).offset(x: 10).clipped().opacity(0.5)
                Color.blue.named("outer")
            }
            .frame(width: 40, height: 40)
        }
        .drawing()
        let inner = try item("inner", of: drawing)
        #expect(inner.context.opacity == 0.25)
        #expect(inner.context.clip == CGRect(x: 30, y: 30, width: 40, height: 40))
        #expect(inner.context.layer == .content)
        let outer = try item("outer", of: drawing)
        #expect(outer.context.opacity == 1 && outer.context.clip == nil && outer.context.transform == .identity)
    }

    @Test("don't contain masks and hidden elements, and know what is clipped away")
    func hidden() throws {
        let drawing = try Figure("Hidden", width: 100, height: 100) {
            ZStack {
                Color.red.named("hidden").hidden()
                Color.red.named("faint").opacity(0)
                Color.red.named("clipped").position(x: 300, y: 0).clipped().frame(width: 10, height: 10)
                Color.red.named("masked").mask { Circle().named("mask") }
                Color.red.named("shown")
            }
        }
        .drawing()
        #expect(names(drawing.visibleElements()) == ["clipped", "masked", "shown"])
        let clipped = try item("clipped", of: drawing)
        #expect(
            clipped.context.visiblePart(of: clipped.context.transform.boundingBox(of: clipped.element.frame)) == nil
        )
        let shown = try item("shown", of: drawing)
        #expect(shown.context.visiblePart(of: shown.element.frame) == shown.element.frame)
    }

    @Test("are those of the layers that are visited")
    func layers() throws {
        let drawing = try Figure("Layers", width: 100, height: 100) {
            Color.red.named("content")
                .background {
                    Color.blue.named("background").overlay { Circle().named("overlay of the background") }
                }
                .overlay { Circle().named("overlay") }
        }
        .drawing()
        #expect(names(drawing.visibleElements(in: [.content])) == ["content"])
        #expect(names(drawing.visibleElements(in: [.content, .background])) == ["background", "content"])
        #expect(names(drawing.visibleElements(in: [.overlay])) == ["overlay"])
        #expect(names(drawing.visibleElements(in: [.background])) == ["background"])
    }

    @Test("are passed to a renderer of another format, whose error has its type")
    func renderers() throws {
        struct TooWide: Error {}
        struct Widths: DrawingRenderer {
            func render(_ drawing: Drawing) throws(TooWide) -> [CGFloat] {
                guard drawing.size.width < 100 else { throw TooWide() }
                return drawing.visibleElements().map(\.element.frame.width)
            }
        }
        #expect(try Figure("Narrow", width: 30, height: 10) { Color.red }.drawing().write(with: Widths()) == [30])
        let wide = try Figure("Wide", width: 300, height: 10) { Color.red }.drawing()
        #expect(throws: TooWide.self) { try wide.write(with: Widths()) }
    }

    private func item(_ name: String, of drawing: Drawing) throws -> Drawing.VisibleElement {
        try #require(drawing.visibleElements().first { $0.element.name == name })
    }

    private func names(_ elements: Drawing.VisibleElements) -> [String] { elements.compactMap(\.element.name) }
}
