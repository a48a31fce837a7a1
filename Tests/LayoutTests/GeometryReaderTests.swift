import GridPress
import Testing
import ViewSupport

@Suite("A geometry reader")
struct GeometryReaderTests {
    @Test("makes its content of the size that it got")
    func size() throws {
        let drawing = try drawn(width: 120, height: 50) {
            HStack(spacing: 0) {
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height).named("half")
                }
                Color.blue.frame(width: 20)
            }
        }
        #expect(try drawing.frame("half") ≈ rect(0, 0, 50, 50))
    }

    @Test("puts every view at its leading top corner and offers it its own size")
    func children() throws {
        let drawing = try drawn(width: 100, height: 50) {
            GeometryReader { _ in
                Color.red.named("fills")
                Color.blue.frame(width: 10, height: 10).named("small")
            }
            .padding(5)
        }
        #expect(try drawing.frame("fills") ≈ rect(5, 5, 90, 40))
        #expect(try drawing.frame("small") ≈ rect(5, 5, 10, 10))
    }

    @Test("is 10 points long where nothing is offered, along each axis by itself")
    func nothingOffered() throws {
        let reader = GeometryReader { _ in Color.red.frame(width: 70, height: 70) }
        #expect(try ViewSupport.size(of: reader, offered: nil, nil) == CGSize(width: 10, height: 10))
        #expect(try ViewSupport.size(of: reader, offered: 40, nil) == CGSize(width: 40, height: 10))
        #expect(try ViewSupport.size(of: reader, offered: nil, 0) == CGSize(width: 10, height: 0))
        let drawing = try drawn(width: 200, height: 300) { ScrollView { reader.named("reader") } }
        #expect(try drawing.frame("reader") ≈ rect(0, 0, 200, 10))
    }

    @Test("knows its frame in the figure, and in itself")
    func frames() throws {
        let found = Found()
        _ = try drawn(width: 100, height: 50) {
            GeometryReader { proxy -> Color in
                found.frames = [proxy.frame(in: .global), proxy.frame(in: .local)]
                return Color.red
            }
            .padding(.leading, 30)
        }
        #expect(found.frames == [rect(30, 0, 70, 50), rect(0, 0, 70, 50)])
    }

    @Test("makes its content in the environment around it")
    func environment() throws {
        let drawing = try drawn(width: 100, height: 50) {
            GeometryReader { _ in
                VStack(spacing: 0) {
                    Color.red; Divider().named("line")
                }
            }
            .environment(\.displayScale, 4)
        }
        #expect(try drawing.frame("line").height ≈ 0.25)
    }

    @Test("may hold another one")
    func nested() throws {
        let drawing = try drawn(width: 100, height: 50) {
            GeometryReader { outer in
                GeometryReader { inner in
                    Color.red.frame(width: outer.size.width - inner.size.width, height: 5).named("rest")
                }
                .frame(width: 70)
            }
        }
        #expect(try drawing.frame("rest").width ≈ 30)
    }

    private final class Found { var frames: [CGRect] = [] }
}
