import Foundation
import GridPressPlatform
import Testing

@testable import GridPressTool

@Suite("Converted pictures")
struct ConversionTests {
    private static let isInstalled = (try? ProgramCall([PictureConversion.program, "--version"]).run())?.status == 0

    /// Calls the tool with the environment of this process.
    private func runHere(_ words: String...) -> Outcome {
        run(words) { $0.environment = ProcessInfo.processInfo.environment }
    }

    /// Returns the bytes of a file in a folder.
    private func bytes(_ folder: borrowing ScratchFolder, _ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(fileURLWithPath: folder.path + name)))
    }

    /// Returns the width and height in the header of a PNG file, or `nil` for another file.
    private func size(ofPNG bytes: [UInt8]) -> [Int]? {
        guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]), bytes.count > 24 else { return nil }
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test("have two pixels for each point as PNG, or as many as are asked for", .enabled(if: isInstalled))
    func png() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        let file = folder.path + "a.xml"
        #expect(runHere("render", file, "--format", "png", "-o", folder.path).exit == .fine)
        #expect(try size(ofPNG: bytes(folder, "a.png")) == [80, 40])
        #expect(runHere("render", file, "--format", "png", "--scale", "3", "-o", folder.path + "b.png").exit == .fine)
        #expect(try size(ofPNG: bytes(folder, "b.png")) == [120, 60])
    }

    @Test("are one page as PDF", .enabled(if: isInstalled))
    func pdf() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        #expect(runHere("render", folder.path + "a.xml", "--format", "pdf", "-o", folder.path).exit == .fine)
        #expect(try bytes(folder, "a.pdf").starts(with: "%PDF-".utf8))
    }

    @Test("go to standard output as the bytes that they are", .enabled(if: isInstalled))
    func standardOutput() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        var written: [UInt8] = []
        let outcome = run(["render", folder.path + "a.xml", "--format", "png"]) {
            $0.environment = ProcessInfo.processInfo.environment
            $0.output = { written += $0 }
        }
        #expect(outcome.exit == .fine && size(ofPNG: written) == [80, 40])
    }

    @Test("say how to install what makes them, and draw nothing, where it is missing")
    func missingProgram() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        let outcome = run(["render", folder.path + "a.xml", "--format", "pdf", "-o", folder.path]) {
            $0.environment = ["PATH": folder.path]
        }
        #expect(outcome.exit == .noInput)
        #expect(outcome.messages.contains("\"rsvg-convert\", which makes PDF, isn't installed."))
        #expect(outcome.messages.contains("apt-get install librsvg2-bin"))
        #expect(try folder.names() == ["a.xml"])
    }

    @Test("leave the old picture where what makes them fails, and say what it said")
    func failure() throws {
        let folder = try ScratchFolder([
            "a.xml": Sample.card, "a.png": "old", "rsvg-convert": "#!/bin/sh\necho too large >&2\nexit 1\n",
        ])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "rsvg-convert")
        let outcome = run(["render", folder.path + "a.xml", "--format", "png", "-o", folder.path]) {
            $0.environment = ["PATH": folder.path]
        }
        #expect(
            outcome.exit == .cannotCreate && outcome.messages.contains("can't be converted by rsvg-convert: too large.")
        )
        #expect(outcome.messages.contains("[output.conversion]"))
        #expect(try folder.text("a.png") == "old")
    }

    @Test(
        "refuse what they can't have",
        arguments: [
            ("--format pdf --scale 2", "The option --scale has no effect with --format pdf."),
            ("--scale 2", "The option --scale has no effect with --format svg."),
            ("--format png --scheme adaptive", "The option --scheme adaptive has no effect with --format png."),
            ("--format png --mode boxes", "The option --mode has no effect with --format png."),
        ]
    )
    func idleOptions(words: String, message: String) {
        let outcome = run(["render", "a.xml"] + words.split(separator: " ").map(String.init))
        #expect(outcome.exit == .usage && outcome.messages.contains(message))
    }
}
