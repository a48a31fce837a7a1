import Foundation

/// A run of the tool with every hostile file, which prints the costs.
struct Report {
    let tool: String
    let folder: String
    /// The factor of all time limits, for slower machines.
    let slack: Double
    /// The maximum number of attempts for a file that exceeds a limit, because the machine may be busy.
    private static let tries = 3

    /// Runs all trials and prints them.
    ///
    /// Returns whether all of them pass.
    func run() throws -> Bool {
        var isFine = true
        var costs: [(cpu: Double, memory: Int)] = []
        print("    ms  cpu ms     MB  file")
        for trial in Trial.all(in: folder) {
            let (outcome, complaints) = try best(of: trial)
            print(
                [milliseconds(outcome.wall), milliseconds(outcome.cpu), megabytes(outcome.memory)]
                    .map { pad($0, 6) }.joined(separator: "  ") + "  " + trial.name
            )
            for complaint in complaints { print("error: \(trial.name): \(complaint)") }
            if !complaints.isEmpty { isFine = false }
            if case .refused = trial.cost { costs.append((outcome.cpu, outcome.memory)) }
        }
        let slowest = costs.map(\.cpu).max() ?? 0
        let largest = costs.map(\.memory).max() ?? 0
        print(
            "\(costs.count) refused files, the slowest in \(milliseconds(slowest)) ms, "
                + "the largest in \(megabytes(largest)) MB"
        )
        return isFine
    }

    /// Returns the first outcome without complaints, or the last one.
    private func best(of trial: Trial) throws -> (Child.Outcome, [String]) {
        var result: (Child.Outcome, [String])?
        for _ in 0..<Self.tries {
            let outcome = try Child.run(tool, trial.words, output: folder + "/output.txt")
            let complaints = trial.complaints(about: outcome, slack: slack)
            result = (outcome, complaints)
            if complaints.isEmpty || outcome.wall > Child.patience { break }
        }
        return result!
    }

    private func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded()))" }
    private func megabytes(_ bytes: Int) -> String { "\(bytes >> 20)" }
    private func pad(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }
}
