import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A smart scroll view")
struct SmartScrollViewTests {
    @Test("is no larger than its content, nor than the room for it")
    func size() throws {
        let view = SmartScrollView { Color.red.frame(width: 200, height: 150) }
        #expect(try ViewSupport.size(of: view, offered: 300, 400) == CGSize(width: 200, height: 150))
        #expect(try ViewSupport.size(of: view, offered: 120, 90) == CGSize(width: 120, height: 90))
        #expect(try ViewSupport.size(of: view, offered: nil, nil) == CGSize(width: 200, height: 150))
    }

    @Test("takes all room along its axis where it isn't to shrink, and hugs its content across it")
    func unshrunk() throws {
        let view = SmartScrollView(shrinkToFit: false) { Color.red.frame(width: 200, height: 150) }
        #expect(try ViewSupport.size(of: view, offered: 300, 400) == CGSize(width: 200, height: 400))
    }

    @Test("reports once where the ends of its content lie")
    func insets() throws {
        let reported = Box<[EdgeInsets?]>([])
        _ = try drawn(width: 300, height: 400) {
            SmartScrollView([.horizontal, .vertical]) {
                Color.red.frame(width: 500, height: 900)
            } onScroll: {
                reported.value.append($0)
            }
        }
        #expect(reported.value == [EdgeInsets(top: 0, leading: 0, bottom: -500, trailing: -200)])
    }

    @Test("shows its content where it is scrolled to, and reports the offset")
    func scrolled() throws {
        let reported = Box<[EdgeInsets?]>([])
        let drawing = try drawn(width: 100, height: 100) {
            SmartScrollView {
                Color.red.frame(width: 100, height: 300).named("content")
            } onScroll: {
                reported.value.append($0)
            }
            .named("scroll")
            .scrollOffset(CGPoint(x: 30, y: 80))
        }
        #expect(try drawing.frame("content") ≈ rect(0, -80, 100, 300))
        #expect(reported.value == [EdgeInsets(top: -80, leading: 0, bottom: -120, trailing: 0)])
        #expect(drawing.paintedBounds() ≈ rect(0, 0, 100, 100))
    }

    @Test("stays where it is if its content fits")
    func optional() throws {
        let drawing = try drawn(width: 100, height: 100) {
            SmartScrollView { Color.red.frame(width: 50, height: 60).named("content") }
                .scrollOffset(CGPoint(x: 0, y: 40))
        }
        #expect(try drawing.frame("content") ≈ rect(25, 20, 50, 60))
    }

    @Test("is as large as its content where it is expanded")
    func expanded() throws {
        let reported = Box<[EdgeInsets?]>([])
        let drawing = try drawn(width: 100, height: 400) {
            SmartScrollView {
                Color.red.frame(width: 100, height: 300).named("content")
            } onScroll: {
                reported.value.append($0)
            }
            .frame(height: 50, alignment: .top)
            .scrollDrawing(.expanded)
            .scrollOffset(CGPoint(x: 0, y: 40))
        }
        #expect(try drawing.frame("content") ≈ rect(0, 175, 100, 300))
        #expect(reported.value == [EdgeInsets()])
    }

    @Test("may hold nothing, as the sample of FrameUp's document does")
    func empty() throws {
        let reported = Box<[EdgeInsets?]>([])
        let drawing = try drawn(width: 80, height: 60) {
            SmartScrollView(.vertical, showsIndicators: true, optionalScrolling: true, shrinkToFit: true) {
                // Content here
            } onScroll: { edgeInsets in
                reported.value.append(edgeInsets)
            }
            .named("scroll")
        }
        #expect(try drawing.frame("scroll").size == .zero)
        #expect(reported.value == [EdgeInsets()])
    }

    @Test("sets state that is seen, once")
    func state() throws {
        struct Hint: NonisolatedView {
            @State private var hidden: CGFloat = 0

            var body: some View {
                VStack(spacing: 0) {
                    SmartScrollView {
                        Color.red.frame(width: 50, height: 300)
                    } onScroll: { insets in
                        hidden = -(insets?.bottom ?? 0)
                    }
                    .frame(height: 90)
                    Color.blue.frame(width: 5, height: 5).named("\(Int(hidden)) hidden")
                }
            }
        }
        let drawing = try drawn { Hint() }
        #expect(drawing.namesInPaintOrder == ["210 hidden"])
        #expect(drawing.findings.isEmpty)
    }

    @Test("in another of the same type reports the ends of its content")
    func nested() throws {
        let reported = Box<[String]>([])
        _ = try drawn(width: 100, height: 100) {
            SmartScrollView {
                AnyView(
                    SmartScrollView {
                        AnyView(Color.red.frame(width: 50, height: 60))
                    } onScroll: { _ in
                        reported.value.append("inner")
                    }
                )
            } onScroll: { _ in
                reported.value.append("outer")
            }
        }
        #expect(reported.value == ["inner", "outer"])
    }

    @Test("shows a part of its content that follows the rules, for any of many")
    func promises() {
        forEachSeed(cost: 10) { seed, check in
            let scrolls = RandomScroll.list(seed: seed)
            let drawing = try drawn(width: 400, height: 400) {
                ZStack { ForEach(scrolls.indices, id: \.self) { scrolls[$0].view } }
                    .environment(\.layoutDirection, seed % 2 == 0 ? .leftToRight : .rightToLeft)
            }
            for scroll in scrolls {
                for failure in scroll.failures(in: drawing, isMirrored: seed % 2 == 1) { check.fail(failure) }
            }
        }
    }
}

@Suite("An offset")
struct ScrollOffsetTests {
    private func rows(_ name: String) -> some View { Color.red.frame(width: 40, height: 300).named(name) }

    @Test("moves ordinary scroll views, too, but not beyond their end")
    func ordinary() throws {
        let cases: [(CGFloat, CGFloat)] = [(30, -30), (900, -200), (.infinity, -200), (-9, 0)]
        forEach(cases) { input, check in
            let (offset, y) = input
            let drawing = try drawn(width: 40, height: 100) {
                ScrollView { rows("rows") }.scrollOffset(CGPoint(x: 0, y: offset))
            }
            check(try drawing.frame("rows").minY ≈ y)
        }
    }

    @Test("is of the scroll view that is named")
    func named() throws {
        let drawing = try drawn(width: 80, height: 100) {
            HStack(spacing: 0) {
                ScrollView { rows("first") }.id("a")
                ScrollView { rows("second") }.id("b")
            }
            .scrollOffset(CGPoint(x: 0, y: 50), of: "b")
        }
        #expect(try drawing.frame("first").minY ≈ 0)
        #expect(try drawing.frame("second").minY ≈ -50)
    }

    @Test("leaves scroll views inside others where they are")
    func nested() throws {
        let drawing = try drawn(width: 60, height: 100) {
            ScrollView {
                rows("outer")
                ScrollView { rows("inner") }.frame(height: 50).named("box")
            }
            .scrollOffset(CGPoint(x: 0, y: 20))
        }
        #expect(try drawing.frame("outer").minY ≈ -20)
        #expect(try drawing.frame("inner").minY ≈ drawing.frame("box").minY)
    }

    @Test("from the trailing side counts from there where reading goes from right to left")
    func rightToLeft() throws {
        let drawing = try drawn(width: 100, height: 10) {
            ScrollView(.horizontal) { Color.red.frame(width: 300, height: 10).named("content") }
                .scrollOffset(CGPoint(x: 30, y: 0))
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try drawing.frame("content") ≈ rect(-170, 0, 300, 10))
    }

    @Test("that is no number is a finding")
    func noNumber() throws {
        let drawing = try drawn(width: 40, height: 100) {
            ScrollView { rows("rows") }.scrollOffset(CGPoint(x: 0, y: CGFloat.nan))
        }
        #expect(drawing.codes == [.invalidScrollOffset])
        #expect(try drawing.frame("rows").minY ≈ 0)
    }

    @Test("lets a lazy grid make the views that are seen then")
    func lazyGrid() throws {
        let drawing = try drawn(width: 40, height: 100) {
            ScrollView {
                LazyVGrid(columns: [GridItem()], spacing: 0) {
                    ForEach(0..<1000) { Color.red.frame(height: 20).named("row \($0)") }
                }
            }
            .scrollOffset(CGPoint(x: 0, y: 400))
        }
        #expect(try drawing.frame("row 20") ≈ rect(0, 0, 40, 20))
        #expect(try drawing.frame("row 24") ≈ rect(0, 80, 40, 20))
        #expect(drawing.frame(named: "row 60") == nil)
    }
}

/// A random smart scroll view of rigid content, created from a seed.
private struct RandomScroll {
    let name: String
    let offer: CGSize
    let content: CGSize
    let axes: Axis.Set
    let isOptional: Bool
    let shrinks: Bool
    let offset: CGPoint

    static func list(seed: Int) -> [RandomScroll] {
        var random = SeededGenerator(seed: seed)
        return (0..<10).map { index in
            func length() -> CGFloat { CGFloat(Int.random(in: 0...400, using: &random)) }
            return RandomScroll(
                name: "\(index)",
                offer: CGSize(width: length(), height: length()),
                content: CGSize(width: length(), height: length()),
                axes: [.horizontal, .vertical, [.horizontal, .vertical]].randomElement(using: &random)!,
                isOptional: .random(using: &random),
                shrinks: .random(using: &random),
                offset: CGPoint(x: length() - 50, y: length() - 50)
            )
        }
    }

    var view: some View {
        SmartScrollView(axes, optionalScrolling: isOptional, shrinkToFit: shrinks) {
            Color.red.frame(content).named("content \(name)")
        }
        .named(name)
        .scrollOffset(offset)
        .frame(offer)
    }

    func failures(in drawing: Drawing, isMirrored: Bool) -> [String] {
        guard let viewFrame = drawing.frame(named: name), let content = drawing.frame(named: "content \(name)") else {
            return ["\(self) isn't drawn"]
        }
        var failures: [String] = []
        if !(content.size ≈ self.content) { failures.append("the content of \(self) has the frame \(content)") }
        let start = isMirrored ? viewFrame.maxX - content.maxX : content.minX - viewFrame.minX
        let places = [
            (Axis.Set.horizontal, offer.width, viewFrame.width, content.width, start, offset.x),
            (.vertical, offer.height, viewFrame.height, content.height, content.minY - viewFrame.minY, offset.y),
        ]
        for (axis, offer, length, whole, start, offset) in places {
            let hugs = shrinks || axes != axis
            if !(length ≈ (hugs ? min(offer, whole) : offer)) { failures.append("\(self) is \(length) long") }
            let most = axes.contains(axis) ? max(whole - length, 0) : 0
            if !(start ≈ -min(max(offset, 0), most)) { failures.append("the content of \(self) starts at \(start)") }
        }
        return failures
    }
}
