import Foundation
import GridPressProperties
import Testing

@testable import GridPressTool

@Suite("Completion in bash")
struct CompletionTests {
    /// Returns the completions that bash offers after some words.
    private func offers(_ words: String..., in folder: borrowing ScratchFolder) throws -> [String] {
        try offers(words, in: folder)
    }

    private func offers(_ words: [String], in folder: borrowing ScratchFolder) throws -> [String] {
        let program = """
            cd "$1"; eval "$2"; shift 2
            COMP_WORDS=(gridpress "$@"); COMP_CWORD=$#
            _gridpress; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let call = try Call("/bin/bash", ["-c", program, "bash", folder.path, Shell.bash.script] + words)
        let (text, errors, status) = call.end()
        #expect(status == 0 && errors.isEmpty)
        return text.split(separator: "\n").map(String.init).sorted()
    }

    @Test("offers commands, options, words and files")
    func offers() throws {
        let folder = try ScratchFolder(["a b.xml": "", "c.txt": ""])
        try folder.makeFolder("deep")
        #expect(try offers("", in: folder) == CommandEntry.all.map(\.name).sorted())
        #expect(try offers("snapshot", "r", in: folder) == ["reject", "report", "review"])
        #expect(try offers("snapshot", "-", in: folder) == ["--help", "-h"])
        #expect(try offers("snapshot", "check", "", in: folder) == ["a b.xml", "deep"])
        #expect(try offers("snapshot", "review", "", in: folder) == ["deep"])
        #expect(try offers("snapshot", "accept", "", in: folder) == ["a b.xml", "c.txt", "deep"])
        #expect(try offers("snapshot", "check", "--record", "n", in: folder) == ["never"])
        #expect(try offers("snapshot", "check", "--goldens", "", in: folder) == ["deep"])
        #expect(try offers("snapshot", "report", "-o", "c", in: folder) == ["c.txt"])
        #expect(try offers("help", "snap", in: folder) == ["snapshot"])
        #expect(try offers("help", "snapshot", "p", in: folder) == ["prune"])
        #expect(try offers("check", "--r", in: folder).isEmpty)
        #expect(try offers("re", in: folder) == ["reference", "render"])
        #expect(try offers("--v", in: folder) == ["--version"])
        #expect(try offers("render", "--sch", in: folder) == ["--scheme"])
        #expect(
            try offers("render", "--format", "", in: folder) == [
                "accessibility", "html", "json", "pdf", "png", "svg", "text",
            ]
        )
        #expect(
            try offers("render", "--format", "=", in: folder) == [
                "accessibility", "html", "json", "pdf", "png", "svg", "text",
            ]
        )
        #expect(try offers("render", "--format", "=", "j", in: folder) == ["json"])
        #expect(try offers("render", "--margin", "", in: folder).isEmpty)
        #expect(
            try offers("render", "--guides", "gaps,track", in: folder) == [
                "gaps,track-lines", "gaps,track-sizes", "gaps,tracks",
            ]
        )
        #expect(try offers("render", "--guides", "a", in: folder) == ["all"])
        #expect(try offers("render", "--images", "", in: folder) == ["deep"])
        #expect(try offers("check", "", in: folder) == ["a b.xml", "deep"])
        #expect(try offers("render", "x.xml", "-o", "", in: folder) == ["a b.xml", "c.txt", "deep"])
        #expect(try offers("completions", "", in: folder) == ["bash", "fish", "zsh"])
        #expect(try offers("format", "--c", in: folder) == ["--check"])
        #expect(try offers("schema", "", in: folder).isEmpty)
    }

    @Test("knows each option of each command, in every shell")
    func everyOption() throws {
        let folder = try ScratchFolder()
        let scripts = Shell.allCases.map(\.script)
        forEach(CommandRule.all) { command, check in
            let names = command.options.map(\.name).sorted()
            let offered = try offers(command.call.split(separator: " ").map(String.init) + ["--"], in: folder)
            check.equal(offered, names, command.call)
            for option in names {
                let isKnown = scripts.allSatisfy { $0.contains(option.dropFirst(2)) }
                check(isKnown, "\(command.call): a shell doesn't know \(option).")
            }
        }
    }
}
