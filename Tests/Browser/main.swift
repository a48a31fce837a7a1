// Writes a page that compares the engine's texts and track lengths with those of a browser. `Scripts/check-browser`
// opens it and reads the result. GRIDPRESS_ROUNDS sets the number of grids (1,500), and GRIDPRESS_SEED the first
// seed (0).

import Foundation
import GridPressTestSupport
import SampleFigures

var page = CheckPage()
for sample in SampleFigure.all { try page.add(sample) }
for seed in 0..<1000 { page.add(SeededParagraph(seed: UInt64(seed))) }
let environment = ProcessInfo.processInfo.environment
let rounds = environment["GRIDPRESS_ROUNDS"].flatMap(UInt64.init) ?? 1500
let seed = environment["GRIDPRESS_SEED"].flatMap(UInt64.init) ?? 0
for round in 0..<rounds { page.add(SeededTracks(seed: seed + round)) }
print(page.html)
