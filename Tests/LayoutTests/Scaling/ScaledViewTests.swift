import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A scaled view")
struct ScaledViewTests {
    private var card: some View { Color.red.frame(width: 100, height: 50).named("card") }

    @Test("has the size of its content times the scale, by every name that the modifier has")
    func names() throws {
        let views: [(AnyView, CGSize)] = [
            (AnyView(card.scaledToFrame(CGSize(width: 200, height: 200))), CGSize(width: 200, height: 200)),
            (
                AnyView(card.scaledToFrame(size: CGSize(width: 50, height: 50), contentMode: .fit)),
                CGSize(width: 50, height: 25)
            ),
            (AnyView(card.scaledToFrame(width: 50, height: 50, contentMode: .fill)), CGSize(width: 100, height: 50)),
            (AnyView(card.scaledToFit(CGSize(width: 200, height: 200))), CGSize(width: 200, height: 100)),
            (AnyView(card.scaledToFit(size: CGSize(width: 200, height: 20))), CGSize(width: 40, height: 20)),
            (AnyView(card.scaledToFit(width: 200, height: 200, scaleMode: .shrink)), CGSize(width: 100, height: 50)),
            (AnyView(card.scaledToFit(width: 300)), CGSize(width: 300, height: 150)),
            (AnyView(card.scaledToFit(height: 10)), CGSize(width: 20, height: 10)),
            (AnyView(card.scaledToFill(CGSize(width: 200, height: 200))), CGSize(width: 400, height: 200)),
            (
                AnyView(card.scaledToFill(size: CGSize(width: 20, height: 20), scaleMode: .grow)),
                CGSize(width: 100, height: 50)
            ),
            (AnyView(card.scaledToFill(width: 20, height: 20)), CGSize(width: 40, height: 20)),
        ]
        forEach(views) { input, check in
            let (view, wanted) = input
            let got = try size(of: view, offered: 300, 300)
            check(got ≈ wanted, "\(got) instead of \(wanted)")
        }
    }

    @Test("is laid out in its own size and drawn in another, about its centre")
    func drawing() throws {
        let drawing = try drawn(width: 200, height: 200) { card.scaledToFit(width: 200).named("scaled") }
        #expect(try drawing.frame("scaled") ≈ rect(0, 50, 200, 100))
        #expect(try drawing.frame("card") ≈ rect(0, 50, 200, 100))
        #expect(drawing.elements.first { $0.name == "card" }?.frame == rect(50, 75, 100, 50))
        #expect(drawing.paintedBounds() ≈ rect(0, 0, 200, 200))
        let transforms = drawing.elements.compactMap { element in
            if case .transform(let transform)? = element.effect { transform } else { nil }
        }
        #expect(transforms.count == 1)
        #expect(try #require(transforms.first).boundingBox(of: rect(50, 75, 100, 50)) ≈ rect(0, 50, 200, 100))
    }

    @Test("of no size takes none, and one in endless room is scaled at its ideal size")
    func extremes() throws {
        #expect(try size(of: EmptyView().frame(width: 0, height: 0).scaledToFit(width: 9), offered: 50, 50) == .zero)
        #expect(
            try size(of: Color.red.scaledToFit(width: 40), offered: .infinity, .infinity)
                ≈ CGSize(width: 40, height: 40)
        )
        #expect(try size(of: Color.red.scaledToFit(width: 40), offered: nil, nil) ≈ CGSize(width: 40, height: 40))
    }

    @Test("can't have a negative size, or one that is no number")
    func mistakes() throws {
        for size in [CGSize(width: -5, height: 20), CGSize(width: CGFloat.nan, height: 20)] {
            let drawing = try drawn(width: 90, height: 90) { card.scaledToFit(size).named("scaled") }
            #expect(drawing.codes == [.invalidFrameLength])
            #expect(try drawing.frame("scaled").size ≈ CGSize(width: 40, height: 20))
        }
    }

    @Test("to nothing takes no room and stays drawable")
    func nothing() throws {
        let drawing = try drawn(width: 90, height: 90) { card.scaledToFit(width: 0).named("scaled") }
        #expect(try drawing.frame("scaled").size == .zero)
        #expect(drawing.findings.isEmpty && drawing.elements.allSatisfy { $0.frame.isFinite })
    }

    @Test("a frame of a size is one of its width and height")
    func frame() throws {
        let size = CGSize(width: 30, height: 20)
        let drawing = try drawn(width: 100, height: 100) {
            ZStack {
                Color.red.frame(size).named("plain")
                Color.red.frame(size: size, alignment: .topLeading).named("labelled")
                Color.red.frame(nil).named("none")
            }
        }
        #expect(try drawing.frame("plain") ≈ rect(35, 40, 30, 20))
        #expect(try drawing.frame("labelled") ≈ rect(35, 40, 30, 20))
        #expect(try drawing.frame("none") ≈ rect(0, 0, 100, 100))
    }

    @Test("takes as much room as it is drawn in, for any of many")
    func promises() {
        forEachSeed(cost: 10) { seed, check in
            var random = SeededGenerator(seed: seed)
            func length() -> CGFloat { CGFloat(Int.random(in: 1...300, using: &random)) }
            let inputs = (0..<10).map { _ in
                (
                    content: CGSize(width: length(), height: length()),
                    frame: CGSize(width: length(), height: length()),
                    mode: [ContentMode.fit, .fill, nil].randomElement(using: &random)!,
                    scale: [ScaledView.Mode.shrink, .grow, .both, nil].randomElement(using: &random)!
                )
            }
            let drawing = try drawn(width: 300, height: 300) {
                ZStack {
                    ForEach(inputs.indices, id: \.self) { index in
                        Color.red.frame(inputs[index].content).named("content \(index)")
                            .scaledToFrame(
                                inputs[index].frame,
                                contentMode: inputs[index].mode,
                                scaleMode: inputs[index].scale
                            )
                            .named("\(index)")
                    }
                }
            }
            for (index, input) in inputs.enumerated() {
                guard let parent = drawing.elements.firstIndex(where: { $0.name == "\(index)" }),
                    let content = drawing.elements.first(where: { $0.name == "content \(index)" })?.frame,
                    let scaled = drawing.elements.first(where: { $0.parent == parent })
                else {
                    check.fail("\(input) isn't drawn")
                    continue
                }
                let parentFrame = drawing.elements[parent].frame
                var seen = content
                if case .transform(let transform)? = scaled.effect { seen = transform.boundingBox(of: content) }
                let (x, y) = (parentFrame.width / content.width, parentFrame.height / content.height)
                check(isNear(seen, parentFrame), "\(input) is seen at \(seen) in \(parentFrame)")
                check(content.size ≈ input.content, "\(input) became \(content)")
                if input.mode != nil { check(abs(x - y) <= 1e-6, "\(input) is distorted") }
                if input.scale == .shrink { check(max(x, y) <= 1.000001, "\(input) grew") }
                if input.scale == .grow { check(min(x, y) >= 0.999999, "\(input) shrank") }
                if input.mode == .fit, input.scale == .both {
                    let fits =
                        parentFrame.width <= input.frame.width + 1e-6 && parentFrame.height <= input.frame.height + 1e-6
                    check(fits, "\(input) doesn't fit in \(parentFrame)")
                }
            }
        }
    }

    private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        let differences = [
            first.minX - second.minX, first.minY - second.minY, first.maxX - second.maxX, first.maxY - second.maxY,
        ]
        return differences.allSatisfy { abs($0) < 1e-4 }
    }
}
