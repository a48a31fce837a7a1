import Foundation
import GridPressTrainer

/// A state in an address of the page, which contains the values that differ from the defaults, by name.
///
/// The page also reads untrusted addresses. This type reads only addresses in the sources, so an error ends the
/// program.
struct StateAddress {
    let state: TrainerState

    init(_ text: String) {
        let sections = text.components(separatedBy: "~")
        precondition(sections.count == 4 && sections[0] == "1", "\(text) isn't an address")
        state = TrainerState(
            container: Self.numbers(sections[1], ParameterSpec.all(ContainerParameter.self)),
            tracks: Self.list(sections[2], ParameterSpec.all(TrackParameter.self)),
            items: Self.list(sections[3], ParameterSpec.all(ItemParameter.self))
        )
    }

    private static func list(_ section: String, _ table: [ParameterSpec]) -> [Double] {
        guard !section.isEmpty else { return [] }
        return section.components(separatedBy: ";").flatMap { entry in
            let parts = entry.components(separatedBy: "*")
            let count = parts.count > 1 ? Int(parts[1]) ?? 0 : 1
            return Array(repeating: numbers(parts[0], table), count: count).flatMap(\.self)
        }
    }

    private static func numbers(_ section: String, _ table: [ParameterSpec]) -> [Double] {
        var numbers = table.map { $0.initial ?? .nan }
        for entry in section.split(separator: ",") {
            let parts = entry.split(separator: ":").map(String.init)
            guard parts.count == 2, let position = table.firstIndex(where: { $0.name == parts[0] }) else {
                preconditionFailure("\(entry) isn't a parameter")
            }
            let choice = table[position].choices.firstIndex(of: parts[1]).map { Double($0) }
            guard let number = choice ?? Double(parts[1]) else { preconditionFailure("\(entry) has no number") }
            numbers[position] = number
        }
        return numbers
    }
}
