import GridPress
import Testing
import ViewSupport

@Suite("An offset")
struct OffsetTests {
    @Test("moves what is drawn, overlays included, and nothing of the layout")
    func movesDrawing() throws {
        let drawing = try drawn {
            HStack(spacing: 0) {
                Color.red.frame(width: 30, height: 30).named("moved")
                    .overlay { Color.green.named("overlay") }
                    .offset(x: 10, y: 5).named("place")
                Color.blue.frame(width: 30, height: 30).named("next")
            }
        }
        #expect(try drawing.frame("moved") ≈ rect(10, 5, 30, 30))
        #expect(try drawing.frame("overlay") ≈ rect(10, 5, 30, 30))
        #expect(try drawing.frame("place") ≈ rect(0, 0, 30, 30))
        #expect(try drawing.frame("next") ≈ rect(30, 0, 30, 30))
        #expect(drawing.size == CGSize(width: 60, height: 30))
    }

    @Test("keeps the guides where they were")
    func guides() throws {
        let drawing = try drawn {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 5 }.offset(
                    CGSize(width: 90, height: 0)
                )
                Color.blue.frame(width: 10, height: 10).named("next")
            }
        }
        #expect(try drawing.frame("next").minX ≈ 5)
    }
}

@Suite("A position")
struct PositionTests {
    @Test("takes the whole offer and centres the view on a point of it")
    func centres() throws {
        let drawing = try drawn(width: 200, height: 100) {
            Color.red.frame(width: 40, height: 20).named("view").position(x: 50, y: 30).named("room")
        }
        #expect(try drawing.frame("room") ≈ rect(0, 0, 200, 100))
        #expect(try drawing.frame("view") ≈ rect(30, 20, 40, 20))
    }

    @Test("takes the view's length on an axis without an offer")
    func openAxis() throws {
        let view = Color.red.frame(width: 40, height: 20).position(CGPoint(x: 5, y: 5))
        #expect(try size(of: view, offered: nil, 70) == CGSize(width: 40, height: 70))
    }

    @Test("offers the view its own size")
    func offer() throws {
        let drawing = try drawn(width: 200, height: 100) { Color.red.named("view").position(x: 0, y: 0) }
        #expect(try drawing.frame("view") ≈ rect(-100, -50, 200, 100))
    }
}
