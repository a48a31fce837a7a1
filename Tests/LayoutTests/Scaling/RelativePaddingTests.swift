import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Relative padding")
struct RelativePaddingTests {
    @Test("is a part of the width and height of a view with an ideal size")
    func rigid() throws {
        let drawing = try drawn(width: 400, height: 100) {
            Color.red.frame(width: 200, height: 50).named("view").relativePadding([.leading, .top], 0.2).named("padded")
        }
        #expect(try drawing.frame("padded") ≈ rect(80, 20, 240, 60))
        #expect(try drawing.frame("view") ≈ rect(120, 30, 200, 50))
    }

    @Test("is a part of all the room around a view that fills it")
    func filling() throws {
        let drawing = try drawn(width: 300, height: 200) {
            Color.red.named("view").relativePadding(edges: .horizontal, lengthFactor: 0.1)
        }
        #expect(try drawing.frame("view") ≈ rect(30, 0, 240, 200))
    }

    @Test("of a text is a part of the text as it is broken into lines, which fits then")
    func text() throws {
        let drawing = try drawn(width: 200) {
            Text("This text will have padding based on the width and height of its frame.")
                .named("text")
                .relativePadding([.leading, .top], 0.2)
                .named("padded")
        }
        let (text, padded) = (try drawing.frame("text"), try drawing.frame("padded"))
        let (before, above) = (text.width * 0.2, text.height * 0.2)
        #expect(text.minX - padded.minX ≈ before)
        #expect(text.minY - padded.minY ≈ above)
        #expect(padded.width <= 200 + 1e-6 && text.height > 30)
    }

    @Test("leaves a text whole that is offered just the size that it took")
    func sameOffer() throws {
        let view = Text("Peninsula").named("text").relativePadding(0.2)
        let outerFrame = try size(of: view, offered: nil, nil)
        #expect(try size(of: view, offered: outerFrame.width, outerFrame.height) ≈ outerFrame)
        let drawing = try drawn(width: outerFrame.width, height: outerFrame.height) { view }
        #expect(drawing.texts == ["Peninsula"])
    }

    @Test("of less than nothing lets neighbours overlap the view")
    func negative() throws {
        let view = Color.red.frame(width: 100, height: 20).relativePadding(.top, -0.5)
        #expect(try size(of: view, offered: 300, 300) ≈ CGSize(width: 100, height: 10))
        #expect(try size(of: view.relativePadding(-3), offered: 300, 300) == .zero)
    }

    @Test("keeps its side where reading goes from right to left")
    func rightToLeft() throws {
        let drawing = try drawn(width: 150, height: 50) {
            Color.red.frame(width: 100, height: 50).named("view").relativePadding(.leading, 0.5)
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try drawing.frame("view") ≈ rect(0, 0, 100, 50))
    }

    @Test("of all the length there is, or of no number, is a finding and still drawn")
    func mistakes() throws {
        let whole = try drawn(width: 300, height: 100) { Color.red.named("view").relativePadding(.horizontal, 1) }
        #expect(whole.codes == [.invalidRelativePadding])
        #expect(try whole.frame("view") ≈ rect(100, 0, 100, 100))
        for factor in [CGFloat.nan, .infinity, 1e300] {
            let drawing = try drawn(width: 90, height: 90) { Color.red.named("view").relativePadding(factor) }
            #expect(drawing.codes == [.invalidRelativePadding])
            #expect(try drawing.frame("view") ≈ rect(0, 0, 90, 90))
        }
    }

    @Test("of as much as the whole around a view with an ideal size is just that")
    func wholeOfText() throws {
        let outerFrame = try size(of: Text("Hello"), offered: nil, nil)
        let drawing = try drawn(width: 300) { Text("Hello").relativePadding(.horizontal, 0.5).named("padded") }
        #expect(drawing.findings.isEmpty, "\(drawing.findings)")
        #expect(try drawing.frame("padded").size ≈ CGSize(width: outerFrame.width * 2, height: outerFrame.height))
    }

    @Test("around itself, 200 times, takes no more than a little work")
    func nested() throws {
        func nest(_ depth: Int) -> AnyView {
            depth == 0 ? AnyView(Color.red.named("view")) : AnyView(nest(depth - 1).relativePadding(0.001))
        }
        let drawing = try drawn(width: 300, height: 300) { nest(200) }
        #expect(try drawing.frame("view").width < 300 && drawing.frame("view").width > 150)
    }

    @Test("adds up and never runs away, for any of many views")
    func promises() {
        forEachSeed(cost: 10) { seed, check in
            var random = SeededGenerator(seed: seed)
            let inputs = (0..<10).map { _ in
                func length() -> CGFloat { CGFloat(Int.random(in: 1...300, using: &random)) }
                return (
                    offer: CGSize(width: length(), height: length()),
                    content: Bool.random(using: &random) ? CGSize(width: length(), height: length()) : nil,
                    edges: Edge.Set(rawValue: Int8.random(in: 0...15, using: &random)),
                    factor: CGFloat(Int.random(in: -40...49, using: &random)) / 100
                )
            }
            let isMirrored = seed % 2 == 1
            let drawing = try drawn(width: 300, height: 300) {
                ZStack {
                    ForEach(inputs.indices, id: \.self) { index in
                        Color.red.frame(inputs[index].content).named("view \(index)")
                            .relativePadding(inputs[index].edges, inputs[index].factor).named("\(index)")
                            .frame(inputs[index].offer)
                    }
                }
                .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            }
            for (index, input) in inputs.enumerated() {
                guard let outerFrame = drawing.frame(named: "\(index)"),
                    let view = drawing.frame(named: "view \(index)")
                else {
                    check.fail("\(input) isn't drawn")
                    continue
                }
                var name: String { "\(input) at \(view) in \(outerFrame)" }
                let base = input.content ?? outerFrame.size
                func part(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat {
                    input.edges.contains(edge) ? length * input.factor : 0
                }
                let wanted = [
                    part(.leading, base.width), part(.trailing, base.width), part(.top, base.height),
                    part(.bottom, base.height),
                ]
                let (left, right) = (view.minX - outerFrame.minX, outerFrame.maxX - view.maxX)
                let got = [
                    isMirrored ? right : left, isMirrored ? left : right, view.minY - outerFrame.minY,
                    outerFrame.maxY - view.maxY,
                ]
                check(zip(got, wanted).allSatisfy { abs($0 - $1) <= 0.01 }, "\(name): \(got), not \(wanted)")
                if input.content == nil { check(outerFrame.size ≈ input.offer, "\(name) isn't what was offered") }
                if let content = input.content { check(view.size ≈ content, "\(name) has another size") }
            }
        }
    }
}
