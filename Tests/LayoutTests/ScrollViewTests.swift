import GridPress
import Testing
import ViewSupport

@Suite("A scroll view")
struct ScrollViewTests {
    private func content(_ count: Int) -> some View {
        ForEach(0..<count) { Color.red.frame(width: 30, height: 40).named("row \($0)") }
    }

    @Test("that scrolls in both directions has content in its middle that is smaller than it")
    func smallContent() throws {
        func origin(_ axes: Axis.Set, _ side: CGFloat) throws -> CGPoint {
            try drawn(width: 100, height: 100) {
                ScrollView(axes) { Color.red.frame(width: side, height: side / 2).named("content") }
            }
            .frame("content").origin
        }
        #expect(try origin([.horizontal, .vertical], 50) ≈ CGPoint(x: 25, y: 37.5))
        #expect(try origin([.horizontal, .vertical], 150) ≈ CGPoint(x: 0, y: 12.5))
        #expect(try origin([.horizontal, .vertical], 500) ≈ .zero)
        #expect(try origin(.horizontal, 50).x ≈ 0)
    }

    @Test("takes the height that it is offered and the width of its content")
    func size() throws {
        let view = ScrollView { content(5) }
        #expect(try ViewSupport.size(of: view, offered: 200, 100) == CGSize(width: 30, height: 100))
        #expect(try ViewSupport.size(of: view, offered: 200, nil) == CGSize(width: 30, height: 5 * 40 + 4 * 8))
    }

    @Test("scrolls along other axes if they are set")
    func axes() throws {
        let row = ScrollView(.horizontal) { HStack(spacing: 0) { content(5) } }
        #expect(try ViewSupport.size(of: row, offered: 70, 100) == CGSize(width: 70, height: 40))
        let both = ScrollView([.horizontal, .vertical]) { content(5) }
        #expect(try ViewSupport.size(of: both, offered: 7, 9) == CGSize(width: 7, height: 9))
    }

    @Test("offers its content its own width, and no height")
    func offer() throws {
        let drawing = try drawn(width: 90, height: 50) { ScrollView { Color.red.named("fills") } }
        #expect(try drawing.frame("fills") ≈ rect(0, 0, 90, 10))
    }

    @Test("shows the start of its content, and clips the rest")
    func viewport() throws {
        let drawing = try drawn(width: 60, height: 100) { ScrollView { content(5) }.named("scroll") }
        #expect(try drawing.frame("scroll") ≈ rect(15, 0, 30, 100))
        #expect(try drawing.frame("row 0") ≈ rect(15, 0, 30, 40))
        #expect(try drawing.frame("row 4") ≈ rect(15, 192, 30, 40))
        #expect(drawing.paintedBounds() ≈ rect(0, 0, 60, 100))
    }

    @Test("is as large as its content where it is expanded, and clips nothing")
    func expanded() throws {
        let drawing = try drawn(width: 60) {
            VStack(spacing: 0) { ScrollView { content(5) }.named("scroll").frame(height: 50, alignment: .top) }
                .scrollDrawing(.expanded)
        }
        #expect(try drawing.frame("scroll") ≈ rect(15, 0, 30, 232))
        #expect(drawing.paintedBounds() ≈ rect(0, 0, 60, 232))
    }

    @Test("stacks several views from top to bottom")
    func severalViews() throws {
        let drawing = try drawn(width: 60, height: 100) { ScrollView { content(2) } }
        #expect(try drawing.frame("row 1").minY - drawing.frame("row 0").maxY ≈ 8)
    }

    @Test("lets a stack in it stretch its views to the highest")
    func stretchedRow() throws {
        let drawing = try drawn(width: 100, height: 100) {
            ScrollView {
                HStack(spacing: 0) {
                    Color.red.named("fills"); Color.blue.frame(width: 20, height: 60)
                }
            }
        }
        #expect(try drawing.frame("fills") ≈ rect(0, 0, 80, 60))
    }

    @Test("of nothing still takes the room along its axis")
    func empty() throws {
        #expect(try ViewSupport.size(of: ScrollView {}, offered: 50, 30) == CGSize(width: 0, height: 30))
    }
}
