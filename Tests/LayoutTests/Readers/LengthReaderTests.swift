import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A reader of one length")
struct LengthReaderTests {
    @Test("takes the width that it is offered and is as high as its views, which stand without space")
    func width() throws {
        let drawing = try drawn(width: 320) {
            WidthReader { width in
                Color.red.frame(width: width * 0.7, height: 30).named("share")
                Color.blue.frame(width: 100, height: 20).named("narrow")
            }
            .named("reader")
        }
        #expect(try drawing.frame("reader") ≈ rect(0, 0, 320, 50))
        #expect(try drawing.frame("share") ≈ rect(48, 0, 224, 30))
        #expect(try drawing.frame("narrow") ≈ rect(110, 30, 100, 20))
    }

    @Test("takes the height that it is offered and is as wide as its views")
    func height() throws {
        let drawing = try drawn(height: 200) {
            HeightReader { height in
                Color.red.frame(width: 30, height: height * 0.7).named("share")
                Color.blue.frame(width: 20, height: 50).named("low")
            }
            .named("reader")
        }
        #expect(try drawing.frame("reader") ≈ rect(0, 0, 50, 200))
        #expect(try drawing.frame("share") ≈ rect(0, 0, 30, 140))
        #expect(try drawing.frame("low") ≈ rect(30, 0, 20, 50))
    }

    @Test("reads 10 where nothing is offered, and takes endless room without making anything")
    func unspecified() throws {
        let widths = Box<[CGFloat]>([])
        let view = WidthReader { width -> Color in
            widths.value.append(width)
            return Color.red
        }
        #expect(try size(of: view, offered: nil, nil) == CGSize(width: 10, height: 10))
        #expect(widths.value.first == 10)
        widths.value = []
        #expect(try size(of: view, offered: .infinity, 20) == CGSize(width: CGFloat.infinity, height: 0))
        #expect(!widths.value.contains { $0 == 10 || $0 == .infinity })
    }

    @Test("makes nothing where there is no room")
    func nothing() throws {
        let view = WidthReader { _ -> Color in
            Issue.record("nothing was to be made")
            return Color.red
        }
        let drawing = try drawn(width: 50, height: 50) { view.named("reader").frame(width: 0) }
        #expect(try drawing.frame("reader").size == .zero)
    }

    @Test("makes its content once for each length, however often it is asked")
    func cached() throws {
        let widths = Box<[CGFloat]>([])
        _ = try drawn(width: 300, height: 200) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    WidthReader { width -> ModifiedView<Color> in
                        widths.value.append(width)
                        return Color.red.frame(height: width / 4)
                    }
                    Color.blue
                }
                Color.green.frame(width: 100)
            }
        }
        #expect(widths.value == [200])
    }

    @Test("reports only what is wrong with content that is drawn")
    func findings() throws {
        func reader() -> some View {
            WidthReader { width in Color.red.frame(width: width - 40, height: 10).named("in \(width)") }
        }
        // For its ideal width, the reader builds content for 10 points.
        let drawing = try drawn(width: 200) {
            VStack(spacing: 0) {
                reader().equalWidthPreferred()
                Color.blue.frame(width: 100, height: 10).equalWidthPreferred()
            }
            .equalWidthContainer()
        }
        #expect(drawing.namesInPaintOrder == ["in 100.0"])
        #expect(drawing.findings.isEmpty, "\(drawing.findings)")
        #expect(try drawn(width: 30) { reader() }.codes == [.invalidFrameLength])
        #expect(try drawn(width: 30) { HeightReader { _ in reader() } }.codes == [.invalidFrameLength])
    }

    @Test("makes its content for the width that is left")
    func inRow() throws {
        let drawing = try drawn(width: 300, height: 100) {
            HStack(spacing: 0) {
                Color.blue.frame(width: 100)
                WidthReader { Color.red.frame(width: $0 / 2, height: 10).named("half") }
            }
        }
        #expect(try drawing.frame("half") ≈ rect(150, 45, 100, 10))
    }

    @Test("lets views that are too wide reach out where the alignment says")
    func overflow() throws {
        for (alignment, x) in [(HorizontalAlignment.leading, 0), (.center, -20), (.trailing, -40)] {
            let drawing = try drawn(width: 60) {
                WidthReader(alignment: alignment) { _ in Color.red.frame(width: 100, height: 10).named("wide") }
                    .named("reader")
            }
            #expect(try drawing.frame("reader") ≈ rect(0, 0, 60, 10))
            #expect(try drawing.frame("wide") ≈ rect(CGFloat(x), 0, 100, 10))
        }
    }

    @Test("keeps the state of its views from one layout to the next")
    func state() throws {
        struct Counter: NonisolatedView {
            @State private var size = CGSize.zero
            var body: some View {
                Color.red.frame(height: 20).onSizeChange { size = $0 }.named("width \(Int(size.width))")
            }
        }
        let drawing = try drawn(width: 90) { WidthReader { _ in Counter() } }
        #expect(drawing.namesInPaintOrder.contains("width 90"))
    }

    @Test("gives shares of its length to views that have no closure at hand")
    func shares() throws {
        let drawing = try drawn(width: 200, height: 100) {
            WidthReader { _ in
                HeightReader { _ in
                    Color.red.shareFrame(width: 0.5, height: 0.25).named("share")
                }
            }
        }
        #expect(try drawing.frame("share").size ≈ CGSize(width: 100, height: 25))
        #expect(try drawn(width: 9, height: 9) { Color.red.shareFrame(width: 1) }.codes == [.shareWithoutReader])
    }

    @Test("passes the length that it read to views around it")
    func preferences() throws {
        let read = Box<[CGFloat]>([])
        _ = try drawn(width: 80, height: 60) {
            VStack {
                WidthReader { _ in Color.red.frame(height: 5) }
                HeightReader { _ in Color.red.frame(width: 5) }.frame(height: 30)
            }
            .onPreferenceChange(FUWidthKey.self) { read.value.append($0) }
            .onPreferenceChange(FUHeightKey.self) { read.value.append($0) }
        }
        #expect(read.value == [80, 30])
    }

    @Test("inside another, 100 deep, takes no more work than there are readers", arguments: [false, true])
    func nested(inColumns: Bool) throws {
        let count = Box(0)
        func nest(_ depth: Int) -> AnyView {
            if depth == 0 { return AnyView(Color.red.frame(height: 10).named("leaf")) }
            return AnyView(
                WidthReader { width in
                    count.value += 1
                    return HStack(spacing: 0) {
                        if inColumns { VStack(spacing: 0) { nest(depth - 1) } } else { nest(depth - 1) }
                        Color.blue.frame(width: width / 200, height: 2)
                    }
                }
            )
        }
        let drawing = try drawn(width: 300) { nest(100) }
        #expect(try drawing.frame("leaf").width > 100)
        #expect(count.value <= 300, "content was made \(count.value) times")
    }

    @Test("has the sizes and places that follow from its views, for any of many readers")
    func promises() {
        forEachSeed(cost: 10) { seed, check in
            let readers = RandomReader.list(seed: seed)
            let drawing = try drawn(width: 500, height: 500) {
                ZStack {
                    ForEach(readers.indices, id: \.self) { readers[$0].view }
                }
                .environment(\.layoutDirection, seed % 2 == 0 ? .leftToRight : .rightToLeft)
            }
            for reader in readers {
                for failure in reader.failures(in: drawing, isMirrored: seed % 2 == 1) { check.fail(failure) }
            }
        }
    }
}

/// A random reader of two rigid views, created from a seed.
private struct RandomReader {
    let name: String
    let offer: CGSize
    let isWidth: Bool
    let edge: Int
    let views: [CGSize]

    static func list(seed: Int) -> [RandomReader] {
        var random = SeededGenerator(seed: seed)
        return (0..<10).map { index in
            func length() -> CGFloat { CGFloat(Int.random(in: 1...200, using: &random)) }
            return RandomReader(
                name: "\(index)",
                offer: CGSize(width: length(), height: length()),
                isWidth: .random(using: &random),
                edge: .random(in: 0...2, using: &random),
                views: [CGSize(width: length(), height: length()), CGSize(width: length(), height: length())]
            )
        }
    }

    @ViewBuilder var view: some View {
        if isWidth {
            WidthReader(alignment: [.leading, .center, .trailing][edge]) { content($0) }.named(name)
                .frame(width: offer.width, height: offer.height)
        } else {
            HeightReader(alignment: [.top, .center, .bottom][edge]) { content($0) }.named(name)
                .frame(width: offer.width, height: offer.height)
        }
    }

    @ViewBuilder private func content(_ length: CGFloat) -> some View {
        ForEach(0..<2) { Color.red.frame(views[$0]).named("\(name), view \($0), reading \(length)") }
    }

    func failures(in drawing: Drawing, isMirrored: Bool) -> [String] {
        let read = isWidth ? offer.width : offer.height
        let names = (0..<2).map { "\(name), view \($0), reading \(read)" }
        guard let readerFrame = drawing.frame(named: name), let first = drawing.frame(named: names[0]),
            let second = drawing.frame(named: names[1])
        else { return ["\(self) isn't drawn"] }
        var failures: [String] = []
        let sum = isWidth ? views[0].height + views[1].height : views[0].width + views[1].width
        let wanted = isWidth ? CGSize(width: read, height: sum) : CGSize(width: sum, height: read)
        if !(readerFrame.size ≈ wanted) { failures.append("\(self) has the size \(readerFrame.size)") }
        for (frame, size) in zip([first, second], views) where !(frame.size ≈ size) {
            failures.append("a view of \(self) has the frame \(frame)")
        }
        let isForward = !isMirrored || isWidth
        let follows =
            isWidth ? second.minY ≈ first.maxY : isForward ? second.minX ≈ first.maxX : second.maxX ≈ first.minX
        if !follows { failures.append("the views of \(self) don't follow each other: \(first), \(second)") }
        // The guides of the views are aligned. The guide of the wider view is the reader's.
        let wide = isWidth ? first.width >= second.width : first.height >= second.height
        let frame = wide ? first : second
        let place: CGFloat
        let guide: CGFloat
        switch (isWidth, isMirrored && isWidth ? 2 - edge : edge) {
        case (true, 0): (place, guide) = (frame.minX, readerFrame.minX)
        case (true, 1): (place, guide) = (frame.midX, readerFrame.midX)
        case (true, _): (place, guide) = (frame.maxX, readerFrame.maxX)
        case (false, 0): (place, guide) = (frame.minY, readerFrame.minY)
        case (false, 1): (place, guide) = (frame.midY, readerFrame.midY)
        case (false, _): (place, guide) = (frame.maxY, readerFrame.maxY)
        }
        if !(place ≈ guide) { failures.append("\(self) has its view at \(frame) in \(readerFrame)") }
        return failures
    }
}
