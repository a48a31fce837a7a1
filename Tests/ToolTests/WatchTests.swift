import Foundation
import Testing

@testable import GridPressTool

@Suite("Watching")
struct WatchTests {
    /// Watches documents, and runs one step before each check of the files.
    private func watch(_ words: [String], _ steps: [() throws -> Void]) -> Outcome {
        var steps = steps[...]
        return run(["watch", "--diagnostics", "short"] + words) {
            $0.wait = { _ in
                guard let step = steps.popFirst() else { return false }
                #expect(throws: Never.self) { try step() }
                return true
            }
        }
    }

    private let nothing = {}

    @Test("draws at the start, and again what has changed and is complete")
    func changes() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card, "b.xml": Sample.card])
        let path = folder.path
        var seen: [String] = []
        let outcome = watch(
            [path + "a.xml", path + "b.xml", "-o", path + "out/"],
            [
                { try FileManager.default.removeItem(atPath: path + "out/a.svg") },
                nothing,
                { try Data("<Figure title='Half".utf8).write(to: URL(fileURLWithPath: path + "b.xml")) },
                {
                    try Data("<Figure title='Whole'><Color fill='blue'/></Figure>".utf8).write(
                        to: URL(fileURLWithPath: path + "b.xml")
                    )
                },
                { seen.append(try String(contentsOfFile: path + "out/b.svg", encoding: .utf8)) },
                { seen.append(try String(contentsOfFile: path + "out/b.svg", encoding: .utf8)) },
            ]
        )
        #expect(outcome.exit == .fine && outcome.messages.isEmpty)
        let drawn = outcome.output.replacing(path, with: "").split(separator: "\n")
        #expect(drawn == ["drawn: out/a.svg", "drawn: out/b.svg", "drawn: out/b.svg"])
        #expect(seen.count == 2 && seen[0].contains("<title>Card</title>") && seen[1].contains("<title>Whole</title>"))
    }

    @Test("draws a figure again when a document that it names has changed")
    func namedDocuments() throws {
        let states = "<States from='a.xml' to='b.xml'/>"
        let folder = try ScratchFolder(["ab.xml": states, "a.xml": Sample.card, "b.xml": Sample.card])
        let path = folder.path
        let outcome = watch(
            [path + "ab.xml", "-o", path + "out/"],
            [
                nothing,
                {
                    try Data("<Figure title='Whole'><Color fill='blue'/></Figure>".utf8).write(
                        to: URL(fileURLWithPath: path + "b.xml")
                    )
                },
                nothing, nothing,
            ]
        )
        #expect(outcome.exit == .fine && outcome.messages.isEmpty)
        #expect(outcome.output.replacing(path, with: "") == "drawn: out/ab.svg\ndrawn: out/ab.svg\n")
        #expect(try folder.text("out/ab.svg").contains("<title>Whole</title>"))
    }

    @Test("says at a terminal how to end it")
    func hint() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        let words = ["watch", folder.path + "a.xml", "-o", folder.path]
        #expect(run(words) { $0.isWatched = true }.messages == "Watching a file. Press Control-C to stop.\n")
        #expect(run(words).messages.isEmpty)
    }

    @Test("survives documents that are wrong, gone and back")
    func troubles() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        let path = folder.path
        let file = URL(fileURLWithPath: path + "a.xml")
        let outcome = watch(
            [path + "a.xml", path + "later.xml", "-o", path + "out/"],
            [
                { try Data(Sample.unknownElement.utf8).write(to: file) },
                nothing,
                { try FileManager.default.removeItem(at: file) },
                nothing,
                { try Data(Sample.card.utf8).write(to: file) },
                { try Data(Sample.card.utf8).write(to: URL(fileURLWithPath: path + "later.xml")) },
                nothing,
            ]
        )
        #expect(outcome.exit == .fine)
        let lines = outcome.messages.replacing(path, with: "").split(separator: "\n").map { $0.prefix(40) }
        #expect(
            lines == [
                "later.xml:1:1: error: The file doesn't e", "a.xml:1:10: error: Unknown element \"Blob",
                "removed: a.xml. It is drawn again when t",
            ]
        )
        let drawn = outcome.output.replacing(path, with: "").split(separator: "\n")
        #expect(drawn == ["drawn: out/a.svg", "drawn: out/a.svg", "drawn: out/later.svg"])
    }

    @Test("draws everything again when an image changes, and isn't led in a circle by its own pictures")
    func images() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card, "b.xml": Sample.card])
        let path = folder.path
        let outcome = watch(
            [path + "a.xml", path + "b.xml", "-o", path, "--images", path],
            [
                nothing, nothing,
                { try Data("x".utf8).write(to: URL(fileURLWithPath: path + "new.PNG")) },
                nothing, nothing, nothing,
            ]
        )
        let drawn = outcome.output.replacing(path, with: "").split(separator: "\n")
        #expect(drawn == ["drawn: a.svg", "drawn: b.svg", "drawn: a.svg", "drawn: b.svg"])
    }
}
