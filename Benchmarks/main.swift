// Times what the package promises about speed: `make bench`.
//
//     benchmarks [WORD] [--check] [--markdown]   tells all whose names hold the word; with --check, what is beyond its
//                                                limit fails the run
//     benchmarks --run NAME SIZE [TIMES]         does one work of a series, for programs that watch this one
//     benchmarks --answer                        reads a name and a size from each line, and answers with the seconds
//                                                that one run takes

import Foundation
import GridPressBenchmarksNative

let words = Array(CommandLine.arguments.dropFirst())
defer { SnapshotFiles.remove() }
switch words.first {
case "--run": try Watched.run(Array(words.dropFirst()))
case "--answer": try Watched.answer()
default: try report(words)
}

/// Measures everything, and prints it as it comes.
func report(_ words: [String]) throws {
    let table: any Table = words.contains("--markdown") ? MarkdownTable() : PlainTable()
    let word = words.first { !$0.hasPrefix("--") }
    func isAsked(_ name: String) -> Bool { word.map(name.contains) ?? true }
    keepFreedMemory()
    let measure = Measure()
    var isWithinLimits = true
    func print(_ row: Row) {
        table.print(row)
        isWithinLimits = isWithinLimits && row.isWithinLimits
    }
    for series in Series.all where isAsked(series.name) {
        table.printHead(series.name)
        for row in try Row.rows(series, measure) { print(row) }
    }
    let comparisons = try Comparison.all().filter { isAsked($0.measured.name) }
    if !comparisons.isEmpty { table.printHead(nil) }
    for comparison in comparisons { print(try Row(comparison, measure)) }
    if !isWithinLimits, words.contains("--check") {
        SnapshotFiles.remove()
        exit(1)
    }
}
