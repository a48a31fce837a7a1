// Writes random states of each system with their pictures and their code, which the module has to give back bit for bit.
//
// Usage: trainer-cases COUNT [swift|pictures]
//
// All are numbers of 8 bytes, with the least significant first: how many numbers a container, a track and an item have; for
// each state the counts of tracks and items, the numbers of the state, the count of the numbers of the picture, these numbers,
// the count of the numbers of the steps of all items, these, and the count of the bytes of the code in all languages, each byte a number. With the word `pictures` no code follows, and
// with `swift` the code in Swift is written as text instead.

import Foundation
import GridPressTrainer
import TrainerSupport

let words = CommandLine.arguments.dropFirst()
let count = words.first.flatMap { UInt64($0) } ?? 300

func write(_ numbers: [Double]) {
    let bytes = numbers.withUnsafeBytes { Data($0) }
    FileHandle.standardOutput.write(bytes)
}

if words.last != "swift" {
    write([
        Double(ContainerParameter.allCases.count), Double(TrackParameter.allCases.count),
        Double(ItemParameter.allCases.count),
    ])
}
for system in TrainerSystem.allCases {
    for seed in 0..<count {
        var random = RandomState(seed: seed)
        let state = random.state(of: system)
        if words.last == "swift" {
            FileHandle.standardOutput.write(Data(state.code(.swift)))
            continue
        }
        let picture = state.picture().numbers
        let steps = (0..<state.itemCount).flatMap { state.explanation(of: $0)?.numbers ?? [] }
        let code =
            words.last == "pictures" ? [] : CodeLanguage.allCases.flatMap { state.code($0) }.map { Double($0) }
        write(
            [Double(state.trackCount), Double(state.itemCount)] + state.container + state.tracks + state.items
                + [Double(picture.count)] + picture + [Double(steps.count)] + steps + [Double(code.count)] + code
        )
    }
}
