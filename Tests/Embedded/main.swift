// The solvers at work, for `Scripts/check-embedded`: the script runs this program twice, as an ordinary one and as
// Embedded Swift in WebAssembly, and the two have to print the same answers to the last bit.
//
// A new solver adds a file of its own and one line here.

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
