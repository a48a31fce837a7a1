import Foundation

// Draws the sample figures: a gallery to look at, or the golden files that the tests compare with.

do {
    switch try Command(CommandLine.arguments.dropFirst()) {
    case .help: print(Command.usage)
    case .gallery(let folder): exit(try Gallery(folder).draw() ? 0 : 1)
    case .goldens(let folder): exit(try Goldens(folder).draw() ? 0 : 1)
    }
} catch {
    report("error: \(error.localizedDescription)")
    exit(1)
}
