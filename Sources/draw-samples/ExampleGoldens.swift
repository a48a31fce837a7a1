import Foundation
import LayoutExamples

/// The golden files of the layout documents: a group of its own, with a folder for each topic.
struct ExampleGoldens {
    /// The folder of the group.
    static let group = "Layouts"

    private let folder: URL

    /// Goldens below a folder.
    init(_ folder: URL) { self.folder = folder.appendingPathComponent(Self.group, isDirectory: true) }

    /// Draws the documents of the repository that the program is run in, and tells whether all could be drawn.
    func draw() throws -> Bool {
        let fixtures = ExampleFolder.current
        var areAllDrawn = true
        for example in try fixtures.examples() {
            do {
                let (svg, findings) = try example.draw(images: fixtures.images)
                for finding in findings where finding.severity > .note {
                    report("warning: \(example.path): \(finding.sentence)")
                }
                let file = folder.appendingPathComponent(example.path + ".svg")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(svg.utf8).write(to: file, options: .atomic)
                print("\(example.path.padding(toLength: 44, withPad: " ", startingAt: 0))\(svg.utf8.count) bytes")
            } catch {
                areAllDrawn = false
                report("error: \(error.localizedDescription)")
            }
        }
        return areAllDrawn
    }
}

extension ExampleFolder {
    /// The examples of the repository that the program is run in.
    static var current: ExampleFolder {
        ExampleFolder(repository: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))
    }
}
