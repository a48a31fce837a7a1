import Foundation
import LayoutExamples

// Draws the sample figures: a gallery to look at, or the golden files that the tests compare with.

do {
    switch try Command(CommandLine.arguments.dropFirst()) {
    case .help: print(Command.usage)
    case .gallery(let folder, let hasFrames):
        exit(try SampleGallery(folder, hasFrames: hasFrames).draw() ? 0 : 1)
    case .goldens(let folder):
        try FrontPageGoldens(folder).draw()
        let areAllDrawn = [try Goldens(folder).draw(), try ExampleGoldens(folder).draw()]
        exit(areAllDrawn.contains(false) ? 1 : 0)
    case .examples: print(ExamplePage.markdown(try ExampleFolder.current.examples()), terminator: "")
    }
} catch {
    report("error: \(error.localizedDescription)")
    exit(1)
}
