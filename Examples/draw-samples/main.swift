import Foundation
import LayoutExamples

// Draws the sample figures as a gallery to look at, and the page of the layout documents.

do {
    switch try Command(CommandLine.arguments.dropFirst()) {
    case .help: print(Command.usage)
    case .gallery(let folder, let hasFrames):
        exit(try SampleGallery(folder, hasFrames: hasFrames).draw() ? 0 : 1)
    case .examples:
        // The paths are relative to the repository in which the program runs.
        let repository = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        print(ExamplePage.markdown(try ExampleFolder(repository: repository).examples()), terminator: "")
    }
} catch {
    report("error: \(error.localizedDescription)")
    exit(1)
}
