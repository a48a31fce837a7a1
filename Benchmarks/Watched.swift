import Foundation

/// Single works, done for programs that watch this one: what they count, and how they compare it, is theirs.
enum Watched {
    nonisolated(unsafe) fileprivate static var counted: () throws -> Int = { 0 }

    /// Does one work: once to warm up, which is not counted, then so many times.
    static func run(_ words: [String]) throws {
        guard words.count >= 2, let series = Series.named(words[0]), let size = Int(words[1]) else {
            let names = Series.all.map { "  \($0.name)" }.joined(separator: "\n")
            FileHandle.standardError.write(Data("error: give a name and a size; the names are\n\(names)\n".utf8))
            exit(2)
        }
        counted = try series.pair(size).work
        let times = words.count > 2 ? Int(words[2]) ?? 1 : 1
        _ = try counted()
        for _ in 0..<times { precondition(countedWork() > 0) }
    }

    /// Answers lines, each with a name, a tab and a size, with the seconds that one run took.
    static func answer() throws {
        var works: [String: Work] = [:]
        while let line = readLine() {
            let words = line.split(separator: "\t").map(String.init)
            if works[line] == nil, words.count == 2, let size = Int(words[1]), let series = Series.named(words[0]) {
                let work = Work(line, run: try series.pair(size).work)
                _ = try work.run()
                works[line] = work
            }
            guard let work = works[line] else {
                print("error: no work is called \(line)")
                continue
            }
            let seconds = try Measure().seconds(work)
            // Nothing may wait in a buffer: whoever asked waits for it.
            FileHandle.standardOutput.write(Data("\(seconds)\n".utf8))
        }
    }
}

/// What is counted: everything that runs inside of it, and nothing else.
///
/// Callgrind finds it by this name, so it is never made a part of its caller.
@_silgen_name("gridpress_counted")
@inline(never)
func countedWork() -> Int { (try? Watched.counted()) ?? 0 }
