import GridPress
import Testing
import ViewSupport

@Suite("An overlay or a background")
struct DecorationTests {
    @Test("is offered the size of its view, and changes nothing about it")
    func offer() throws {
        let drawing = try drawn(width: 300, height: 300) {
            Color.red.frame(width: 100, height: 60)
                .overlay { Color.blue.named("overlay") }
                .background { Color.green.named("background") }
                .named("view")
        }
        #expect(try drawing.frame("view").size == CGSize(width: 100, height: 60))
        #expect(try drawing.frame("overlay") ≈ rect(100, 120, 100, 60))
        #expect(try drawing.frame("background") ≈ rect(100, 120, 100, 60))
    }

    @Test(
        "is aligned, and may be larger than its view",
        arguments: [
            (.topLeading, 0, 0), (.center, -25, -25), (.bottomTrailing, -50, -50), (.leading, 0, -25),
        ] as [(Alignment, CGFloat, CGFloat)]
    )
    func alignment(alignment: Alignment, x: CGFloat, y: CGFloat) throws {
        let drawing = try drawn {
            Color.red.frame(width: 100, height: 100)
                .overlay(alignment: alignment) { Color.blue.frame(width: 150, height: 150).named("overlay") }
                .background(alignment: alignment) { Color.blue.frame(width: 150, height: 150).named("background") }
        }
        #expect(try drawing.frame("overlay") ≈ rect(x, y, 150, 150))
        #expect(try drawing.frame("background") ≈ rect(x, y, 150, 150))
        #expect(drawing.size == CGSize(width: 100, height: 100))
    }

    @Test("meets the real guide of its view, not the default one")
    func realGuides() throws {
        let drawing = try drawn {
            Color.red.frame(width: 100, height: 100)
                .alignmentGuide(.trailing) { _ in 80 }
                .alignmentGuide(.top) { _ in 15 }
                .overlay(alignment: .topTrailing) { Color.blue.frame(width: 10, height: 10).named("overlay") }
                .background(Color.green.frame(width: 10, height: 10).named("background"), alignment: .topTrailing)
        }
        #expect(try drawing.frame("overlay") ≈ rect(70, 15, 10, 10))
        #expect(try drawing.frame("background") ≈ rect(70, 15, 10, 10))
    }

    @Test("meets it by a custom guide")
    func ownGuides() throws {
        let drawing = try drawn {
            Color.red.frame(width: 100, height: 100)
                .overlay(alignment: .bottomLeading) {
                    Color.blue.frame(width: 10, height: 10)
                        .alignmentGuide(.bottom) { $0[.top] }
                        .alignmentGuide(.leading) { $0[.trailing] }
                        .named("outside")
                }
        }
        #expect(try drawing.frame("outside") ≈ rect(-10, 100, 10, 10))
    }

    @Test("of several views lays them in the middle of each other, and aligns them as a whole")
    func severalViews() throws {
        let drawing = try drawn {
            Color.red.frame(width: 100, height: 100)
                .overlay(alignment: .topLeading) {
                    Color.blue.frame(width: 40, height: 40).named("a")
                    Color.green.frame(width: 10, height: 10).named("b")
                }
        }
        #expect(try drawing.frame("a") ≈ rect(0, 0, 40, 40))
        #expect(try drawing.frame("b") ≈ rect(15, 15, 10, 10))
    }

    @Test("of no view is nothing")
    func empty() throws {
        let drawing = try drawn { Color.red.frame(width: 10, height: 10).overlay {}.background { EmptyView() } }
        #expect(!drawing.elements.contains { $0.layer != nil })
    }

    @Test("is painted behind or above its view, and says which")
    func paintOrder() throws {
        let drawing = try drawn(width: 10, height: 10) {
            Color.red.named("view")
                .overlay { Color.blue.named("overlay") }
                .background { Color.green.named("background") }
        }
        #expect(drawing.namesInPaintOrder == ["background", "view", "overlay"])
        #expect(drawing.elements.compactMap(\.layer) == [.background, .overlay])
    }

    @Test("of a style fills the bounds, and of a shape its outline")
    func styles() throws {
        let drawing = try drawn(width: 20, height: 10) {
            Color.clear.background(.red).overlay(.blue, in: Capsule())
        }
        let fills = drawing.elements.filter { $0.kind.name == "Rectangle" || $0.kind.name == "Capsule" }
        #expect(fills.map(\.frame) == [rect(0, 0, 20, 10), rect(0, 0, 20, 10)])
    }

    @Test("of a border is a line inside the bounds")
    func border() throws {
        let drawing = try drawn(width: 20, height: 10) { Color.clear.border(.red, width: 4) }
        #expect(drawing.paintedBounds() ≈ rect(0, 0, 20, 10))
        let line = try #require(
            drawing.elements.compactMap { element -> Drawing.Shape? in
                if case .shape(let shape) = element.mark, shape.stroke != nil { shape } else { nil }
            }.first
        )
        #expect(line.stroke?.style.lineWidth == 4)
        #expect(line.path.boundingRect ≈ rect(2, 2, 16, 6))
    }
}
