import Foundation

/// The number of inputs for each property, and the first seed.
///
/// Both are environment variables. A failure can be repeated with a single command, and the same tests are quick
/// during development and thorough before a release.
package enum Rounds {
    /// The number of rounds for a simple property: `GRIDPRESS_ROUNDS`, or 100 by default.
    package static let standard = number(named: "GRIDPRESS_ROUNDS", atLeast: 1) ?? 100

    /// The first seed: `GRIDPRESS_SEED`, or 0 by default.
    package static let firstSeed = number(named: "GRIDPRESS_SEED", atLeast: 0) ?? 0

    /// Returns the seeds of a property.
    ///
    /// - Parameter cost: The duration of a round, in rounds of a simple property.
    package static func seeds(cost: Int) -> Range<Int> {
        let count = max(1, standard / cost)
        return firstSeed..<firstSeed + count
    }

    /// Whether tests run completely, as with `make ci-full`: from 5,000 rounds, the least number there.
    package static let isThorough = standard >= 5_000

    /// Returns the number of elements for a test of many elements.
    ///
    /// - Parameter thorough: The number of elements in a thorough run, which is the maximum.
    package static func size(_ thorough: Int) -> Int { max(1, min(thorough, thorough / 20 * standard / 400)) }

    private static func number(named name: String, atLeast least: Int) -> Int? {
        guard let text = ProcessInfo.processInfo.environment[name], !text.isEmpty else { return nil }
        guard let number = Int(text), number >= least else {
            preconditionFailure("\"\(text)\" isn't a valid value for \(name). Use a whole number from \(least).")
        }
        return number
    }
}
