import Foundation
import GridPressTrainer

/// The description of a parameter in its table.
struct ParameterSpec {
    let name: String
    let label: String
    /// The kind: `length`, `count`, `number`, `choice` or `flag`.
    let kind: String
    let isOptional: Bool
    let range: ClosedRange<Double>
    /// The default; `nil` if the number is missing by default.
    let initial: Double?
    let choices: [String]
    /// The systems that use the parameter; empty for all.
    let systems: [String]

    /// Creates the description of a parameter from the raw value of its case, see `TrainerParameter`.
    init(name: String, _ text: String) {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.split(separator: " ").map(String.init)
        }
        precondition(parts.count >= 2 && !parts[1].isEmpty, "\(name) has no kind")
        self.name = name
        label = parts[0].joined(separator: " ")
        var words = parts[1]
        let kind = words.removeFirst()
        isOptional = kind.hasSuffix("?")
        self.kind = isOptional ? String(kind.dropLast()) : kind
        systems = parts.count > 2 ? parts[2] : []
        switch self.kind {
        case "choice": (choices, range, initial) = (words, 0...Double(words.count - 1), 0)
        case "flag": (choices, range, initial) = ([], 0...1, 0)
        default:
            choices = []

            range = Self.range(words.first ?? "")
            initial = isOptional ? nil : words.last.flatMap { Double($0) } ?? range.lowerBound
        }
    }

    private static func range(_ text: String) -> ClosedRange<Double> {
        let ends = text.components(separatedBy: "...").compactMap { Double($0) }
        precondition(ends.count == 2 && ends[0] <= ends[1], "\(text) isn't a range")
        return ends[0]...ends[1]
    }

    /// Returns the parameters of a table.
    static func all<Table: TrainerParameter>(_ table: Table.Type) -> [ParameterSpec] {
        Table.allCases.map { ParameterSpec(name: "\($0)", $0.rawValue) }
    }
}
