import Foundation
import GridPressProperties
import Testing
import XMLReading

@testable import GridPressTool

@Suite("Files that are read")
struct InputTests {
    private static let limit = XMLLimits.layoutDocument.bytes

    @Test("are files, and what else there is gets a separate message", .timeLimit(.minutes(5)))
    func kinds() throws {
        let folder = try ScratchFolder()
        mkfifo(folder.path + "pipe", 0o600)
        try folder.link("loop", to: "loop")
        let cases: [(path: String, code: String, message: String)] = [
            (folder.path + "none", "input.missing", "The file doesn't exist."),
            (folder.path, "input.no-file", "The path is a folder."),
            (folder.path + "pipe", "input.no-file", "The path is a pipe or a device."),
            ("/dev/null", "input.no-file", "The path is a pipe or a device."),
            (folder.path + "loop", "input.unreadable", "The file can't be read: "),
            (folder.path + "none/x", "input.missing", "The file doesn't exist."),
            (String(repeating: "x", count: 5000), "input.unreadable", "The file can't be read: "),
        ]
        forEach(cases) { item, check in
            for command in ["render", "check", "format"] {
                let outcome = run(command, item.path)
                let text = outcome.output + outcome.messages
                check.equal(outcome.exit, .noInput, "\(command)")
                check(text.contains(item.message), "\(command): \(text)")
                check(text.contains("[\(item.code)]"), "\(command): \(text)")
            }
        }
    }

    @Test("have names in UTF-8; others are reported by their folder and by themselves")
    func names() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        let name = folder.path.utf8CString.dropLast() + [CChar(bitPattern: 0xFF)] + ".xml\u{0}".utf8CString.dropLast()
        let descriptor = Array(name).withUnsafeBufferPointer { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600) }
        // Some file systems don't allow such names.
        guard descriptor >= 0 else { return }
        close(descriptor)
        let gallery = run("gallery", folder.path, "-o", folder.path + "out")
        #expect(gallery.exit == .noInput && (gallery.output + gallery.messages).contains("[input.name]"))
        #expect(FileManager.default.fileExists(atPath: folder.path + "out/a.html"))
        let outcome = run("check", folder.path + "\u{FFFD}.xml")
        #expect(outcome.exit == .noInput && outcome.output.contains("isn't valid UTF-8"))
    }

    @Test("are refused by their size before they are read")
    func size() throws {
        let folder = try ScratchFolder(["large.xml": ""])
        // This sparse file has a large size without content. Reading all of it would be slow.
        truncate(folder.path + "large.xml", 1 << 40)
        let outcome = run("check", folder.path + "large.xml")
        #expect(outcome.exit == .badData && outcome.output.contains("[xml.too-large]"))
        #expect(outcome.output.contains("larger than \(Self.limit) bytes"))
    }

    @Test("may be as large as the limit, and no larger, on standard input too", .enabled(if: Rounds.isThorough))
    func limit() throws {
        let padded = Sample.card + String(repeating: " ", count: Self.limit - Sample.card.utf8.count)
        #expect(run("check", "-", input: padded).exit == .fine)
        #expect(run("check", "-", input: padded + " ").output.contains("[xml.too-large]"))
    }

    @Test("are read through symbolic links")
    func links() throws {
        let folder = try ScratchFolder(["a.xml": Sample.card])
        try folder.link("b.xml", to: "a.xml")
        #expect(run("check", folder.path + "b.xml").exit == .fine)
    }

    @Test("that say nothing are no XML", arguments: ["", " ", "\u{FEFF}", "\n\n"])
    func empty(text: String) {
        let outcome = run("check", "-", input: text)
        #expect(outcome.exit == .badData && outcome.output.contains("[xml."))
    }
}
