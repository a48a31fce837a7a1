import Foundation
import GridPressPlatform
import GridPressProperties
import Testing

@testable import DocumentationFigures

@Suite("A process that ends while it writes figures", .timeLimit(.minutes(5)))
struct KilledProcessTests {
    private static let pages = [
        "README.md": PageFolder.page("card") + PageFolder.page("other"), "Guide.md": PageFolder.page("guide"),
    ]

    /// Draws the figures of a folder in another process and returns its exit code.
    ///
    /// - Parameters:
    ///   - folder: The folder with the pages.
    ///   - step: The step of writing at which the process kills itself; `nil` to let it finish.
    ///   - number: The number of the step, counted from 1.
    private func draw(_ folder: String, _ step: AtomicFile.Step? = nil, _ number: Int = 0) throws -> Int32 {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("draw-figures")
        process.arguments = [folder] + (step.map { [$0.rawValue, "\(number)"] } ?? [])
        try process.startAsChild()
        process.waitUntilChildEnds()
        return process.terminationStatus
    }

    @Test("leaves each page old or new, and the next one finishes", arguments: AtomicFile.Step.allCases)
    func steps(step: AtomicFile.Step) throws {
        let finished = try PageFolder(Self.pages)
        #expect(try draw(finished.files.path) == 0)
        let new = try finished.texts()
        #expect(new.count == 8)
        // Each file is written once: two pages, and two pictures for each figure.
        for number in (1...8).sampled(oneIn: 4) {
            let folder = try PageFolder(Self.pages)
            #expect(try draw(folder.files.path, step, number) == SIGKILL)
            for (name, text) in try folder.texts() where !name.contains(".gridpress-") {
                #expect(text == new[name] || text == Self.pages[name], "\(name) after \(step) \(number)")
            }
            #expect(try draw(folder.files.path) == 0)
            #expect(try folder.texts() == new, "after \(step) \(number)")
        }
    }
}
