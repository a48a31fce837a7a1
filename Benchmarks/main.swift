// Measures the speed of the package: `make bench`.
//
//     benchmarks [WORD] [--check] [--markdown]   measures all whose names contain the word; with --check, the run fails
//                                                if a limit is exceeded
//     benchmarks --run NAME SIZE [TIMES]         runs one workload of a series, for profilers
//     benchmarks --memory                        writes the bytes of a kept drawing for each labeled cell
//     benchmarks --answer                        reads a name and a size from each line, and writes the seconds of one
//                                                run

import Foundation
import GridPressBenchmarksNative

let words = Array(CommandLine.arguments.dropFirst())
defer { WholePackage.removeFiles() }
switch words.first {
case "--run": try SingleRun.run(Array(words.dropFirst()))
case "--answer": try SingleRun.answer()
case "--memory": try SingleRun.memory()
default: try report(words)
}

/// Measures all series and comparisons whose names contain a word, and prints each when it is measured.
func report(_ words: [String]) throws {
    let table: any Table = words.contains("--markdown") ? MarkdownTable() : PlainTable()
    let word = words.first { !$0.hasPrefix("--") }
    func isChosen(_ name: String) -> Bool { word.map(name.contains) ?? true }
    keepFreedMemory()
    let measure = Measure()
    var isWithinLimits = true
    func print(_ row: Row) {
        table.print(row)
        isWithinLimits = isWithinLimits && row.isWithinLimits
    }
    for series in Series.all where isChosen(series.name) {
        table.printHead(series.name)
        for row in try Row.rows(series, measure) { print(row) }
    }
    let comparisons = try Comparison.all().filter { isChosen($0.measured.name) }
    if !comparisons.isEmpty { table.printHead(nil) }
    for comparison in comparisons { print(try Row(comparison, measure)) }
    if !isWithinLimits, words.contains("--check") {
        WholePackage.removeFiles()
        exit(1)
    }
}
