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

    /// Calculates the parts of a frame from the printed steps alone, and returns the number of unexplained parts.
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
            check(
                isNear(results.last ?? nil, Double(expected)),
                "\(place): \(part.aspect) \(part) instead of \(expected)"
            )
        }
        return unexplained
    }

    private static func isNear(_ first: Double?, _ second: Double?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return first == second || abs(first - second) < 0.02 + abs(second) * 1e-4
    }

    // MARK: Recomputing frames

    @Test("The frames of random views follow from the printed steps alone")
    func random() throws {
        forEach(Rounds.seeds(cost: Rounds.isThorough ? 100 : 40)) { seed, check in
            let layout = RandomLayout(seed: UInt64(seed))
            let drawing = try Self.drawing(layout.text())
            for view in 0..<layout.viewCount {
                guard let explanation = drawing.explanation(of: "v\(view)") else { continue }
                let place = "seed \(seed), v\(view)"
                check.equal(try Self.checkFrame(explanation, check, place), 0, "unexplained steps at \(place)")
            }
        }
    }

    @Test("The frames of the layout documents of the repository follow from the printed steps alone")
    func fixtures() throws {
        let folder = ExampleFolder(repository: Repository.url("."))
        let unexplained = Locked(0)
        let count = Locked(0)
        forEach(try folder.examples().sampled(oneIn: 8)) { example, check in
            guard var figure = example.read().figure else { return }
            figure.imageFolder = folder.images
            figure.explainsLayout = true
            let drawing = try figure.drawing()
            let views = drawing.elements.indices.filter { drawing.elements[$0].proposal != nil }
            // Every ninth view is enough to find a wrong rule.
            for index in views.sampled(oneIn: 9) {
                guard let explanation = drawing.explanation(ofElement: index) else { continue }
                count.use { $0 += 1 }
                let number = try Self.checkFrame(explanation, check, "\(example.path), element \(index)")
                unexplained.use { $0 += number }
            }
        }
        // Custom layouts and views that read their own size have no explanation.
        #expect(unexplained.use { $0 } * (Rounds.isThorough ? 40 : 12) <= count.use { $0 })
    }

    // MARK: Changing numbers

    @Test("A number that changes a frame is in its steps, and one in its steps that doesn't is limited there")
    func changes() throws {
        forEach(Rounds.seeds(cost: Rounds.isThorough ? 40 : 10)) { seed, check in
            let layout = RandomLayout(seed: UInt64(seed))
            var random = SeededGenerator(seed: UInt64(seed) &+ 1)
            guard let number = layout.numbers.indices.randomElement(using: &random) else { return }
            let change = Double(Int.random(in: 3...25, using: &random))
            let before = try Self.drawing(layout.text())
            let after = try Self.drawing(layout.text(changing: number, by: change))
            let view = "v\(Int.random(in: 0..<layout.viewCount, using: &random))"
            guard let first = before.explanation(of: view), let second = after.explanation(of: view) else { return }
            for (old, new) in zip(first.parts, second.parts) {
                let place = "seed \(seed), number \(number) by \(change), \(view), \(old.aspect)"
                let isNamed = old.steps.map(\.inputs) != new.steps.map(\.inputs)
                if !Self.isNear(old.result, new.result) {
                    check(isNamed, "\(place) changes the frame, and no number of its steps: \(old) \(new)")
                } else if isNamed, old.steps.count == new.steps.count {
                    let limiting = zip(old.steps, new.steps).first { $0.inputs != $1.inputs && $0.result == $1.result }
                    // A different rule with the same result isn't a limit of this step.
                    guard let (step, changed) = limiting, step.sentence == changed.sentence else { continue }
                    check(
                        step.isLimiting || step.differsTwice(from: changed),
                        "\(place) is in a step that doesn't say why it changes nothing: \(step)"
                    )
                }
            }
        }
    }

    // MARK: Rules

    @Test("The headings of all rules are in the documentation")
    func headings() throws {
        for rule in 0..<LayoutReasons.ruleCount {
            let (sentence, heading) = LayoutReasons.rule(rule)
            #expect(!sentence.contains("{"), "\(sentence)")
            let page = try Repository.text("Documentation/\(heading.page).md")
            let titles = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map {
                $0.drop { $0 == "#" || $0 == " " }
            }
            #expect(titles.contains { $0 == heading.title }, "\(heading)")
        }
    }
}

extension Drawing.Explanation.Step {
    /// The calculation without its result and without names, which may come from a truncated text.
    fileprivate var inputs: String {
        String(computation.split(separator: " = ").first ?? "").replacing(/"[^"]*"/, with: "")
    }

    /// Returns whether several numbers of the calculation differ, so that the differences may cancel out.
    fileprivate func differsTwice(from other: Self) -> Bool {
        let numbers = [self, other].map { step in step.inputs.matches(of: /[0-9.]+/).map { String($0.output) } }
        return zip(numbers[0], numbers[1]).filter { $0 != $1 }.count > 1
    }

    /// Whether one of the step's numbers may have no effect, because it is limited, rounded, or one of several.
    fileprivate var isLimiting: Bool {
        ["the least of", "the most of", "rounded up"].contains { computation.contains($0) }
            || ["fits into", "in the middle", "as its alignment says", "limits"].contains { sentence.contains($0) }
    }
}
