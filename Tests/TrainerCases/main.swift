// Writes random states of each system with their pictures and their code, which the module has to give back bit for bit.
//
// Usage: trainer-cases COUNT
//
// All are numbers of 8 bytes, with the least significant first: the counts of tracks and items, the numbers of the state,
// the count of the numbers of the picture, these numbers, and the count of the bytes of the code, each byte a number.

import Foundation
import GridPressTrainer
import TrainerSupport

let count = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 300

func write(_ numbers: [Double]) {
    let bytes = numbers.withUnsafeBytes { Data($0) }
    FileHandle.standardOutput.write(bytes)
}

for system in TrainerSystem.allCases {
    for seed in 0..<count {
        var random = RandomState(seed: seed)
        let state = random.state(of: system)
        let picture = state.picture().numbers
        let code = state.document().map { Double($0) }
        write(
            [Double(state.trackCount), Double(state.itemCount)] + state.container + state.tracks + state.items
                + [Double(picture.count)] + picture + [Double(code.count)] + code
        )
    }
}
