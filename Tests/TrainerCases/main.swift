// Writes random states of each system, with the picture and the code that the module has to reproduce bit for bit.
//
//     trainer-cases COUNT [swift|pictures]
//
// The output consists of numbers of 8 bytes, with the least significant byte first. It begins with the numbers of
// parameters of a container, a track and an item. For each state, these follow:
//
// - the counts of tracks and items, and the numbers of the state,
// - the count of the picture's numbers, and these numbers,
// - the count of the numbers in the steps of all items, and these numbers,
// - the count of bytes in the code of all languages, and these bytes, each as a number.
//
// With `pictures`, there is no code. With `swift`, the output is only the Swift code, as text.

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
