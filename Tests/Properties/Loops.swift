// A release build with a bundled Swift library has no testing library.
#if canImport(Testing)
    import Testing

    /// Tests a property with many seeds, and records one issue if it fails for any of them.
    ///
    /// ```swift
    /// @Test("Frames are apart") func apart() {
    ///     forEachSeed { seed, check in
    ///         let grid = RandomGrid(seed: seed)
    ///         check(grid.frames.areApart, "\(grid)")
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter cost: The duration of a round, in rounds of a simple property. The number of seeds is
    ///   `GRIDPRESS_ROUNDS` divided by the cost.
    package func forEachSeed(
        cost: Int = 1,
        fileID: String = #fileID,
        function: String = #function,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (_ seed: Int, _ check: Check) throws -> Void
    ) {
        let seeds = Rounds.seeds(cost: cost)
        let trial = Trial(name: "seed", mostFailures: 5)
        for seed in seeds where !trial.hasEnough { trial.run("\(seed)", fileID: fileID) { try body(seed, $0) } }
        guard let first = trial.firstFailure else { return }
        let target = fileID.prefix { $0 != "/" }
        let name = function.prefix { $0 != "(" }
        trial.report(
            fix: "Repeat it: make test ONLY=\(target)/\(name) GRIDPRESS_SEED=\(first) GRIDPRESS_ROUNDS=1",
            sourceLocation
        )
    }

    /// Tests a property of each input, and records one issue if it fails for any of them.
    package func forEach<Inputs: Sequence>(
        _ inputs: Inputs,
        fileID: String = #fileID,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (_ input: Inputs.Element, _ check: Check) throws -> Void
    ) {
        let trial = Trial(name: "input", mostFailures: 20)
        for input in inputs where !trial.hasEnough {
            trial.run(String("\(input)".prefix(200)), fileID: fileID) { try body(input, $0) }
        }
        if trial.firstFailure != nil { trial.report(fix: nil, sourceLocation) }
    }

    /// A loop over inputs that ends early after enough failures.
    private final class Trial {
        private let name: String
        private let mostFailures: Int
        private let check = Check()
        private var failures: [String] = []
        private var count = 0
        private(set) var firstFailure: String?

        init(name: String, mostFailures: Int) {
            self.name = name
            self.mostFailures = mostFailures
        }

        var hasEnough: Bool { failures.count >= mostFailures }

        func run(_ input: @autoclosure () -> String, fileID: String, _ body: (Check) throws -> Void) {
            count += 1
            do { try body(check) } catch { check.fail("threw \(error)", line: 0) }
            if check.failures.isEmpty { return }
            let input = input()
            firstFailure = firstFailure ?? input
            let file = fileID.drop { $0 != "/" }.dropFirst()
            for failure in check.takeFailures() {
                let place = failure.line > 0 ? " (\(file):\(failure.line))" : ""
                failures.append("\(name) \(input)\(place): \(failure.message)")
            }
        }

        func report(fix: String?, _ sourceLocation: SourceLocation) {
            let head = "\(failures.count) failures within \(count) rounds"
            let lines = [head] + failures.prefix(mostFailures) + (fix.map { [$0] } ?? [])
            Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
        }
    }
#endif
