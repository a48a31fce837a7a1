// Times what the package promises about speed: `make bench`. A ratio beyond its limit is printed as too slow; with
// `--check` it also fails the run. A word chooses the comparisons whose names hold it.

import Foundation

let table = Table()
table.printHead()
var isWithinLimits = true
let word = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("--") }
for comparison in try Comparison.all() where word.map(comparison.measured.name.contains) ?? true {
    let row = try Measure().row(comparison)
    table.print(row)
    isWithinLimits = isWithinLimits && row.isWithinLimit
}
SnapshotFiles.remove()
if !isWithinLimits, CommandLine.arguments.contains("--check") { exit(1) }
