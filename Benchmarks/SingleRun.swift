import Foundation
import GridPressBenchmarksNative
import GridPressDrawings

/// Runs of a single workload for other programs, which count or compare what it costs.
enum SingleRun {
    nonisolated(unsafe) fileprivate static var counted: () throws -> Int = { 0 }

    /// Runs one workload: once to warm up, then the given number of times.
    static func run(_ words: [String]) throws {
        guard words.count >= 2, let series = Series.named(words[0]), let size = Int(words[1]) else {
            let names = Series.all.map { "  \($0.name)" }.joined(separator: "\n")
            FileHandle.standardError.write(Data("error: Expected a series and a size, such as:\n\(names)\n".utf8))
            exit(2)
        }
        counted = try series.pair(size).work
        let times = words.count > 2 ? Int(words[2]) ?? 1 : 1
        _ = try counted()
        for _ in 0..<times { precondition(countedWork() > 0) }
    }

    /// Writes the bytes that a kept drawing of labeled cells takes, for each cell.
    static func memory() throws {
        let count = 10_000
        let figure = LabelledCells.figure(count)
        // The first drawing creates what all drawings share.
        _ = try figure.drawing()
        let before = allocatedBytes()
        let drawing = try figure.drawing()
        let bytes = allocatedBytes() - before
        // The memory of unused capacity is never touched.
        let unused = (drawing.elements.capacity - drawing.elements.count) * MemoryLayout<Drawing.Element>.stride
        print((bytes - unused) / count)
    }

    /// Reads lines with a name, a tab and a size, and writes the seconds of one run for each.
    static func answer() throws {
        var workloads: [String: Workload] = [:]
        while let line = readLine() {
            let words = line.split(separator: "\t").map(String.init)
            if workloads[line] == nil, words.count == 2, let size = Int(words[1]), let series = Series.named(words[0]) {
                let work = Workload(line, run: try series.pair(size).work)
                _ = try work.run()
                workloads[line] = work
            }
            guard let work = workloads[line] else {
                print("error: Expected a series, a tab and a size: \(line)")
                continue
            }
            let seconds = try Measure().seconds(work)
            // Unbuffered, because the reader waits for each result.
            FileHandle.standardOutput.write(Data("\(seconds)\n".utf8))
        }
    }
}

/// Runs the workload that profilers count.
///
/// Callgrind finds the function by its name, so it is never inlined.
@_silgen_name("gridpress_counted")
@inline(never)
func countedWork() -> Int { (try? SingleRun.counted()) ?? 0 }
