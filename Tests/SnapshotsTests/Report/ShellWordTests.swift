import Foundation
import GridPressProperties
import Testing

@testable import GridPressSnapshots

@Suite("Words of a shell")
struct ShellWordTests {
    @Test("are plain where they can be, and quoted otherwise")
    func quoting() {
        #expect("goldens/a-b_1.svg".quotedForShell == "goldens/a-b_1.svg")
        #expect("a b".quotedForShell == "'a b'")
        #expect("".quotedForShell == "''")
        #expect("~/x".quotedForShell == "'~/x'")
        #expect("$(rm)`x`".quotedForShell == "'$(rm)`x`'")
        #expect("it's".quotedForShell == "'it'\\''s'")
        #expect("a\nb'\\".quotedForShell == "$'a\\x0ab\\'\\\\'")
        #expect("x\u{202E}y".quotedForShell == "$'x\\xe2\\x80\\xaey'")
    }

    @Test("are read by a shell as they were")
    func shell() throws {
        let words = [
            "plain", "two words", "it's", "$HOME `x` $(y)", "\"q\"", "a\\b", "line\nbreak", "tab\tand '\\'", "größe",
            "*?[x]",
            "-n", "~", "#", "!", "\u{202E}x", "a;b&c|d>e",
        ]
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["bash", "-c", "printf '%s\\0' " + words.map(\.quotedForShell).joined(separator: " ")]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.startAsChild()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilChildEnds()
        #expect(String(decoding: output, as: UTF8.self).split(separator: "\0").map(String.init) == words)
    }

    @Test("never start with a hyphen in a command, which would be an option")
    func hyphens() {
        var result = ReportCase.result("-x.svg", old: ReportCase.picture(), new: ReportCase.picture(width: 24))
        result.pendingPath = "-x.pending.svg"
        #expect(AcceptCommand([result])?.text == "gridpress snapshot accept ./-x.pending.svg")
    }
}
