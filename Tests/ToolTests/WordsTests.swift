import GridPressProperties
import LayoutDocuments
import Testing

@testable import GridPressTool

@Suite("Words behind a command")
struct WordsTests {
    private func rule(_ name: String) throws -> CommandRule {
        try #require(CommandRule.all.first { $0.call == name })
    }

    private func words(_ words: String...) throws -> CommandArguments {
        try CommandArguments(words, of: rule("render"))
    }

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

    /// Invalid calls with their messages.
    static let refused: [(call: String, message: String)] = [
        ("rendr x", "Unknown command \"rendr\".\nDid you mean \"render\"?\nSee `gridpress --help`."),
        ("zzzzzz", "Unknown command \"zzzzzz\".\nSee `gridpress --help`."),
        ("--verison", "Unknown option \"--verison\" before a command.\nDid you mean \"--version\"?"),
        ("render", "No file to render is given.\nUse a file, or - for standard input.\nSee `gridpress help render`."),
        ("render x --formt svg", "Unknown option \"--formt\" for \"gridpress render\".\nDid you mean \"--format\"?"),
        ("render x -output y", "Unknown option \"-output\" for \"gridpress render\".\nDid you mean \"--output\"?"),
        ("render x --format sgv", "\"sgv\" isn't a valid value for \"--format\".\nDid you mean \"svg\"?"),
        (
            "render x --margin wide",
            "\"wide\" isn't a valid value for \"--margin\".\nUse a length in points of at least 0, such as 12 or 0.5."
        ),
        (
            "render x --margin -1",
            "\"-1\" isn't a valid value for \"--margin\".\nUse a length in points of at least 0, such as 12 or 0.5."
        ),
        (
            "render x --width 1e3",
            "\"1e3\" isn't a valid value for \"--width\".\nUse a length in points of at least 0, such as 12 or 0.5."
        ),
        (
            "render x --width nan",
            "\"nan\" isn't a valid value for \"--width\".\nUse a length in points of at least 0, such as 12 or 0.5."
        ),
        (
            "render x --width 10000001",
            "\"10000001\" isn't a valid value for \"--width\".\nUse a length in points of at least 0, such as 12 or 0.5."
        ),
        (
            "render x --width .",
            "\".\" isn't a valid value for \"--width\".\nUse a length in points of at least 0, such as 12 or 0.5."
        ),
        ("render x --guides gpas", "\"gpas\" isn't a valid value for \"--guides\".\nDid you mean \"gaps\"?"),
        (
            "render x --guides gaps,tracklines",
            "\"tracklines\" isn't a valid value for \"--guides\".\nDid you mean \"track-lines\"?"
        ),
        (
            "render x --guides gaps,",
            "\"\" isn't a valid value for \"--guides\".\nUse \"all\", \"tracks\", \"track-lines\", "
        ),
        ("render x --dimensions cels", "Did you mean \"cells\"?"),
        ("render x --jobs 0", "\"0\" isn't a valid value for \"--jobs\".\nUse a whole number from 1 to 256."),
        (
            "render x --margin",
            "The option --margin requires a value.\nUse a length in points of at least 0, such as 12 or 0.5."
        ),
        ("render x --images=", "The option --images requires a value.\nUse a folder."),
        ("render x -o --format svg", "The option -o requires a value, but \"--format\" is an option."),
        ("render a b", "Several files need an output folder.\nSet it with -o."),
        ("render - -", "Standard input is listed twice."),
        ("render x --format json --margin 4", "The option --margin has no effect with --format json."),
        ("render x --mode boxes", "The option --mode has no effect with --format svg."),
        ("check x --format svg", "Unknown option \"--format\" for \"gridpress check\"."),
        ("format x --check=yes", "The option --check doesn't accept a value."),
        ("format x -", "Standard input can't be formatted together with files."),
        ("watch x", "Watching requires an output file or folder.\nSet it with -o."),
        ("watch x -o -", "Pictures of watched documents can't be written to standard output."),
        ("watch - -o x", "Standard input can't be watched."),
        ("schema x", "Unexpected argument \"x\" for \"gridpress schema\"."),
        ("completions", "No shell is given.\nUse \"bash\", \"zsh\" or \"fish\"."),
        ("completions fihs", "Unknown shell \"fihs\".\nDid you mean \"fish\"?"),
        ("help chek", "Unknown command \"chek\".\nDid you mean \"check\"?"),
        ("help render check", "Unexpected argument \"check\" for \"gridpress help\"."),
        ("help snapshot chek", "Unknown command \"snapshot chek\".\nDid you mean \"check\"?"),
        ("snapshto check", "Unknown command \"snapshto\".\nDid you mean \"snapshot\"?\nSee `gridpress --help`."),
        (
            "snapshot chek x",
            "Unknown command \"snapshot chek\".\nDid you mean \"check\"?\nSee `gridpress help snapshot`."
        ),
        (
            "snapshot --list",
            "Unexpected argument \"--list\" for \"gridpress snapshot\".\nSee `gridpress help snapshot`."
        ),
        (
            "snapshot check -g x",
            "No document or folder to check is given.\nUse documents or folders, or --previews with sources."
        ),
        ("snapshot check x -g y --locale de", "The option --locale has no effect without --previews."),
        ("snapshot check x -g y --scheme light,dark", "Documents are drawn in one scheme."),
        (
            "previews --device Nokia",
            "\"Nokia\" isn't a valid value for \"--device\".\nUse an iPhone or iPad, such as"
        ),
        (
            "previews --dynamic-type huge",
            "\"huge\" isn't a valid value for \"--dynamic-type\"."
        ),
        ("previews --locale ../de", "\"../de\" isn't a valid value for \"--locale\"."),
        ("snapshot check x", "No folder of golden files is given.\nSet it with -g."),
        ("snapshot check - -g x", "Standard input has no golden file."),
        (
            "snapshot check x --record sometimes",
            "Use \"all\", \"failed\", \"missing\", \"never\" or \"pending\"."
        ),
        ("snapshot check x --goldnes y", "Did you mean \"--goldens\"?\nSee `gridpress help snapshot check`."),
        (
            "snapshot accept",
            "No file or folder to accept is given.\nUse pending files, or folders with them. A dot is the current folder."
        ),
        ("snapshot review", "No folder is given.\nUse a folder with golden files. A dot is the current folder."),
        ("snapshot prune", "No folder is given."),
        ("snapshot prune --documents x", "The options --documents and --goldens are valid only together."),
        ("snapshot prune . --results x", "Each --results option requires a --claims option."),
    ]

    @Test("that aren't understood are refused with what may be meant")
    func mistakes() {
        forEach(Self.refused) { item, check in
            let outcome = run(item.call.split(separator: " ").map(String.init))
            check.equal(outcome.exit, .usage)
            check.equal(outcome.output, "")
            check(outcome.messages.hasPrefix("error: "), outcome.messages)
            check(outcome.messages.contains(item.message), outcome.messages)
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
        #expect(outcome.messages.contains("\"--\u{FFFD}[31m\"") && !outcome.messages.contains("\u{1B}"))
        #expect(!run("check", "a\u{1B}[31m\u{202E}b").output.contains("\u{1B}"))
    }
}
