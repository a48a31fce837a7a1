import Foundation
import GridPressPlatform
import GridPressSnapshots

// Records snapshots. Tests run it in several processes, and kill some of them while they write.
//
//     record-snapshots FOLDER NAME COUNT ROUNDS [STEP]
//
// Each round records COUNT snapshots. If a golden file exists, the round leaves a pending file and accepts it. With 0
// rounds, the process never ends. At a STEP of writing, the process kills itself.
let words = CommandLine.arguments
guard (5...6).contains(words.count), let count = Int(words[3]), let rounds = Int(words[4]) else {
    print("usage: record-snapshots FOLDER NAME COUNT ROUNDS [STEP]")
    exit(64)
}
let deadly = words.count > 5 ? AtomicFile.Step(rawValue: words[5]) : nil
let keeper = SnapshotVerifier(SnapshotFolder(words[1]), mode: .missing)
let texts = ["a", "b"].map { String(repeating: $0, count: 300_000) }
// This is written without buffering, because the parent waits for it.
FileHandle.standardOutput.write(Data("ready\n".utf8))

func record(round: Int) {
    for index in 0..<count {
        let snapshot = Snapshot(SnapshotName(["\(words[2]) \(index)"]), .text, texts[round % 2])
        if !FileManager.default.fileExists(atPath: keeper.folder.path(of: snapshot.name, snapshot.format)) {
            _ = keeper.verify(snapshot)
        } else {
            _ = keeper.folder.write(snapshot, .pending)
            _ = keeper.folder.accept(snapshot.name, snapshot.format)
        }
    }
}

func dying(at deadly: AtomicFile.Step) -> @Sendable (AtomicFile.Step) -> Void {
    { if $0 == deadly { kill(getpid(), SIGKILL) } }
}

AtomicFile.onStep = deadly.map(dying)
var round = 0
while round < rounds || rounds == 0 {
    record(round: round)
    round += 1
}
