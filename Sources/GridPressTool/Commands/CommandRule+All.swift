import FigureEngine

extension CommandTable {
    /// The commands of the tool.
    static let all: CommandTable = {
        var table = CommandTable(CommandEntry.all) { HelpPage.overview }
        table.maker = EnginePictureMaker()
        table.needs = {
            let imports = try FrameworkImports(of: $0, among: $1)
            return (imports.needed, imports.isForApple)
        }
        table.isDevice = { DeviceProfile(named: $0) != nil }
        return table
    }()
}

extension CommandEntry {
    /// All commands and groups, in the order of the help: the most common ones come first.
    static let all: [CommandEntry] = [
        .command(.previews), .command(.figures), .command(.render), .group(.snapshot), .command(.gallery),
        .command(.watch), .command(.check), .command(.explain), .command(.compare), .command(.transition),
        .command(.why), .command(.format), .command(.trainer), .group(.swift), .command(.toolset), .command(.editor),
        .group(.engine), .command(.doctor), .command(.schema), .command(.reference), .command(.completions),
        .command(.manual), .command(.help),
    ]

    /// The groups of the tool.
    static var groups: [CommandGroup] { all.compactMap { if case .group(let group) = $0 { group } else { nil } } }
}

extension CommandRule {
    /// All commands, in the order of the help.
    static var all: [CommandRule] { CommandEntry.all.flatMap(\.commands) }

    /// The options of all drawing commands, except format and output.
    static let drawing = [
        ToolOption.mode.rule, ToolOption.why.rule, ToolOption.width.rule, ToolOption.height.rule,
        ToolOption.frameDevice.rule, ToolOption.frameOrientation.rule, ToolOption.scheme.rule, ToolOption.margin.rule,
        ToolOption.dimensions.rule, ToolOption.guides.rule, ToolOption.callout.rule, ToolOption.calloutPlacement.rule,
        ToolOption.caption.rule, ToolOption.theme.rule, ToolOption.legend.rule, ToolOption.labelSize.rule,
        ToolOption.columns.rule, ToolOption.images.rule, ToolOption.font.rule, ToolOption.text.rule,
        ToolOption.jobs.rule, ToolOption.diagnostics.rule, ToolOption.verbose.rule,
    ]

    /// The options of commands that write pictures.
    private static let rendering =
        [
            ToolOption.pictureFormat.rule, ToolOption.scale.rule, ToolOption.widths.rule, ToolOption.emit.rule,
            ToolOption.strip.rule,
        ] + drawing

    fileprivate static let render = CommandRule(
        name: "render", summary: "draw documents as SVG, HTML, PNG, PDF, JSON or text",
        details: [
            "A dash stands for standard input. Without -o, a single picture is written to standard output. Several "
                + "pictures are written into a folder, each with the name of its document. Findings go to standard "
                + "error.",
            "Each picture is written completely or not at all, and only inside the output folder. A "
                + "symbolic link in its place is replaced, never followed. If a document can't be drawn, its old "
                + "picture is unchanged, and the other documents are still drawn.",
            "PNG and PDF are made from the SVG by rsvg-convert, which belongs to librsvg and is installed separately. They "
                + "have the light color scheme unless it is set to dark.",
            "A document with States becomes an SVG or a page that moves without a script. Every other format has the last "
                + "state. With --strip, moments of the movement are beside each other.",
            "With --widths, the figure is laid out anew at each width, and card.xml becomes card-360.svg and so on. With "
                + "--emit, the lines that show the pictures on a page are printed, and the pictures are written beside "
                + "them. Without -o, that is the current folder.",
        ], operands: .documents, ownOptions: [ToolOption.output.rule] + rendering,
        examples: [
            "gridpress render card.xml -o card.svg": "draw a document",
            "gridpress render *.xml -o pictures/ --scheme dark": "draw into a folder, in the dark color scheme",
            "gridpress render - < card.xml > card.svg": "draw a document from standard input",
            "gridpress render grid.xml --guides track-lines,gaps > grid.svg": "show the tracks of grids",
            "gridpress render card.xml --format png -o card.png": "draw a document as PNG",
            "gridpress render card.xml --emit picture": "print the lines that show the picture in a README",
            "gridpress render card.xml --widths 360,640,960 --emit html": "draw for three widths of a window",
            "gridpress render card.xml --font Inter.ttf -o card.svg":
                "draw the texts of a document in a font, which the picture embeds",
            "gridpress render inbox.xml --device phone -o inbox.svg": "draw a document on the screen of a phone",
            "gridpress render card.xml --format text": "show the layout in the terminal",
        ]
    ) { tool, words in try tool.render(words) }

    fileprivate static let gallery = CommandRule(
        name: "gallery", summary: "draw all documents in a folder as HTML pages with an index",
        details: [
            "Each document below the folder becomes a page with its picture, its boxes and their frames, its grids "
                + "and its source. Folders are topics. The index shows all pages. The gallery works without a network "
                + "and without scripts. Findings go to standard error.",
            "Files are written completely or not at all, and only inside the output folder. Other files in it stay. "
                + "Symbolic links and hidden files in the source folder are ignored. If a document can't be drawn, the "
                + "others still are.",
        ], operands: .folder,
        ownOptions: [
            ToolOption.gallery.rule, ToolOption.why.rule, ToolOption.scheme.rule, ToolOption.images.rule,
            ToolOption.font.rule, ToolOption.jobs.rule, ToolOption.diagnostics.rule, ToolOption.verbose.rule,
        ], hiddenOptions: [ToolOption.frames.rule],
        examples: ["gridpress gallery layouts/ -o pages/": "create pages for all documents in a folder"]
    ) { tool, words in try tool.gallery(words) }

    fileprivate static let check = CommandRule(
        name: "check", summary: "report the findings of documents",
        details: ["Draws documents without writing their pictures. Findings go to standard output."],
        operands: .documents,
        ownOptions: [
            ToolOption.images.rule, ToolOption.font.rule, ToolOption.jobs.rule, ToolOption.diagnostics.rule,
            ToolOption.verbose.rule,
        ], examples: ["gridpress check --diagnostics github *.xml": "annotate a pull request on GitHub"]
    ) { tool, words in try tool.check(words) }

    fileprivate static let compare = CommandRule(
        name: "compare", summary: "draw two documents with outlines around their differences",
        details: [
            "Draws both figures beside each other, or one above the other if they are wide. Views match by their "
                + "names, their texts and their positions. Outlines mark the views that explain the differences, "
                + "and no views that only moved because of them. A solid outline marks a view that moved or changed "
                + "its size. Dashes and dots mark a changed text. Dashes mark a view that only one figure has, and "
                + "dots mark a view with different colors. Sentences below the figures describe the differences.",
            "A dash stands for standard input. Without -o, the picture is written to standard output. Findings go "
                + "to standard error. Differences don't change the exit code.",
        ], operands: .twoDocuments,
        ownOptions: [ToolOption.output.rule, ToolOption.labels.rule, ToolOption.movement.rule]
            + rendering.filter { !["--jobs", "--strip", "--widths"].contains($0.name) },
        examples: [
            "gridpress compare old.xml new.xml -o change.svg": "draw the differences",
            "gridpress compare 8.xml 16.xml --labels eight,sixteen > spacing.svg":
                "draw two documents with other titles",
            "gridpress compare old.xml new.xml --animation easeInOut > change.svg":
                "draw the movement from the first figure to the second",
        ]
    ) { tool, words in try tool.compare(words) }

    fileprivate static let transition = CommandRule(
        name: "transition", summary: "draw a figure that moves from one document to another",
        details: [
            "The SVG moves without a script. Programs that don't animate show the second document. So do browsers "
                + "of people who prefer reduced motion. Formats other than SVG, HTML and JSON show the second "
                + "document.",
            "Views match by their ids, then by matchedGeometryEffect, and otherwise by their names, their texts "
                + "and their positions. Other views appear and disappear with their transition. To draw more than "
                + "two states, use render with a document that has a States element.",
            "A dash stands for standard input. Without -o, the picture is written to standard output. Findings go "
                + "to standard error.",
        ], operands: .twoDocuments,
        ownOptions: [ToolOption.output.rule, ToolOption.animation.rule, ToolOption.pause.rule]
            + rendering.filter { !["--jobs", "--widths", "--emit"].contains($0.name) },
        examples: [
            "gridpress transition rows.xml columns.xml -o flow.svg": "draw a change",
            "gridpress transition a.xml b.xml --animation bouncy -o ab.svg": "draw a movement with a spring",
            "gridpress transition a.xml b.xml --strip 5 -o ab.svg":
                "draw five moments of the movement beside each other",
        ]
    ) { tool, words in try tool.transition(words) }

    fileprivate static let why = CommandRule(
        name: "why", summary: "print the steps that lead to the frame of a view",
        details: [
            "Each step names a layout rule, its numbers, and the heading of the documentation that describes it. "
                + "A step uses numbers of earlier steps, and of neighboring views.",
            "Name the view, or give the line of its element. With --cell, the view is the content of a cell of "
                + "the first grid. A dash stands for standard input.",
        ], operands: .documentAndView,
        ownOptions: [
            ToolOption.cell.rule, ToolOption.aspects.rule, ToolOption.width.rule, ToolOption.height.rule,
            ToolOption.scheme.rule, ToolOption.images.rule, ToolOption.font.rule, ToolOption.diagnostics.rule,
        ],
        examples: [
            "gridpress why card.xml title": "explain the frame of the view named title",
            "gridpress why card.xml 12:5 --of width": "explain the width of the view at a position",
            "gridpress why grid.xml --cell 2,1": "explain the view in a cell of a grid",
        ]
    ) { tool, words in try tool.why(words) }

    fileprivate static let format = CommandRule(
        name: "format", summary: "format documents",
        details: [
            "Rewrites documents in the canonical format: two spaces for each level, lines of at most 100 columns where "
                + "possible, and double quotes. Blank lines aren't repeated. Their meaning and their comments stay the same. "
                + "Any readable XML file is formatted. Other files stay unchanged.",
            "A document is replaced as a whole and keeps its permissions. For a symbolic link, its target is replaced. "
                + "A dash formats standard input to standard output.",
        ], operands: .documents,
        ownOptions: [ToolOption.check.rule, ToolOption.jobs.rule, ToolOption.diagnostics.rule],
        examples: [
            "gridpress format *.xml": "format all documents in a folder",
            "gridpress format --check *.xml": "list the files that would change",
        ]
    ) { tool, words in try tool.format(words) }

    fileprivate static let watch = CommandRule(
        name: "watch", summary: "draw documents again whenever they change",
        details: [
            "Draws all documents once, then each document that changes, until you press Control-C. After a change "
                + "in the image folder, all documents are drawn again. With --emit, the command prints the lines "
                + "for a page at first, and again when they change."
        ], operands: .documents, ownOptions: [ToolOption.watchedOutput.rule] + rendering,
        examples: ["gridpress watch *.xml -o pictures/": "update pictures on every change"]
    ) { tool, words in try tool.watch(words) }

    fileprivate static let trainer = CommandRule(
        name: "trainer", summary: "write the trainer, a page for trying grids and stacks",
        details: [
            "The page is one file that works without a network, opened from disk or on any site. It needs a "
                + "browser with WebAssembly, and shows still pictures elsewhere.",
            "With --lesson, the page starts with a lesson. With --embed, it shows only that lesson, for a frame "
                + "in an article. Lessons are \(TrainerLessons.names.joined(separator: ", ")).",
        ], operands: .nothing,
        ownOptions: [ToolOption.page.rule, ToolOption.lesson.rule, ToolOption.embed.rule, ToolOption.diagnostics.rule],
        examples: [
            "gridpress trainer -o trainer.html": "write the page",
            "gridpress trainer --lesson lazy-adaptive --embed -o lesson.html": "write a lesson for an article",
        ]
    ) { tool, words in try tool.trainer(words) }

    fileprivate static let schema = CommandRule(
        name: "schema", summary: "print the RELAX NG schema of the language", operands: .nothing,
        examples: ["gridpress schema > gridpress.rng": "save the schema for an editor"]
    ) { tool, _ in
        try tool.output(LanguageSchema.relaxNG)
        return .fine
    }

    fileprivate static let reference = CommandRule(
        name: "reference", summary: "print the reference of the language, as Markdown", operands: .nothing,
        examples: ["gridpress reference > language.md": "save the reference"]
    ) { tool, _ in
        try tool.output(LanguageReference.markdown)
        return .fine
    }

    fileprivate static let explain = CommandRule(
        name: "explain", summary: "explain a finding by its code, or all of them, as Markdown", operands: .finding,
        examples: ["gridpress explain document.wrong-value": "explain the code of a finding"]
    ) { tool, words in
        let explanation = words.operands.first.flatMap {
            ToolFindingCatalog.explanation(of: Finding.Code(rawValue: $0))
        }
        try tool.output(explanation.map { FindingReference.section(of: $0) } ?? ToolFindingCatalog.markdown)
        return .fine
    }

    fileprivate static let completions = CommandRule(
        name: "completions", summary: "print a completion script for a shell", operands: .shell,
        examples: [
            "gridpress completions bash > ~/.local/share/bash-completion/completions/gridpress":
                "install completions for bash",
            #"gridpress completions zsh > "${fpath[1]}/_gridpress""#: "install completions for zsh",
            "gridpress completions fish > ~/.config/fish/completions/gridpress.fish": "install completions for fish",
        ]
    ) { tool, words in
        // Parsing has checked the words.
        try tool.output(Shell(rawValue: words.operands[0])!.script)
        return .fine
    }

    fileprivate static let manual = CommandRule(
        name: "manual", summary: "print the manual page", operands: .nothing,
        examples: [
            "gridpress manual | man -l -": "read the page",
            "gridpress manual > /usr/local/share/man/man1/gridpress.1": "install the page",
        ]
    ) { tool, _ in
        try tool.output(ManualPage.text)
        return .fine
    }

    fileprivate static let help = CommandRule(
        name: "help", summary: "show help for the tool or a command", operands: .command,
        examples: [
            "gridpress help render": "show help for drawing documents",
            "gridpress help snapshot check": "show help for a subcommand",
        ]
    ) { tool, words in
        try tool.output(
            words.operands.isEmpty ? HelpPage.overview : HelpPage.text(of: CommandTable.all.named(words.operands).entry)
        )
        return .fine
    }
}
