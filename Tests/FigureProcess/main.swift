import DocumentationFigures
import Foundation
import GridPressPlatform

// Draws the figures of a folder, so that tests can end the process in the middle.
//
//     draw-figures FOLDER [STEP NUMBER]
//
// At a step of writing, counted from 1, the process kills itself.
let words = CommandLine.arguments
guard words.count == 2 || words.count == 4 else {
    print("usage: draw-figures FOLDER [STEP NUMBER]")
    exit(64)
}

/// Counts a step, and ends the process when its number comes.
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
let drawn = FigureDrawer(root: nil).draw(figures)
let findings = PictureComparison(figures, drawn.pictures).write { _, _ in }
exit(findings.isEmpty && drawn.findings.isEmpty ? 0 : 1)
