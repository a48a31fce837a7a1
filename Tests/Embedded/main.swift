// Prints the answers of all layout solvers, for `Scripts/check-embedded`. The script runs this program twice, as an
// ordinary one and as Embedded Swift in WebAssembly. Both have to print the same answers to the last bit.
//
// For a new solver, add a file with its cases, and one line here.

stackCases()
guideCases()
flexibleLengthCases()
aspectRatioCases()
trackGridCases()
lazyGridCases()
rowGridCases()
flowCases()
masonryCases()
spanGridCases()
scalingCases()
