import GridPressProperties
import GridPressTestSupport
import GridPressTrainer
import LayoutDocuments
import Testing
import TrainerSupport

@Suite("The pictures of the trainer")
struct TrainerPictureTests {
    @Test("have the frames that the same document has", arguments: TrainerSystem.allCases)
    func documents(system: TrainerSystem) {
        forEach(Rounds.seeds(cost: 10)) { seed, check in
            var random = RandomState(seed: UInt64(seed))
            let state = random.state(of: system)
            let text = String(decoding: state.document(), as: UTF8.self)
            let document = LayoutDocument(SourceText(name: "state.xml", bytes: state.document()))
            guard let figure = document.figure else {
                return check(false, "seed \(seed): \(document.findings.map(\.message)) in \(text)")
            }
            let picture = state.picture()
            let drawing = try figure.drawing()
            for item in 0..<state.itemCount {
                var writer = CodeWriter()
                state.writeName(item, &writer)
                let name = String(decoding: writer.bytes, as: UTF8.self)
                guard let element = drawing.elements.first(where: { $0.name == name }) else {
                    check(false, "seed \(seed): no \(name) in \(text)")
                    continue
                }
                let (frame, expected) = (picture.frames[item], element.frame)
                let isSame =
                    abs(frame.x - expected.minX) < 1e-6 && abs(frame.y - expected.minY) < 1e-6
                    && abs(frame.width - expected.width) < 1e-6 && abs(frame.height - expected.height) < 1e-6
                check(isSame, "seed \(seed), \(name): \(frame) instead of \(expected) in \(text)")
            }
        }
    }
}
