import GridPressProperties
import GridPressTrainer
import LayoutSolvers
import Testing
import TrainerSupport

@Suite("The steps of the trainer")
struct ExplanationTests {
    @Test("end with the frame of the item, and name a rule for everything", arguments: TrainerSystem.allCases)
    func steps(system: TrainerSystem) {
        forEach(Rounds.seeds(cost: 10)) { seed, check in
            var random = RandomState(seed: UInt64(seed))
            let state = random.state(of: system)
            let picture = state.picture()
            for item in 0..<state.itemCount {
                guard let explanation = state.explanation(of: item) else {
                    check(false, "seed \(seed): item \(item) isn't explained")
                    continue
                }
                let frame = picture.frames[item]
                let expected = [frame.width, frame.height, frame.x, frame.y]
                for (part, value) in zip(explanation.parts, expected) {
                    let last = part.last?.step.value ?? 0
                    check(abs(last - value) < 1e-6, "seed \(seed), item \(item): \(last) instead of \(value)")
                    let unknown = part.filter { $0.step.rule == .given }
                    check(unknown.isEmpty, "seed \(seed), item \(item): \(unknown.map(\.quantity))")
                }
            }
        }
    }
}
