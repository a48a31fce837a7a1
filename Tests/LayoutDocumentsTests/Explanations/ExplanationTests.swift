import GridPressProperties
import GridPressTestSupport
import LayoutExamples
import Testing

@testable import LayoutDocuments

@Suite("The steps that lead to frames")
struct ExplanationTests {
    private static func drawing(_ text: String) throws -> Drawing {
        let document = LayoutDocument(SourceText(name: "layout.xml", bytes: Array(text.utf8)))
        var figure = try #require(document.figure, "\(document.findings.map(\.message)) \(text)")
        figure.explainsLayout = true
        return try figure.drawing()
    }

    /// Calculates the parts of a frame from the printed steps alone.
    private static func checkFrame(_ explanation: Drawing.Explanation, _ check: Check, _ place: String) throws -> Int {
        var unexplained = 0
        for part in explanation.parts {
            let frame = explanation.frame
            let expected =
                switch part.aspect {
                case .width: frame.width
                case .height: frame.height
                case .x: frame.minX
                case .y: frame.minY
                }
            var results: [Double?] = []
            for step in part.steps {
                let computation = try PrintedComputation(step.computation)
                let result = computation.printedResult ?? computation.value
                check(
                    isNear(computation.value, result),
                    "\(place): \(step.computation) is \(computation.value ?? .nan)"
                )
                check(isNear(result, step.result), "\(place): \(step.computation), not \(step.result ?? .nan)")
                if step.sentence.hasPrefix("The view around") { unexplained += 1 }
                results.append(result)
            }
            check(isNear(results.last ?? nil, Double(expected)), "\(place): \(part.aspect) \(part) instead of \(expected)")
        }
        return unexplained
    }

    private static func isNear(_ first: Double?, _ second: Double?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return first == second || abs(first - second) < 0.02 + abs(second) * 1e-4
    }

    @Test("The frames of random views follow from the printed steps alone")
    func random() throws {
        var unexplained: [String: Int] = [:]
        var count = 0
        forEach(Rounds.seeds(cost: Rounds.isThorough ? 100 : 20)) { seed, check in
            let layout = RandomLayout(seed: UInt64(seed))
            let drawing = try Self.drawing(layout.text())
            for view in 0..<layout.viewCount {
                guard let explanation = drawing.explanation(of: "v\(view)") else { continue }
                count += 1
                let number = try Self.checkFrame(explanation, check, "seed \(seed), v\(view)")
                if number > 0 { unexplained["seed \(seed), v\(view): \(explanation)", default: 0] += number }
            }
        }
        print("explained \(count), not explained: \(unexplained.count)")
        for (text, _) in unexplained.sorted(by: { $0.key < $1.key }).prefix(3) { print(text) }
    }

    @Test("The frames of the layout documents of the repository follow from the printed steps alone")
    func fixtures() throws {
        let folder = ExampleFolder(repository: Repository.url("."))
        var unexplained: [String: Int] = [:]
        var count = 0
        forEach(try folder.examples()) { example, check in
            guard var figure = example.read().figure else { return }
            figure.imageFolder = folder.images
            figure.explainsLayout = true
            let drawing = try figure.drawing()
            let views = drawing.elements.indices.filter { drawing.elements[$0].proposal != nil }
            // One view of several is enough to find a rule that is wrong.
            for (number, index) in views.enumerated() where Rounds.isThorough || number % 9 == 0 {
                guard let explanation = drawing.explanation(ofElement: index) else { continue }
                count += 1
                let number = try Self.checkFrame(explanation, check, "\(example.path), element \(index)")
                if number > 0 { unexplained["\(example.path) \(explanation)", default: 0] += number }
            }
        }
        print("explained \(count), not explained: \(unexplained.count)")
        for (text, _) in unexplained.sorted(by: { $0.key < $1.key }) { print(text) }
    }
}
