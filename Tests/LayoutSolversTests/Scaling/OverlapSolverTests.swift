import GridPressProperties
import LayoutSolvers
import LibrarySolvers
import Testing

@Suite("An image that reaches beyond its room")
struct OverlapSolverTests {
    private func room(
        _ solver: OverlapSolver,
        _ width: Double?,
        _ height: Double?,
        idealWidth: Double = 64
    ) -> [Double] {
        let room = solver.room(offerWidth: width, offerHeight: height, ownWidth: idealWidth)
        return [room.width, room.height]
    }

    @Test("leaves the room that is between its overlaps")
    func room() {
        let solver = OverlapSolver(aspectRatio: 1, isVertical: true, before: 0.1, after: 0.25)
        #expect(room(solver, 200, nil) == [200, 130])
        #expect(room(solver, nil, 130) == [200, 130])
        let sideways = OverlapSolver(aspectRatio: 2, isVertical: false, before: 0.25, after: 0.25)
        #expect(room(sideways, 100, nil) == [100, 100])
        #expect(room(sideways, 100, 50) == [50, 50])
    }

    @Test("is as large as it is by itself where nothing is offered")
    func ownSize() {
        let solver = OverlapSolver(aspectRatio: 2, isVertical: true, before: 0.5, after: 0)
        #expect(room(solver, nil, nil, idealWidth: 80) == [80, 20])
    }

    @Test("has no room at all where it overlaps altogether, and still its width")
    func wholeOverlap() {
        let solver = OverlapSolver(aspectRatio: 1, isVertical: true, before: 0.75, after: 0.75)
        #expect(room(solver, 90, 10) == [90, 0])
        #expect(room(solver, nil, 10, idealWidth: 64) == [64, 0])
    }

    @Test("fits, reaches out as far as it should and keeps its proportions, for any image")
    func promises() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: seed)
            func part() -> Double { Double(Int.random(in: -4...8, using: &random)) / 10 }
            func offer() -> Double? {
                switch Int.random(in: 0...9, using: &random) {
                case 0: nil
                case 1: 0
                case 2: .infinity
                default: .random(in: 0...600, using: &random)
                }
            }
            let isVertical = Bool.random(using: &random)
            let ratio = Double.random(in: 0.1...8, using: &random)
            let solver = OverlapSolver(aspectRatio: ratio, isVertical: isVertical, before: part(), after: part())
            let (width, height) = (offer(), offer())
            let room = solver.room(offerWidth: width, offerHeight: height, ownWidth: 64)
            func name() -> String { "\(solver) in \(String(describing: (width, height))): \(room)" }
            if !(room.width >= 0 && room.height >= 0) { check.fail("\(name()) is no size") }
            if room.width > (width ?? .infinity) * (1 + 1e-9) { check.fail("\(name()) is too wide") }
            if solver.share > 0 || !isVertical, room.height > (height ?? .infinity) * (1 + 1e-9) {
                check.fail("\(name()) is too high")
            }
            guard room.width.isFinite, room.height.isFinite, room.width > 0, room.height > 0 else { return }
            let image = solver.image(inWidth: room.width, height: room.height)
            func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= 1e-6 * max(1, abs(second)) }
            if !isNear(image.width / image.height, ratio) { check.fail("\(name()) distorts the image") }
            let (before, after, length) =
                isVertical
                ? (-image.y, image.y + image.height - room.height, image.height)
                : (-image.x, image.x + image.width - room.width, image.width)
            if !isNear(before, length * solver.before) || !isNear(after, length * solver.after) {
                check.fail("\(name()) reaches out by \(before) and \(after)")
            }
        }
    }
}
