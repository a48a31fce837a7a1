import GridPress
import Testing
import ViewSupport

@Suite("Padding")
struct PaddingTests {
    /// Returns the position of a view of 10 by 10 in its padding, and the size of both together.
    private func padded(_ padding: (AnyView) -> some View) throws -> CGRect {
        let view = padding(AnyView(Color.red.frame(width: 10, height: 10).named("inner")))
        let drawing = try drawn { view }
        let inner = try drawing.frame("inner")
        return CGRect(origin: inner.origin, size: drawing.size)
    }

    @Test("of one length is at all sides")
    func oneLength() throws {
        #expect(try padded { $0.padding(5) } ≈ rect(5, 5, 20, 20))
    }

    @Test("without a length is 16")
    func defaultLength() throws {
        #expect(try padded { $0.padding() } ≈ rect(16, 16, 42, 42))
        #expect(try padded { $0.padding(.top) } ≈ rect(0, 16, 10, 26))
    }

    @Test("at some sides leaves the others alone")
    func someEdges() throws {
        #expect(try padded { $0.padding(.leading, 3) } ≈ rect(3, 0, 13, 10))
        #expect(try padded { $0.padding(.horizontal, 3) } ≈ rect(3, 0, 16, 10))
        #expect(try padded { $0.padding([.bottom, .trailing], 3) } ≈ rect(0, 0, 13, 13))
        #expect(try padded { $0.padding([], 3) } ≈ rect(0, 0, 10, 10))
    }

    @Test("by insets differs from side to side")
    func insets() throws {
        #expect(
            try padded { $0.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) } ≈ rect(2, 1, 16, 14)
        )
    }

    @Test("may be negative; then the view reaches beyond it")
    func negative() throws {
        #expect(try padded { $0.padding(-3) } ≈ rect(-3, -3, 4, 4))
        #expect(try padded { $0.padding(-8) }.size == .zero)
    }

    @Test("is taken from the offer, which never goes below 0")
    func offer() throws {
        let drawing = try drawn(width: 100, height: 30) { Color.red.named("inner").padding(20) }
        #expect(try drawing.frame("inner") ≈ rect(20, 15, 60, 0))
        #expect(try size(of: Color.red.padding(20), offered: 100, 30) == CGSize(width: 100, height: 40))
        #expect(try size(of: Color.red.padding(20), offered: nil, nil) == CGSize(width: 50, height: 50))
    }

    @Test("of an inset is taken by its views first, at the side that is named")
    func safeAreaInsets() throws {
        func frames<Content: View>(
            _ direction: LayoutDirection = .leftToRight,
            _ content: @escaping (ModifiedView<Color>) -> Content
        ) throws -> [CGRect] {
            let drawing = try drawn(width: 100, height: 80) {
                content(Color.red.named("view")).environment(\.layoutDirection, direction)
            }
            return [try drawing.frame("view"), try drawing.frame("inset")]
        }
        let bar = Color.blue.frame(height: 30).named("inset")
        let side = Color.blue.frame(width: 20).named("inset")
        #expect(
            try frames { $0.safeAreaInset(edge: .top, spacing: 0) { bar } }
                == [rect(0, 30, 100, 50), rect(0, 0, 100, 30)]
        )
        #expect(
            try frames { $0.safeAreaInset(edge: .bottom, spacing: 5) { bar } }
                == [rect(0, 0, 100, 45), rect(0, 50, 100, 30)]
        )
        #expect(
            try frames { $0.safeAreaInset(edge: .leading) { side } } == [rect(28, 0, 72, 80), rect(0, 0, 20, 80)]
        )
        #expect(
            try frames(.rightToLeft) { $0.safeAreaInset(edge: .leading) { side } }
                == [rect(0, 0, 72, 80), rect(80, 0, 20, 80)]
        )
        #expect(
            try frames { $0.safeAreaInset(edge: .trailing) { side } } == [rect(0, 0, 72, 80), rect(80, 0, 20, 80)]
        )
    }

    @Test("of an inset without a spacing is the distance that both sides prefer")
    func preferredInsetSpacing() throws {
        func gap<Inset: View>(_ inset: Inset) throws -> CGFloat {
            let drawing = try drawn(width: 100, height: 80) {
                Color.red.named("view").safeAreaInset(edge: .top) { inset.named("inset") }
            }
            return try drawing.frame("view").minY - drawing.frame("inset").maxY
        }
        #expect(try gap(Color.blue.frame(height: 30)) ≈ 8)
        #expect(try gap(Spacer(minLength: 20).frame(width: 10)) ≈ 0)
        // The distance is the one between a text and a color in a stack.
        let stack = try drawn {
            VStack {
                Text("Title").named("text"); Color.red.named("color")
            }
        }
        #expect(try gap(Text("Title")) ≈ stack.frame("color").minY - stack.frame("text").maxY)
    }
}
