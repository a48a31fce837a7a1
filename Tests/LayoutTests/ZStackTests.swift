import GridPress
import Testing
import ViewSupport

@Suite("Views on top of each other")
struct ZStackTests {
    @Test("are as large together as the widest and the highest")
    func size() throws {
        let drawing = try drawn {
            ZStack {
                Color.red.frame(width: 50, height: 10)
                Color.blue.frame(width: 20, height: 30)
            }
        }
        #expect(drawing.size == CGSize(width: 50, height: 30))
    }

    @Test("are offered the size of the stack when they are placed")
    func placementOffer() throws {
        let drawing = try drawn {
            ZStack {
                Color.red.named("fills")
                Color.blue.frame(width: 40, height: 30)
            }
        }
        #expect(try drawing.frame("fills") ≈ rect(0, 0, 40, 30))
    }

    @Test(
        "meet where the alignment says",
        arguments: [
            (.topLeading, 0, 0), (.center, 15, 10), (.bottomTrailing, 30, 20), (.top, 15, 0), (.leading, 0, 10),
            (.trailing, 30, 10), (.bottom, 15, 20), (.topTrailing, 30, 0), (.bottomLeading, 0, 20),
        ] as [(Alignment, CGFloat, CGFloat)]
    )
    func alignment(alignment: Alignment, x: CGFloat, y: CGFloat) throws {
        let drawing = try drawn {
            ZStack(alignment: alignment) {
                Color.red.frame(width: 40, height: 30)
                Color.blue.frame(width: 10, height: 10).named("small")
            }
        }
        #expect(try drawing.frame("small") ≈ rect(x, y, 10, 10))
    }

    @Test("follow the furthest guide among those that decide")
    func referenceGuide() throws {
        let drawing = try drawn {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 40, height: 30).named("a")
                Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 25 }.named("b")
            }
        }
        #expect(try drawing.frame("a").minX ≈ 25)
        #expect(try drawing.frame("b").minX ≈ 0)
    }

    @Test("are as large together as the union of their frames where custom guides move them")
    func union() throws {
        func squares(_ alignment: Alignment, _ guide: @escaping (CGFloat) -> CGFloat) -> some View {
            ZStack(alignment: alignment) {
                ForEach(0..<3) { index in
                    Color.red.frame(width: 20, height: 20)
                        .alignmentGuide(alignment.vertical) { _ in guide(CGFloat(index)) }
                        .named("square \(index)")
                }
            }
        }
        #expect(
            try ViewSupport.size(of: squares(.topLeading) { $0 * -22 }, offered: 100, 100)
                == CGSize(width: 20, height: 64)
        )
        let drawing = try drawn { squares(.topLeading) { $0 * -22 } }
        #expect(try (0..<3).map { try drawing.frame("square \($0)").minY } == [0, 22, 44])
        // The offset also works upwards, and from any guide.
        let upwards = try drawn { squares(.bottom) { 20 + $0 * 30 } }
        #expect(upwards.size == CGSize(width: 20, height: 80))
        #expect(try (0..<3).map { try upwards.frame("square \($0)").minY } == [60, 30, 0])
    }

    @Test("of a lower priority add nothing to the union, wherever they are")
    func priorityAndUnion() throws {
        let drawing = try drawn {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 90, height: 90).alignmentGuide(.leading) { _ in 40 }.named("low")
                Color.blue.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in -30 }.layoutPriority(1)
                Color.green.frame(width: 20, height: 20).layoutPriority(1).named("high")
            }
        }
        #expect(drawing.size == CGSize(width: 50, height: 20))
        #expect(try drawing.frame("high").minX ≈ 0)
        #expect(try drawing.frame("low").minX ≈ -40)
    }

    @Test("keep their guides where they are in the union")
    func guidesOfUnion() throws {
        let drawing = try drawn {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                ZStack(alignment: .top) {
                    Text("a").named("text")
                    Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 30 }
                }
                Text("b").named("beside")
            }
        }
        #expect(try drawing.frame("text").minY ≈ 30)
        #expect(try drawing.frame("beside").minY ≈ 30)
    }

    @Test("behind or above a view, in a cell and in a layout to choose are measured in the same way")
    func unionElsewhere() throws {
        let squares = ForEach(0..<2) { index in
            Color.red.frame(width: 20, height: 20).alignmentGuide(VerticalAlignment.center) { _ in CGFloat(index) * -30
            }
        }
        // The overlay is centered as a whole, which is 50 high.
        let overlay = try drawn {
            Color.blue.frame(width: 100, height: 100).overlay { squares.named("square") }
        }
        #expect(overlay.frames(named: "square").map(\.minY) == [25, 55])
        let layout = AnyLayout(ZStackLayout()) { squares }
        #expect(try ViewSupport.size(of: layout, offered: 200, 200) == CGSize(width: 20, height: 50))
    }

    @Test("make a flow of what was written before there were layouts")
    func classicFlow() throws {
        let widths: [CGFloat] = [40, 30, 50, 20, 60]
        let drawing = try drawn(width: 100, height: 200) {
            VStack(alignment: .leading, spacing: 0) {
                GeometryReader { proxy in
                    ClassicFlow(widths: widths, width: proxy.size.width).named("flow")
                }
            }
        }
        #expect(
            try widths.indices.map { try drawing.frame("item \($0)") } == [
                rect(0, 0, 40, 20), rect(40, 0, 30, 20), rect(0, 20, 50, 20), rect(50, 20, 20, 20), rect(0, 40, 60, 20),
            ]
        )
        #expect(try drawing.frame("flow") == rect(0, 0, 70, 60))
    }

    @Test("of a lower priority follow the size of those with the highest")
    func priority() throws {
        let drawing = try drawn(width: 200, height: 200) {
            ZStack {
                Color.red.named("follows")
                Color.blue.frame(width: 40, height: 30).layoutPriority(1)
            }
            .named("stack")
        }
        #expect(try drawing.frame("stack").size == CGSize(width: 40, height: 30))
        #expect(try drawing.frame("follows").size == CGSize(width: 40, height: 30))
    }

    @Test("that are none take no room")
    func empty() throws {
        #expect(try ViewSupport.size(of: ZStack {}, offered: 50, nil) == .zero)
    }

    @Test("let a spacer take room on both axes")
    func spacer() throws {
        #expect(
            try ViewSupport.size(of: ZStack { Spacer(minLength: 20) }, offered: 5, 90)
                == CGSize(width: 20, height: 90)
        )
    }
}

/// A wrapping layout whose guides remember the position in the row.
private struct ClassicFlow: NonisolatedView {
    let widths: [CGFloat]
    let width: CGFloat

    var body: some View {
        var x = CGFloat.zero
        var y = CGFloat.zero
        return ZStack(alignment: .topLeading) {
            ForEach(widths.indices) { index in
                Color.red.frame(width: widths[index], height: 20)
                    .named("item \(index)")
                    .alignmentGuide(.leading) { dimensions in
                        if abs(x - dimensions.width) > width {
                            x = 0
                            y -= dimensions.height
                        }
                        let result = x
                        x = index == widths.count - 1 ? 0 : x - dimensions.width
                        return result
                    }
                    .alignmentGuide(.top) { _ in
                        let result = y
                        if index == widths.count - 1 { y = 0 }
                        return result
                    }
            }
        }
    }
}
