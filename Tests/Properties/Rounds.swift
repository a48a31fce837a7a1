import Foundation

/// How many inputs the properties are tried with, and from which one on.
///
/// Both are environment variables, so that one line repeats a failure, and so that the same tests are quick while
/// somebody edits and thorough before a release.
package enum Rounds {
    /// How many rounds a property gets whose rounds cost next to nothing: `GRIDPRESS_ROUNDS`, by default 500.
    package static let standard = number(named: "GRIDPRESS_ROUNDS", atLeast: 1) ?? 500

    /// The first seed: `GRIDPRESS_SEED`, by default 0.
    package static let firstSeed = number(named: "GRIDPRESS_SEED", atLeast: 0) ?? 0

    /// Returns the seeds of a property, where each round takes as long as so many rounds of a cheap one.
    package static func seeds(cost: Int) -> Range<Int> {
        let count = max(1, standard / cost)
        return firstSeed..<firstSeed + count
    }

    /// Whether everything is checked, as `make ci-full` does.
    package static let isThorough = standard >= 20_000

    /// Returns how many things a test of many things makes, which are so many where everything is checked.
    package static func size(_ thorough: Int) -> Int { max(1, min(thorough, thorough / 20 * standard / 1000)) }

    private static func number(named name: String, atLeast least: Int) -> Int? {
        guard let text = ProcessInfo.processInfo.environment[name], !text.isEmpty else { return nil }
        guard let number = Int(text), number >= least else {
            preconditionFailure("\"\(text)\" isn't a valid value for \(name). Use a whole number from \(least).")
        }
        return number
    }
}
