import DocumentationFigures
import FigureEngine
import Foundation
import GridPressPlatform

// Draws the figures of a folder. Tests use it to end the process while files are written.
//
//     draw-figures FOLDER [STEP NUMBER]
//
// The process kills itself at the NUMBERth occurrence of a step of writing, counted from 1.
let words = CommandLine.arguments
guard words.count == 2 || words.count == 4 else {
    print("usage: draw-figures FOLDER [STEP NUMBER]")
    exit(64)
}

/// Counts the occurrences of a step and kills the process at a given one.
final class Deadline: @unchecked Sendable {
    private let step: AtomicFile.Step?
    private var rest: Int

    init(_ step: AtomicFile.Step?, _ number: Int) {
        self.step = step
        rest = number
    }

    func count(_ step: AtomicFile.Step) {
        guard step == self.step else { return }
        rest -= 1
        if rest == 0 { kill(getpid(), SIGKILL) }
    }
}

if words.count == 4 {
    let deadline = Deadline(AtomicFile.Step(rawValue: words[2]), Int(words[3]) ?? 0)
    AtomicFile.onStep = { deadline.count($0) }
}
let figures = FigureSet([words[1]], places: PicturePlaces())
let drawn = FigureDrawer(root: nil, maker: EnginePictureMaker()).draw(figures)
let findings = PictureComparison(figures, drawn.pictures, maker: EnginePictureMaker()).write { _, _ in }
exit(findings.isEmpty && drawn.findings.isEmpty ? 0 : 1)
