// Writes a page that holds what the engine says about text against what a browser does: `Scripts/check-browser` opens
// it and reads the verdict.

import SampleFigures

var page = CheckPage()
for sample in SampleFigure.all { try page.add(sample) }
for seed in 0..<1000 { page.add(SeededParagraph(seed: UInt64(seed))) }
print(page.html)
