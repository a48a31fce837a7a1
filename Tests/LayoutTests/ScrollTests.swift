import GridPress
import Testing
import ViewSupport

@Suite("Scroll views")
struct ScrollTests {
    private struct Rows: NonisolatedView {
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<10) { Color.red.frame(width: 30, height: 40).named("row \($0)") }
            }
        }
    }

    @Test("keep margins around their content, which lies inside what is scrolled")
    func margins() throws {
        let drawing = try drawn(width: 100, height: 100) {
            ScrollView { Rows() }.named("scroll").contentMargins(.vertical, 20, for: .scrollContent)
                .contentMargins(.leading, 5).contentMargins(.horizontal, 9, for: .scrollIndicators)
        }
        #expect(try drawing.frame("row 0").minY ≈ 20)
        #expect(try drawing.frame("scroll").width ≈ 35)
        let end = try drawn(width: 100, height: 100) {
            ScrollView { Rows() }.contentMargins(.bottom, 20).defaultScrollAnchor(.bottom)
        }
        #expect(try end.frame("row 9").maxY ≈ 80)
    }

    @Test("clip their content unless that is switched off")
    func clipping() throws {
        let clipped = try drawn(width: 100, height: 100) { ScrollView { Rows() } }
        #expect(clipped.paintedBounds().height == 100)
        let free = try drawn(width: 100, height: 100) { ScrollView { Rows() }.scrollClipDisabled() }
        #expect(free.paintedBounds().height == 400)
    }

    @Test("start at an anchor, at which content lies that fits")
    func anchors() throws {
        func top(_ anchor: UnitPoint?, rows: Int = 10) throws -> CGFloat {
            try drawn(width: 100, height: 100) {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<rows) { Color.red.frame(width: 30, height: 40).named("row \($0)") }
                    }
                }
                .defaultScrollAnchor(anchor)
            }
            .frame("row 0").minY
        }
        #expect(try top(nil) == 0)
        #expect(try top(.bottom) ≈ -300)
        #expect(try top(.center) ≈ -150)
        #expect(try top(.bottom, rows: 1) ≈ 60)
        #expect(try top(.top, rows: 1) ≈ 0)
        let lazy = try drawn(width: 100, height: 100) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(height: 40).named("row \($0)") } }
            }
            .defaultScrollAnchor(.bottom)
        }
        #expect(try lazy.frame("row 9").maxY ≈ 100)
    }

    @Test("show the edge, the point or the view that their position asks for")
    func positions() throws {
        func top(_ position: ScrollPosition) throws -> CGFloat {
            try drawn(width: 100, height: 100) {
                ScrollView { Rows() }.scrollPosition(.constant(position))
            }
            .frame("row 0").minY
        }
        #expect(try top(ScrollPosition()) == 0)
        #expect(try top(ScrollPosition(edge: .bottom)) ≈ -300)
        #expect(try top(ScrollPosition(y: 50)) ≈ -50)
        #expect(try top(ScrollPosition(id: 5, anchor: .top)) ≈ -200)
        #expect(try top(ScrollPosition(id: 5, anchor: .bottom)) ≈ -140)
        #expect(try top(ScrollPosition(id: 1)) ≈ 0)
        #expect(try top(ScrollPosition(id: 5)) ≈ -140)
        #expect(try top(ScrollPosition(id: "missing")) ≈ 0)
    }

    @Test("are scrolled by the proxy of a reader, to views with an identity and to elements of collections")
    func proxies() throws {
        let drawing = try drawn(width: 100, height: 100) {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        Rows()
                        Color.blue.frame(width: 30, height: 40).id("end").named("end")
                    }
                }
                .onAppear { proxy.scrollTo("end", anchor: .bottom) }
            }
        }
        #expect(try drawing.frame("end").maxY ≈ 100)
        let lazy = try drawn(width: 100, height: 100) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<50) { Color.red.frame(height: 40).named("row \($0)") } }
                }
                .onAppear { proxy.scrollTo(30, anchor: .top) }
            }
        }
        #expect(try lazy.frame("row 30").minY ≈ 0)
        #expect(lazy.findings.isEmpty)
    }

    @Test("pass their measures to observers")
    func geometry() throws {
        let offsets = Box<[CGFloat]>([])
        let sizes = Box<[CGSize]>([])
        _ = try drawn(width: 100, height: 100) {
            ScrollView { Rows() }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    offsets.value.append($1)
                }
                .onScrollGeometryChange(for: CGSize.self, of: \.contentSize) { sizes.value.append($1) }
                .scrollOffset(CGPoint(x: 0, y: 30))
        }
        #expect(offsets.value == [30])
        #expect(sizes.value == [CGSize(width: 30, height: 400)])
    }

    @Test("have bars and insets at all sides")
    func insets() throws {
        let drawing = try drawn(width: 100, height: 100) {
            Color.red.named("content")
                .safeAreaBar(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
                .safeAreaInset(edge: .leading, spacing: 0) { Color.green.frame(width: 10) }
        }
        #expect(try drawing.frame("content") ≈ rect(10, 0, 90, 80))
    }
}
