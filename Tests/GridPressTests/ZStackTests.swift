import GridPress
import Testing

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
        #expect(try GridPressTests.size(of: ZStack {}, offered: 50, nil) == .zero)
    }

    @Test("let a spacer take room on both axes")
    func spacer() throws {
        #expect(
            try GridPressTests.size(of: ZStack { Spacer(minLength: 20) }, offered: 5, 90)
                == CGSize(width: 20, height: 90)
        )
    }
}
