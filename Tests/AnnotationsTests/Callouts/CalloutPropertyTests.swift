import GridPress
import GridPressProperties
import Testing

@testable import GridPressAnnotations

@Suite("Callouts of random figures, as they are written")
struct CalloutPropertyTests {
    @Test("No leader crosses a label, another leader or content, and no number covers content")
    func rules() {
        forEachSeed(cost: 10) { seed, check in
            guard let random = try RandomCallouts(seed: seed) else { return }
            let options = Figure.RenderOptions(
                dimensions: seed % 3 == 0 ? .tracks : .none,
                guides: seed % 5 == 0 ? [.trackLines] : [],
                calloutPlacement: random.placement
            )
            let drawn = DrawnAnnotation(try random.drawing.svg(options), class: "callouts")
            let rules = CalloutRules(random.drawing)
            if let mistake = rules.mistake(in: drawn, of: random.drawing.callouts) { check.fail(mistake) }
        }
    }

    @Test("Numbers are in the order of reading")
    func order() {
        forEachSeed(cost: 5) { seed, check in
            guard let random = try RandomCallouts(seed: seed) else { return }
            let ordered = CalloutRequests.inReadingOrder(random.drawing.callouts)
            check.equal(ordered.count, random.drawing.callouts.count)
            if let mistake = CalloutRules.mistake(inOrderOf: ordered) { check.fail(mistake) }
        }
    }

    @Test("Most marks find a place, and a finding counts the others")
    func leftOut() {
        var (marks, missing) = (0, 0)
        forEachSeed(cost: 10) { seed, check in
            guard let random = try RandomCallouts(seed: seed) else { return }
            let annotated = random.drawing.annotated(Figure.RenderOptions(calloutPlacement: .below))
            let content = PictureContent(random.drawing)
            let requests = CalloutRequests([:], in: content).requests
            let plan = CalloutPlanner(requests, labelSize: 11).plan(of: content, avoiding: [], .below)
            marks += requests.count
            missing += plan.leftOutCount
            check.equal(annotated.findings.contains { $0.code == .calloutsLeftOut }, plan.leftOutCount > 0)
        }
        #expect(Double(missing) < 0.1 * Double(marks), "\(missing) of \(marks) marks are missing.")
    }
}
