import GridPress
import Testing
import ViewSupport

@Suite("A layout priority")
struct LayoutPriorityTests {
    private func priority(of view: some View) throws -> Double { try answer(of: view, to: .zero).priority }

    @Test("lets views choose before those of lower ones, which keep their least lengths")
    func order() throws {
        let drawing = try drawn(width: 500, height: 500) {
            VStack {
                Color.red.frame(minHeight: 50).named("a")
                Color.blue.layoutPriority(1).named("b")
            }
        }
        #expect(try drawing.frame("a") ≈ rect(0, 0, 500, 50))
        #expect(try drawing.frame("b") ≈ rect(0, 58, 500, 442))
    }

    @Test("goes down group by group, each getting back what was kept for it")
    func groups() throws {
        let drawing = try drawn(width: 100, height: 10) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10).named("low").layoutPriority(-1)
                Color.green.frame(maxWidth: 30).named("high").layoutPriority(2)
                Color.blue.frame(minWidth: 20, maxWidth: 35).named("middle").layoutPriority(1)
            }
        }
        #expect(try drawing.frame("high").width ≈ 30)
        #expect(try drawing.frame("middle").width ≈ 35)
        #expect(try drawing.frame("low").width ≈ 35)
    }

    @Test("is 0 for most views, and less than all numbers for a spacer or a container of nothing")
    func defaults() throws {
        #expect(try priority(of: Color.red) == 0)
        #expect(try priority(of: HStack { Color.red.layoutPriority(5) }) == 0)
        #expect(try priority(of: Spacer()) == -.infinity)
        #expect(try priority(of: HStack {}) == -.infinity)
        #expect(try priority(of: OnTop()({})) == -.infinity)
    }

    @Test("is answered by the outermost modifier that takes part in layout")
    func outermost() throws {
        let said = Color.red.layoutPriority(1)
        #expect(try priority(of: said.frame(width: 5)) == 0)
        #expect(try priority(of: said.frame(minWidth: 5)) == 0)
        #expect(try priority(of: said.padding()) == 0)
        #expect(try priority(of: said.aspectRatio(1, contentMode: .fit)) == 0)
        #expect(try priority(of: said.position(x: 0, y: 0)) == 0)
        #expect(try priority(of: Spacer().frame(height: 30)) == 0)
        #expect(try priority(of: Color.red.frame(width: 5).padding().layoutPriority(1)) == 1)
    }

    @Test("shows through everything that takes no part in layout, and through fixedSize")
    func forwarding() throws {
        let said = Color.red.layoutPriority(3)
        #expect(try priority(of: said.fixedSize()) == 3)
        #expect(try priority(of: said.offset(x: 1).opacity(0.5).clipped().border(.red).hidden()) == 3)
        #expect(try priority(of: said.overlay { Color.blue }.background { Color.blue }) == 3)
        #expect(try priority(of: said.rotationEffect(.degrees(3)).scaleEffect(2).shadow(radius: 2)) == 3)
        #expect(try priority(of: said.named("x").id(1).zIndex(4).alignmentGuide(.top) { _ in 0 }) == 3)
    }

    @Test("that is no number is that of everyone")
    func notANumber() throws {
        #expect(try priority(of: Color.red.layoutPriority(.nan)) == 0)
    }
}
