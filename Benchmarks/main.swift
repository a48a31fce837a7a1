// Times what the package promises about speed: `make bench`. A ratio beyond its limit is printed as too slow; with
// `--check` it also fails the run.

import Foundation

let table = Table()
table.printHead()
var isWithinLimits = true
for comparison in try Comparison.all() {
    let row = try Measure().row(comparison)
    table.print(row)
    isWithinLimits = isWithinLimits && row.isWithinLimit
}
if !isWithinLimits, CommandLine.arguments.contains("--check") { exit(1) }
