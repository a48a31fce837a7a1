import GridPress
import Testing
import ViewSupport

@Suite("A name")
struct NameTests {
    @Test("finds the frame of its view in the figure")
    func frame() throws {
        let drawing = try drawn(width: 300, height: 100) {
            HStack {
                Color.red.named("left"); Color.blue
            }
        }
        #expect(drawing.frame(named: "left") == rect(0, 0, 146, 100))
        #expect(drawing.frame(named: "right") == nil)
        #expect(drawing.frames(named: "right").isEmpty)
    }

    @Test("finds the view at its point of the chain of modifiers")
    func pointInChain() throws {
        let drawing = try drawn {
            Color.red.frame(width: 10, height: 10).named("inner").padding(5).named("outer")
        }
        #expect(try drawing.frame("inner") ≈ rect(5, 5, 10, 10))
        #expect(try drawing.frame("outer") ≈ rect(0, 0, 20, 20))
    }

    @Test("may be one of several of the same view")
    func severalNames() throws {
        let drawing = try drawn(width: 10, height: 10) { Color.red.named("a").named("b") }
        #expect(try drawing.frame("a") == drawing.frame("b"))
    }

    @Test("may repeat; then all frames are found, in paint order")
    func repeats() throws {
        let drawing = try drawn(width: 30, height: 10) {
            HStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.named("cell") } }
        }
        #expect(drawing.frames(named: "cell") == [rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(20, 0, 10, 10)])
        #expect(drawing.frame(named: "cell") == rect(0, 0, 10, 10))
        #expect(drawing.names == ["cell"])
    }

    @Test("finds the box around a view that is turned")
    func rotation() throws {
        let drawing = try drawn {
            Color.red.frame(width: 40, height: 20).named("turned").rotationEffect(.degrees(90)).named("place")
        }
        #expect(try drawing.frame("turned") ≈ rect(10, -10, 20, 40))
        #expect(try drawing.frame("place") ≈ rect(0, 0, 40, 20))

        let slanted = try drawn {
            Color.red.frame(width: 40, height: 20).named("turned").rotationEffect(.degrees(30), anchor: .topLeading)
        }
        let (cosine, sine) = (cos(CGFloat.pi / 6), sin(CGFloat.pi / 6))
        #expect(try slanted.frame("turned") ≈ rect(-20 * sine, 0, 40 * cosine + 20 * sine, 40 * sine + 20 * cosine))
    }

    @Test("finds the box around a view that is scaled")
    func scale() throws {
        let drawing = try drawn {
            Color.red.frame(width: 40, height: 20).named("scaled").scaleEffect(x: 2, y: -1, anchor: .bottomTrailing)
        }
        #expect(try drawing.frame("scaled") ≈ rect(-40, 20, 80, 20))
    }

    @Test("finds the view through transforms inside transforms")
    func nestedTransforms() throws {
        let drawing = try drawn {
            Color.red.frame(width: 40, height: 20).named("inner")
                .scaleEffect(2, anchor: .topLeading)
                .rotationEffect(.degrees(180))
                .transformEffect(CGAffineTransform(translationX: 3, y: 4))
        }
        // Scaling extends the view by 40 to the right and 20 down. Rotation turns that to the left and up.
        #expect(try drawing.frame("inner") ≈ rect(-37, -16, 80, 40))
    }

    @Test("stands for a view that is hidden, clear or of no size too")
    func invisibleViews() throws {
        let drawing = try drawn(width: 10, height: 10) {
            ZStack {
                Color.red.named("hidden").hidden()
                Color.clear.named("clear")
                Color.red.frame(width: 0, height: 0).named("nothing")
                Color.red.opacity(0).named("faint")
            }
        }
        #expect(Set(drawing.names) == ["hidden", "clear", "nothing", "faint"])
    }

    @Test("stands for a container, a text, a spacer and a view with a body")
    func kinds() throws {
        struct Own: NonisolatedView { var body: some View { Color.red } }
        let drawing = try drawn(width: 90, height: 30) {
            HStack {
                Text("x").named("text"); Spacer().named("spacer"); Own().named("own")
            }.named("stack")
        }
        #expect(drawing.names == ["stack", "text", "spacer", "own"])
        #expect(
            drawing.elements.compactMap { $0.name == nil ? nil : $0.kind.name } == [
                "HStack", "Text", "Spacer", "Color",
            ]
        )
    }

    @Test("Words about a view are its accessible name and no class, and a name is a class alone")
    func accessibilityLabel() throws {
        let svg = try Figure("A test") {
            Color.red.frame(width: 10, height: 10).accessibilityLabel("A & B")
        }
        .svg()
        #expect(svg.contains("<title>A &amp; B</title>"))
        #expect(!svg.contains("class="))
        let both = try Figure("A test") {
            Color.red.frame(width: 10, height: 10).named("box").accessibilityLabel(Text("**Bold** words"))
        }
        .svg()
        #expect(both.contains("<title>Bold words</title>") && !both.contains("<title>box</title>"))
        #expect(both.contains("class=\"box\""))
        let inside = try Figure("A test") { Color.red.frame(width: 10, height: 10).accessibilityLabel("A").named("b") }
            .svg()
        #expect(inside.contains("class=\"b\"><title>A</title>"))
    }
}
