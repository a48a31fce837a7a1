import GridPressProperties
import LayoutDocuments
import Testing

@testable import gridpress_tool

@Suite("Words behind a command")
struct WordsTests {
    private func rule(_ name: String) throws -> CommandRule {
        try #require(CommandRule.all.first { $0.call == name })
    }

    private func words(_ words: String...) throws -> Words { try Words(words, of: rule("render")) }

    @Test("are options in any place and any spelling, and files")
    func spellings() throws {
        let words = try words("a", "--format=json", "-o", "out", "b", "--margin", "2.5", "-", "--", "--width", "-x")
        #expect(words.operands == ["a", "b", "-", "--width", "-x"])
        #expect(words[.format] == .json && words[.output] == "out" && words[.margin] == 2.5 && words[.width] == nil)
        #expect(try self.words("a", "-o=x=y")[.output] == "x=y")
        #expect(try self.words("a", "-o", "-")[.output] == "-")
        #expect(try self.words("a", "--output=-x")[.output] == "-x")
    }

    @Test("count as the last one says where an option is repeated")
    func repetition() throws {
        #expect(try words("a", "--margin", "1", "--margin=2")[.margin] == 2)
        #expect(try words("a", "-o", "x", "--output", "y")[.output] == "y")
    }

    @Test("name guides, or all of them")
    func guides() throws {
        #expect(try words("a", "--guides", "gaps,track-lines")[.guides] == [.gaps, .trackLines])
        #expect(try words("a", "--guides=all")[.guides] == Set(Drawing.Guide.allCases))
        #expect(try words("a")[.guides] == nil)
    }

    /// Calls that aren't understood, and what is said about them.
    static let refused: [(call: String, sentence: String)] = [
        ("rendr x", "There is no command “rendr”.\nDid you mean “render”?\nSee `gridpress --help`."),
        ("zzzzzz", "There is no command “zzzzzz”.\nSee `gridpress --help`."),
        ("--verison", "There is no option “--verison” before a command.\nDid you mean “--version”?"),
        ("render", "There is no file to render.\nName one, or - for standard input.\nSee `gridpress help render`."),
        ("render x --formt svg", "no option “--formt” for “gridpress render”.\nDid you mean “--format”?"),
        ("render x -output y", "There is no option “-output” for “gridpress render”.\nDid you mean “--output”?"),
        (
            "render x --format sgv",
            "“sgv” is nothing for --format.\nDid you mean “svg”? It takes one of svg, html, json, text."
        ),
        ("render x --margin wide", "“wide” is nothing for --margin.\nIt takes a length in points"),
        ("render x --margin -1", "“-1” is nothing for --margin."),
        ("render x --width 1e3", "“1e3” is nothing for --width."),
        ("render x --width nan", "“nan” is nothing for --width."),
        ("render x --width 10000001", "“10000001” is nothing for --width."),
        ("render x --width .", "“.” is nothing for --width."),
        (
            "render x --guides gpas",
            "“gpas” is nothing for --guides.\nDid you mean “gaps”? It takes one or more of all, "
        ),
        ("render x --guides gaps,tracklines", "“tracklines” is nothing for --guides.\nDid you mean “track-lines”?"),
        ("render x --guides gaps,", "“” is nothing for --guides."),
        ("render x --format json --dimensions all", "The option --dimensions changes nothing of json."),
        ("render x --dimensions cels", "Did you mean “cells”?"),
        ("render x --jobs 0", "“0” is nothing for --jobs.\nIt takes a whole number from 1 to 256."),
        ("render x --margin", "The option --margin needs a value."),
        ("render x --images=", "The option --images needs a value."),
        ("render x -o --format svg", "The option -o needs a value, and “--format” is an option."),
        ("render a b", "Several files are drawn into a folder.\nName it with -o."),
        ("render - -", "Standard input is named twice."),
        ("render x --format json --margin 4", "The option --margin changes nothing of json."),
        ("render x --format json --guides gaps", "The option --guides changes nothing of json."),
        ("render x --mode boxes", "The option --mode changes nothing of svg."),
        ("check x --format svg", "There is no option “--format” for “gridpress check”."),
        ("format x --check=yes", "The option --check takes no value."),
        ("format x -", "Standard input is laid out alone."),
        ("watch x", "Pictures that are drawn again need a place.\nName it with -o."),
        ("watch x -o -", "Standard output takes a picture only once."),
        ("watch - -o x", "Standard input can't be watched."),
        ("schema x", "“x” is nothing for “gridpress schema”."),
        ("completions", "There is no shell.\nName one of bash, zsh, fish."),
        ("completions fihs", "There is no completion for “fihs”.\nDid you mean “fish”?"),
        ("help chek", "There is no command “chek”.\nDid you mean “check”?"),
        ("help render check", "“check” is nothing for “gridpress help”."),
        ("help snapshot chek", "There is no command “snapshot chek”.\nDid you mean “check”?"),
        ("snapshto check", "There is no command “snapshto”.\nDid you mean “snapshot”?\nSee `gridpress --help`."),
        ("snapshot chek x", "no command “snapshot chek”.\nDid you mean “check”?\nSee `gridpress help snapshot`."),
        ("snapshot --list", "“--list” is nothing for “gridpress snapshot”.\nSee `gridpress help snapshot`."),
        ("snapshot check -g x", "There is nothing to check.\nName documents, or folders with them."),
        ("snapshot check x", "There are no golden files.\nName their folder with -g."),
        ("snapshot check - -g x", "Standard input has no golden file."),
        ("snapshot check x --record sometimes", "It takes one of all, failed, missing, never, pending."),
        ("snapshot check x --goldnes y", "Did you mean “--goldens”?\nSee `gridpress help snapshot check`."),
        ("snapshot accept", "There is nothing to accept.\nName pending files, or folders with them"),
        ("snapshot review", "There is no folder.\nName one with golden files in it"),
        ("snapshot prune", "There is nothing to look through."),
        ("snapshot prune --documents x", "The options --documents and --goldens need each other."),
        ("snapshot prune . --results x", "The option --results needs --claims."),
    ]

    @Test("that aren't understood are refused with what may be meant")
    func mistakes() {
        forEach(Self.refused) { item, check in
            let outcome = run(item.call.split(separator: " ").map(String.init))
            check.equal(outcome.exit, .usage)
            check.equal(outcome.output, "")
            check(outcome.messages.hasPrefix("error: "), outcome.messages)
            check(outcome.messages.contains(item.sentence), outcome.messages)
        }
    }

    @Test("may be missing, which prints the help")
    func nothing() {
        let outcome = run()
        #expect(outcome.exit == .usage && outcome.messages == HelpPage.overview && outcome.output.isEmpty)
    }

    @Test("can't make a message do something to a terminal")
    func controls() {
        let outcome = run("render", "--\u{1B}[31m")
        #expect(outcome.messages.contains("“--\u{FFFD}[31m”") && !outcome.messages.contains("\u{1B}"))
        #expect(!run("check", "a\u{1B}[31m\u{202E}b").output.contains("\u{1B}"))
    }
}
