import GridPressProperties
import LayoutSolvers
import Testing

@Suite("An axis of a scroll view")
struct ScrollSolverTests {
    private let smart = ScrollSolver(scrolls: true, hugs: true, isOptional: true)

    @Test("is no longer than its content if it hugs it")
    func viewport() {
        #expect(smart.viewport(offer: 400, content: 150) == 150)
        #expect(smart.viewport(offer: 400, content: 900) == 400)
        #expect(smart.viewport(offer: nil, content: 900) == 900)
        #expect(ScrollSolver(scrolls: true, hugs: false, isOptional: true).viewport(offer: 400, content: 150) == 400)
    }

    @Test("scrolls if the content is longer, or if it always does")
    func active() {
        #expect(smart.isActive(viewport: 400, content: 900))
        #expect(!smart.isActive(viewport: 400, content: 400.005))
        #expect(ScrollSolver(scrolls: true, hugs: true, isOptional: false).isActive(viewport: 150, content: 150))
        #expect(!ScrollSolver(scrolls: false, hugs: true, isOptional: false).isActive(viewport: 1, content: 9))
    }

    @Test("moves its content no further than to its end")
    func offset() {
        #expect(smart.offset(60, viewport: 400, content: 900) == 60)
        #expect(smart.offset(.infinity, viewport: 400, content: 900) == 500)
        #expect(smart.offset(-5, viewport: 400, content: 900) == 0)
        #expect(smart.offset(60, viewport: 400, content: 300) == 0)
        let insets = smart.insets(offset: 60, viewport: 400, content: 900)
        #expect([insets.before, insets.after] == [-60, -440])
    }

    @Test("shows nothing but content while it scrolls, for any offer, content and offset")
    func promises() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: seed)
            func length() -> Double { .random(in: 0...600, using: &random) }
            let solver = ScrollSolver(
                scrolls: .random(using: &random),
                hugs: .random(using: &random),
                isOptional: .random(using: &random)
            )
            let offer: Double? = [nil, 0, .infinity, length(), length(), length()].randomElement(using: &random)!
            let content = length()
            let wanted = [-10, 0, length(), length(), .infinity, .nan].randomElement(using: &random)!
            let viewport = solver.viewport(offer: offer, content: content)
            let offset = solver.offset(wanted, viewport: viewport, content: content)
            let insets = solver.insets(offset: offset, viewport: viewport, content: content)
            func name() -> String {
                "\(solver), \(content) in \(offer ?? -1) by \(wanted): \(viewport), \(offset), \(insets)"
            }
            if !(viewport >= 0 && offset >= 0 && offset.isFinite) { check.fail("\(name()) is no place") }
            if solver.hugs, viewport > content { check.fail("\(name()) is longer than its content") }
            if viewport > offer ?? .infinity { check.fail("\(name()) is longer than its offer") }
            if offset > 0, insets.after > 1e-9 { check.fail("\(name()) shows what is behind its content") }
            if offset > 0, !solver.scrolls { check.fail("\(name()) doesn't scroll") }
            if viewport.isFinite, abs(insets.before + insets.after - (viewport - content)) > 1e-9 {
                check.fail("\(name()) doesn't add up")
            }
        }
    }
}
