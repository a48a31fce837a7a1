import Foundation
import Snapshots

// Records snapshots, so that tests can do so in several processes, and end one in the middle.
//
//     record-snapshots FOLDER MODE NAME COUNT ROUNDS
//
// Each round records so many snapshots with the same texts, which are others in the next round. There is no end to 0
// rounds.
let words = CommandLine.arguments
guard words.count == 6, let mode = RecordMode(rawValue: words[2]), let count = Int(words[4]), let rounds = Int(words[5])
else {
    print("usage: record-snapshots FOLDER MODE NAME COUNT ROUNDS")
    exit(64)
}
let keeper = SnapshotKeeper(SnapshotFolder(words[1]), mode: mode)
let texts = ["a", "b"].map { String(repeating: $0, count: 100_000) }
// At once: who waits for it ends the process.
FileHandle.standardOutput.write(Data("ready\n".utf8))
var round = 0
while round < rounds || rounds == 0 {
    for index in 0..<count {
        _ = keeper.settle(Snapshot(SnapshotName(["\(words[3]) \(index)"]), .text, texts[round % 2]))
    }
    round += 1
}
