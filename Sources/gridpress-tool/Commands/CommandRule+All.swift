import LayoutDocuments

extension CommandEntry {
    /// All commands and groups of them, in the order of the help.
    static let all: [CommandEntry] = [
        .command(.render), .command(.gallery), .command(.check), .command(.format), .command(.watch),
        .group(.snapshot), .command(.schema), .command(.reference), .command(.explain), .command(.completions),
        .command(.manual), .command(.help),
    ]
}

extension CommandRule {
    /// The options of the commands that draw, besides where pictures go.
    static let drawing = [
        ToolOption.format.rule, ToolOption.mode.rule, ToolOption.width.rule, ToolOption.height.rule,
        ToolOption.scheme.rule, ToolOption.margin.rule, ToolOption.dimensions.rule, ToolOption.guides.rule,
        ToolOption.columns.rule, ToolOption.images.rule, ToolOption.jobs.rule, ToolOption.diagnostics.rule,
    ]

    fileprivate static let render = CommandRule(
        name: "render",
        summary: "draw documents as SVG, as pages, as JSON or as text",
        details: [
            "A dash stands for standard input. One file is drawn onto standard output unless -o says otherwise; several "
                + "are drawn into a folder, each as a file with the name of its document. What is found goes to "
                + "standard error.",
            "A picture is written whole or not at all, under the folder that was named and nowhere else: a symbolic "
                + "link in its place is replaced and never followed. A document that can't be drawn doesn't keep "
                + "the others from it, and its old picture stays.",
        ],
        operands: .documents,
        ownOptions: [ToolOption.output.rule] + drawing,
        examples: [
            Example(line: "gridpress render card.xml -o card.svg", effect: "draw a document"),
            Example(line: "gridpress render *.xml -o pictures/ --scheme dark", effect: "draw all into a folder, dark"),
            Example(line: "gridpress render - < card.xml > card.svg", effect: "draw what comes in"),
            Example(
                line: "gridpress render grid.xml --guides track-lines,gaps > grid.svg",
                effect: "show the tracks of grids"
            ),
            Example(line: "gridpress render card.xml --format text", effect: "see the layout in the terminal"),
        ]
    ) { tool, words in try tool.render(words) }

    fileprivate static let gallery = CommandRule(
        name: "gallery",
        summary: "draw all documents below a folder, as pages with an index",
        details: [
            "Every document below the folder becomes a page with its picture, its boxes with their numbers, its grids "
                + "and its source; folders are topics. The index shows all of them, and everything works without a network "
                + "and without a script. What is found goes to standard error.",
            "Files are written whole or not at all, into the folder that -o names and nowhere else; what else lies "
                + "there stays. Symbolic links and hidden files in the source folder are left out. A document that can't be "
                + "drawn doesn't keep the others from it.",
        ],
        operands: .folder,
        ownOptions: [
            ToolOption.gallery.rule, ToolOption.scheme.rule, ToolOption.images.rule, ToolOption.jobs.rule,
            ToolOption.diagnostics.rule,
        ],
        hiddenOptions: [ToolOption.frames.rule],
        examples: [
            Example(line: "gridpress gallery layouts/ -o pages/", effect: "make pages of all documents in a folder")
        ]
    ) { tool, words in try tool.gallery(words) }

    fileprivate static let check = CommandRule(
        name: "check",
        summary: "tell what is wrong with documents",
        details: ["Documents are laid out and not drawn. What is found goes to standard output."],
        operands: .documents,
        ownOptions: [ToolOption.images.rule, ToolOption.jobs.rule, ToolOption.diagnostics.rule],
        examples: [
            Example(line: "gridpress check --diagnostics github *.xml", effect: "annotate a change on GitHub")
        ]
    ) { tool, words in try tool.check(words) }

    fileprivate static let format = CommandRule(
        name: "format",
        summary: "give documents their canonical layout",
        details: [
            "Documents are rewritten where their layout isn't canonical: two spaces for each level, lines of at most "
                + "100 columns, double quotes, at most one blank line. What they say stays the same, and so do "
                + "comments. Any XML that can be read is laid out; one that can't be stays as it is.",
            "A document is replaced as a whole and keeps its permissions; behind a symbolic link, the file that it "
                + "leads to is replaced. A dash lays out standard input onto standard output.",
        ],
        operands: .documents,
        ownOptions: [ToolOption.check.rule, ToolOption.jobs.rule, ToolOption.diagnostics.rule],
        examples: [
            Example(line: "gridpress format *.xml", effect: "lay out all documents of a folder"),
            Example(line: "gridpress format --check *.xml", effect: "tell which would change"),
        ]
    ) { tool, words in try tool.format(words) }

    fileprivate static let watch = CommandRule(
        name: "watch",
        summary: "draw documents again whenever they change",
        details: [
            "Everything is drawn once, and then what has changed, until Control-C ends it. A change in the folder of "
                + "images draws everything again."
        ],
        operands: .documents,
        ownOptions: [ToolOption.watchedOutput.rule] + drawing,
        examples: [Example(line: "gridpress watch *.xml -o pictures/", effect: "keep pictures up to date")]
    ) { tool, words in try tool.watch(words) }

    fileprivate static let schema = CommandRule(
        name: "schema",
        summary: "print the RELAX NG schema of the language",
        operands: .nothing,
        examples: [Example(line: "gridpress schema > gridpress.rng", effect: "give an editor what it completes from")]
    ) { tool, _ in
        try tool.output(LanguageSchema.relaxNG)
        return .fine
    }

    fileprivate static let reference = CommandRule(
        name: "reference",
        summary: "print the reference of the language, as Markdown",
        operands: .nothing,
        examples: [Example(line: "gridpress reference > language.md", effect: "read it")]
    ) { tool, _ in
        try tool.output(LanguageReference.markdown)
        return .fine
    }

    fileprivate static let explain = CommandRule(
        name: "explain",
        summary: "explain a finding by its code, or all of them, as Markdown",
        operands: .finding,
        examples: [
            Example(line: "gridpress explain document.wrong-value", effect: "explain what is said in brackets")
        ]
    ) { tool, words in
        let explanation = words.operands.first.flatMap {
            ToolFindings.explanation(of: Finding.Code(rawValue: $0))
        }
        try tool.output(explanation.map { FindingReference.section(of: $0) } ?? ToolFindings.markdown)
        return .fine
    }

    fileprivate static let completions = CommandRule(
        name: "completions",
        summary: "print a script that completes what is typed in a shell",
        operands: .shell,
        examples: Shell.allCases.map { Example(line: $0.installation, effect: "complete in \($0.rawValue)") }
    ) { tool, words in
        // The words were checked.
        try tool.output(Shell(rawValue: words.operands[0])!.script)
        return .fine
    }

    fileprivate static let manual = CommandRule(
        name: "manual",
        summary: "print the manual page",
        operands: .nothing,
        examples: [
            Example(line: "gridpress manual | man -l -", effect: "read it"),
            Example(line: "gridpress manual > /usr/local/share/man/man1/gridpress.1", effect: "install it"),
        ]
    ) { tool, _ in
        try tool.output(ManualPage.text)
        return .fine
    }

    fileprivate static let help = CommandRule(
        name: "help",
        summary: "explain the tool or a command",
        operands: .command,
        examples: [
            Example(line: "gridpress help render", effect: "explain how documents are drawn"),
            Example(line: "gridpress help snapshot check", effect: "explain a command of two words"),
        ]
    ) { tool, words in
        try tool.output(
            words.operands.isEmpty ? HelpPage.overview : HelpPage.text(of: CommandEntry.named(words.operands).entry)
        )
        return .fine
    }
}
