import Foundation

// Draws the sample figures as a gallery to look at.

do {
    switch try Command(CommandLine.arguments.dropFirst()) {
    case .help: print(Command.usage)
    case .gallery(let folder, let hasFrames):
        exit(try SampleGallery(folder, hasFrames: hasFrames).draw() ? 0 : 1)
    }
} catch {
    report("error: \(error.localizedDescription)")
    exit(1)
}
