import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Views of equal length")
struct EqualLengthTests {
    @Test("are as wide as the widest would like to be")
    func widest() throws {
        let drawing = try drawn(width: 400, height: 100) {
            VStack {
                Color.red.frame(width: 30, height: 10).equalWidthPreferred().named("a")
                Color.red.frame(width: 120, height: 10).equalWidthPreferred().named("b")
                Color.red.frame(width: 200, height: 10).named("other")
            }
            .equalWidthContainer()
        }
        #expect(try drawing.frame("a").width ≈ 120)
        #expect(try drawing.frame("b").width ≈ 120)
        #expect(try drawing.frame("other").width ≈ 200)
    }

    @Test("shrink alike where there is less room, down to their content")
    func shrunk() throws {
        func drawing(_ width: CGFloat) throws -> Drawing {
            try drawn(width: width, height: 40) {
                HStack(spacing: 0) {
                    ForEach([20, 60, 100], id: \.self) { least in
                        Color.red.frame(minWidth: CGFloat(least), idealWidth: CGFloat(least) * 1.5, maxWidth: .infinity)
                            .equalWidthPreferred().named("\(least)")
                    }
                }
                .equalWidthContainer()
            }
        }
        func widths(_ width: CGFloat) throws -> [CGFloat] {
            try [20, 60, 100].map { try drawing(width).frame("\($0)").width }
        }
        #expect(try widths(600) == [150, 150, 150])
        #expect(try widths(330) == [110, 110, 110])
        #expect(try widths(240) == [70, 70, 100])
        #expect(try widths(180) == [20, 60, 100])
    }

    @Test("are as high as the highest, too")
    func heights() throws {
        let drawing = try drawn(width: 400, height: 100) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 30).named("content").equalHeightPreferred().named("a")
                Color.red.frame(width: 10, height: 70).equalHeightPreferred().named("b")
            }
            .equalHeightContainer()
        }
        #expect(try drawing.frame("a").height ≈ 70)
        #expect(try drawing.frame("content") ≈ rect(190, 35, 10, 30))
    }

    @Test("belong to the nearest container, and without one are as they are")
    func containers() throws {
        func bar(_ width: CGFloat) -> some View {
            Color.red.frame(width: width, height: 10).equalWidthPreferred().named("\(Int(width))")
        }
        let drawing = try drawn(width: 400, height: 100) {
            VStack(spacing: 0) {
                bar(10)
                VStack(spacing: 0) {
                    bar(20)
                    VStack(spacing: 0) {
                        bar(90); bar(30)
                    }.equalWidthContainer()
                    bar(50)
                }
                .equalWidthContainer()
            }
        }
        let widths = try [10, 20, 90, 30, 50].map { try drawing.frame("\($0)").width }
        #expect(widths == [10, 50, 90, 90, 50])
    }

    @Test("don't change once content is made that depends on sizes, which doesn't count")
    func readers() throws {
        let drawing = try drawn(width: 400) {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 10).equalWidthPreferred().named("first")
                WidthReader { width in
                    Color.blue.frame(width: width / 2, height: 10).equalWidthPreferred().named("read")
                }
                GeometryReader { _ in
                    Color.green.frame(width: 300, height: 10).equalWidthPreferred().named("measured")
                }
                .frame(height: 10)
                Color.red.frame(width: 20, height: 10).equalWidthPreferred().named("last")
            }
            .equalWidthContainer()
        }
        #expect(try drawing.frame("first") ≈ rect(175, 0, 50, 10))
        #expect(try drawing.frame("read") ≈ rect(100, 10, 200, 10))
        #expect(try drawing.frame("measured") ≈ rect(0, 20, 300, 10))
        #expect(try drawing.frame("last") ≈ rect(175, 30, 50, 10))
    }

    @Test("of readers may have a separate container")
    func containerInReader() throws {
        let drawing = try drawn(width: 400) {
            WidthReader { width in
                VStack(spacing: 0) {
                    Color.red.frame(width: 50, height: 10).equalWidthPreferred().named("narrow")
                    Color.blue.frame(width: width / 2, height: 10).equalWidthPreferred()
                }
                .equalWidthContainer()
            }
        }
        #expect(try drawing.frame("narrow").width ≈ 200)
    }

    @Test("ask each view for its ideal length once")
    func linear() throws {
        let count = Box(0)
        _ = try drawn(width: 400) {
            VStack(spacing: 0) {
                ForEach(0..<500) { _ in
                    CountingIdeals(count: count)({ Color.red.frame(width: 10, height: 1) }).equalWidthPreferred()
                }
            }
            .equalWidthContainer()
        }
        #expect(count.value == 500)
    }

    @Test("have the largest ideal length, or the offer, or their own, for any of many")
    func promises() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let ideals = (0..<5).map { _ in CGFloat(Int.random(in: 1...200, using: &random)) }
            let offer = CGFloat(Int.random(in: 1...300, using: &random))
            let drawing = try drawn(width: offer) {
                VStack(spacing: 0) {
                    ForEach(ideals.indices, id: \.self) {
                        Color.red.frame(width: ideals[$0], height: 2).equalWidthPreferred().named("\($0)")
                    }
                }
                .equalWidthContainer()
            }
            for (index, ideal) in ideals.enumerated() {
                let wanted = max(ideal, min(ideals.max()!, offer))
                let got = drawing.frame(named: "\(index)")?.width ?? .nan
                check(got ≈ wanted, "\(ideals) in \(offer): \(index) is \(got), not \(wanted)")
            }
        }
    }
}

/// A layout that counts the requests for the ideal size of its view.
private struct CountingIdeals: Layout {
    let count: Box<Int>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if proposal == .unspecified { count.value += 1 }
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}
