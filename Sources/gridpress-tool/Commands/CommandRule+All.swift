import BuiltTrainerPage
import LayoutDocuments

extension CommandEntry {
    /// All commands and groups, in the order of the help.
    static let all: [CommandEntry] = [
        .command(.render), .command(.gallery), .command(.check), .command(.compare), .command(.transition),
        .command(.why), .command(.format),
        .command(.watch),
        .command(.figures), .command(.previews), .command(.trainer), .group(.snapshot), .command(.schema),
        .command(.reference),
        .command(.explain),
        .command(.completions),
        .command(.manual), .command(.help),
    ]
}

extension CommandRule {
    /// The options of all drawing commands, except format and output.
    static let drawing = [
        ToolOption.mode.rule, ToolOption.why.rule, ToolOption.width.rule, ToolOption.height.rule,
        ToolOption.frameDevice.rule, ToolOption.frameOrientation.rule,
        ToolOption.scheme.rule, ToolOption.margin.rule, ToolOption.dimensions.rule, ToolOption.guides.rule,
        ToolOption.callout.rule, ToolOption.calloutPlacement.rule, ToolOption.caption.rule, ToolOption.theme.rule,
        ToolOption.legend.rule, ToolOption.labelSize.rule, ToolOption.columns.rule, ToolOption.images.rule,
        ToolOption.font.rule, ToolOption.text.rule, ToolOption.jobs.rule, ToolOption.diagnostics.rule,
    ]

    /// The options of commands that write pictures.
    private static let rendering =
        [
            ToolOption.pictureFormat.rule, ToolOption.scale.rule, ToolOption.widths.rule, ToolOption.emit.rule,
            ToolOption.strip.rule,
        ] + drawing

    fileprivate static let render = CommandRule(
        name: "render",
        summary: "draw documents as SVG, HTML, PNG, PDF, JSON or text",
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
        ],
        operands: .documents,
        ownOptions: [ToolOption.output.rule] + rendering,
        examples: [
            Example(line: "gridpress render card.xml -o card.svg", effect: "draw a document"),
            Example(
                line: "gridpress render *.xml -o pictures/ --scheme dark",
                effect: "draw into a folder, in the dark color scheme"
            ),
            Example(line: "gridpress render - < card.xml > card.svg", effect: "draw a document from standard input"),
            Example(
                line: "gridpress render grid.xml --guides track-lines,gaps > grid.svg",
                effect: "show the tracks of grids"
            ),
            Example(line: "gridpress render card.xml --format png -o card.png", effect: "draw a document as PNG"),
            Example(
                line: "gridpress render card.xml --emit picture",
                effect: "print what shows the picture in a README"
            ),
            Example(
                line: "gridpress render card.xml --widths 360,640,960 --emit html",
                effect: "draw for three widths of a window"
            ),
            Example(
                line: "gridpress render card.xml --font Inter.ttf -o card.svg",
                effect: "draw the texts of a document in a font, which the picture embeds"
            ),
            Example(
                line: "gridpress render inbox.xml --device phone -o inbox.svg",
                effect: "draw a document on the screen of a phone"
            ),
            Example(line: "gridpress render card.xml --format text", effect: "show the layout in the terminal"),
        ]
    ) { tool, words in try tool.render(words) }

    fileprivate static let gallery = CommandRule(
        name: "gallery",
        summary: "draw all documents in a folder as HTML pages with an index",
        details: [
            "Each document below the folder becomes a page with its picture, its boxes and their frames, its grids "
                + "and its source. Folders are topics. The index shows all pages. The gallery works without a network "
                + "and without scripts. Findings go to standard error.",
            "Files are written completely or not at all, and only inside the output folder. Other files in it stay. "
                + "Symbolic links and hidden files in the source folder are ignored. If a document can't be drawn, the "
                + "others still are.",
        ],
        operands: .folder,
        ownOptions: [
            ToolOption.gallery.rule, ToolOption.why.rule, ToolOption.scheme.rule, ToolOption.images.rule,
            ToolOption.font.rule,
            ToolOption.jobs.rule,
            ToolOption.diagnostics.rule,
        ],
        hiddenOptions: [ToolOption.frames.rule],
        examples: [
            Example(line: "gridpress gallery layouts/ -o pages/", effect: "create pages for all documents in a folder")
        ]
    ) { tool, words in try tool.gallery(words) }

    fileprivate static let check = CommandRule(
        name: "check",
        summary: "report the findings of documents",
        details: ["Draws documents without writing their pictures. Findings go to standard output."],
        operands: .documents,
        ownOptions: [ToolOption.images.rule, ToolOption.font.rule, ToolOption.jobs.rule, ToolOption.diagnostics.rule],
        examples: [
            Example(line: "gridpress check --diagnostics github *.xml", effect: "annotate a pull request on GitHub")
        ]
    ) { tool, words in try tool.check(words) }

    fileprivate static let compare = CommandRule(
        name: "compare",
        summary: "draw two documents with outlines around what differs",
        details: [
            "Both figures are drawn beside each other, or one above the other if they are wide. Views are the same ones by "
                + "their names, their words and their places. Outlines are around what explains the differences, and not "
                + "around views that only moved with it. Those of views that moved or were resized are solid. Those of "
                + "texts that changed have dashes and dots, those of only one figure dashes, and those that are painted "
                + "differently dots. Sentences below say what differs.",
            "A dash stands for standard input. Without -o, the picture is written to standard output. Findings go to "
                + "standard error. Differences don't change the exit code.",
        ],
        operands: .twoDocuments,
        ownOptions: [ToolOption.output.rule, ToolOption.labels.rule, ToolOption.movement.rule]
            + rendering.filter { !["--jobs", "--strip"].contains($0.name) },
        examples: [
            Example(line: "gridpress compare old.xml new.xml -o change.svg", effect: "draw what differs"),
            Example(
                line: "gridpress compare 8.xml 16.xml --labels eight,sixteen > spacing.svg",
                effect: "draw two documents with other words above them"
            ),
            Example(
                line: "gridpress compare old.xml new.xml --animation easeInOut > change.svg",
                effect: "draw how the second figure comes from the first one"
            ),
        ]
    ) { tool, words in try tool.compare(words) }

    fileprivate static let transition = CommandRule(
        name: "transition",
        summary: "draw a figure that goes from one document to another",
        details: [
            "The SVG plays by itself when it is shown, without a script. Programs that don't animate show the second "
                + "document, and so do those of people who asked for less motion. Formats other than SVG, HTML and JSON have "
                + "the second document.",
            "Views are the same ones by their ids, then by matchedGeometryEffect, and else by their names, their words and "
                + "their places. Others come and go by their transition. A document with more states has them in a States "
                + "element, and render draws it.",
            "A dash stands for standard input. Without -o, the picture is written to standard output. Findings go to "
                + "standard error.",
        ],
        operands: .twoDocuments,
        ownOptions: [ToolOption.output.rule, ToolOption.animation.rule, ToolOption.pause.rule]
            + rendering.filter { !["--jobs", "--widths", "--emit"].contains($0.name) },
        examples: [
            Example(line: "gridpress transition rows.xml columns.xml -o flow.svg", effect: "draw a change"),
            Example(
                line: "gridpress transition a.xml b.xml --animation bouncy -o ab.svg",
                effect: "draw a change that swings at its end"
            ),
            Example(
                line: "gridpress transition a.xml b.xml --strip 5 -o ab.svg",
                effect: "draw five moments of a change beside each other"
            ),
        ]
    ) { tool, words in try tool.transition(words) }

    fileprivate static let why = CommandRule(
        name: "why",
        summary: "print the steps that lead to the frame of a view",
        details: [
            "Each step names a rule of layout, its numbers, and the heading of the documentation that describes it. A step "
                + "uses numbers of steps before it, and of views beside it.",
            "A view is given by its name, or by the line of its element. With --cell, it is the view in a cell of the first "
                + "grid. A dash stands for standard input.",
        ],
        operands: .documentAndView,
        ownOptions: [
            ToolOption.cell.rule, ToolOption.aspects.rule, ToolOption.width.rule, ToolOption.height.rule,
            ToolOption.scheme.rule, ToolOption.images.rule, ToolOption.font.rule, ToolOption.diagnostics.rule,
        ],
        examples: [
            Example(line: "gridpress why card.xml title", effect: "explain the frame of the view named title"),
            Example(line: "gridpress why card.xml 12:5 --of width", effect: "explain the width of the view at a place"),
            Example(line: "gridpress why grid.xml --cell 2,1", effect: "explain the view in a cell of a grid"),
        ]
    ) { tool, words in try tool.why(words) }

    fileprivate static let format = CommandRule(
        name: "format",
        summary: "format documents",
        details: [
            "Rewrites documents in the canonical format: two spaces for each level, lines of at most 100 columns where "
                + "possible, and double quotes. Blank lines aren't repeated. Their meaning and their comments stay the same. "
                + "Any readable XML file is formatted. Other files stay unchanged.",
            "A document is replaced as a whole and keeps its permissions. For a symbolic link, its target is replaced. "
                + "A dash formats standard input to standard output.",
        ],
        operands: .documents,
        ownOptions: [ToolOption.check.rule, ToolOption.jobs.rule, ToolOption.diagnostics.rule],
        examples: [
            Example(line: "gridpress format *.xml", effect: "format all documents in a folder"),
            Example(line: "gridpress format --check *.xml", effect: "list the files that would change"),
        ]
    ) { tool, words in try tool.format(words) }

    fileprivate static let watch = CommandRule(
        name: "watch",
        summary: "draw documents again whenever they change",
        details: [
            "Draws all documents once, then each document that changes, until you press Control-C. After a change in "
                + "the image folder, all documents are drawn again. With --emit, the lines for a page are printed at first "
                + "and whenever they differ."
        ],
        operands: .documents,
        ownOptions: [ToolOption.watchedOutput.rule] + rendering,
        examples: [Example(line: "gridpress watch *.xml -o pictures/", effect: "update pictures on every change")]
    ) { tool, words in try tool.watch(words) }

    fileprivate static let figures = CommandRule(
        name: "figures",
        summary: "draw the figures of documentation, or check them",
        details: [
            "Figures are blocks of Swift code or XML below a comment such as <!-- figure: card, width 300 -->. They can "
                + "be in Markdown files, DocC catalogs, doc comments and snippets. The lines below a block show its "
                + "picture. Without a path, the current folder is searched.",
            "Swift code is compiled with the package around the pages, whose modules it may import. Everything else in a "
                + "page stays as it is, and so do pictures that were changed by hand.",
        ],
        operands: .optionalPages,
        ownOptions: [
            ToolOption.checkFigures.rule, ToolOption.watchFigures.rule, ToolOption.listFigures.rule,
            ToolOption.into.rule, ToolOption.package.rule, ToolOption.summary.rule, ToolOption.since.rule,
            ToolOption.buildFolder.rule, ToolOption.diagnostics.rule,
        ],
        examples: [
            Example(line: "gridpress figures", effect: "draw all figures of a package"),
            Example(line: "gridpress figures --check", effect: "check that pictures and code belong together"),
            Example(line: "gridpress figures README.md --watch", effect: "draw again on every change"),
        ]
    ) { tool, words in try tool.figures(words) }

    fileprivate static let previews = CommandRule(
        name: "previews",
        summary: "draw the previews of SwiftUI sources",
        details: [
            "Each #Preview and each view of a PreviewProvider becomes a picture, in the size of its traits or of a "
                + "device. The sources are compiled as they are: a package, an Xcode project, a folder, or files. "
                + "Without a path, those of the current folder are.",
            "Sources with errors are reported and left out, with those that need them. A preview that ends the "
                + "program, or takes too much time or memory, costs only itself.",
            "With several schemes, sizes of text, locales or directions, each preview is drawn in all of them. With "
                + "--format html, the gallery shows them side by side.",
        ],
        operands: .optionalSources,
        ownOptions: [
            ToolOption.previewOutput.rule, ToolOption.previewFormat.rule, ToolOption.schemes.rule,
        ] + PreviewJob.variantOptions + [ToolOption.watchPreviews.rule, ToolOption.diagnostics.rule],
        examples: [
            Example(line: "gridpress previews", effect: "draw all previews of a package"),
            Example(
                line: "gridpress previews Sources/Buttons --format html -o gallery/ --scheme light,dark",
                effect: "create a gallery with light and dark pictures side by side"
            ),
            Example(
                line: "gridpress previews --locale en,de --dynamic-type large,accessibility3",
                effect: "draw two languages in two sizes of text"
            ),
            Example(line: "gridpress previews --watch", effect: "draw again on every change"),
        ]
    ) { tool, words in try tool.previews(words) }

    fileprivate static let trainer = CommandRule(
        name: "trainer",
        summary: "write the trainer, a page on which every grid can be tried",
        details: [
            "The page is one file that works without a network, opened from disk or on any site. It needs a browser with "
                + "WebAssembly, and shows still pictures elsewhere.",
            "With --lesson, it starts with a lesson. With --embed, it shows nothing but that lesson, for a frame in an "
                + "article. Lessons are \(BuiltTrainerPage.lessons.joined(separator: ", ")).",
        ],
        operands: .nothing,
        ownOptions: [
            ToolOption.page.rule, ToolOption.lesson.rule, ToolOption.embed.rule, ToolOption.diagnostics.rule,
        ],
        examples: [
            Example(line: "gridpress trainer -o trainer.html", effect: "write the page"),
            Example(
                line: "gridpress trainer --lesson lazy-adaptive --embed -o lesson.html",
                effect: "write a lesson for an article"
            ),
        ]
    ) { tool, words in try tool.trainer(words) }

    fileprivate static let schema = CommandRule(
        name: "schema",
        summary: "print the RELAX NG schema of the language",
        operands: .nothing,
        examples: [Example(line: "gridpress schema > gridpress.rng", effect: "save the schema for an editor")]
    ) { tool, _ in
        try tool.output(LanguageSchema.relaxNG)
        return .fine
    }

    fileprivate static let reference = CommandRule(
        name: "reference",
        summary: "print the reference of the language, as Markdown",
        operands: .nothing,
        examples: [Example(line: "gridpress reference > language.md", effect: "save the reference")]
    ) { tool, _ in
        try tool.output(LanguageReference.markdown)
        return .fine
    }

    fileprivate static let explain = CommandRule(
        name: "explain",
        summary: "explain a finding by its code, or all of them, as Markdown",
        operands: .finding,
        examples: [
            Example(line: "gridpress explain document.wrong-value", effect: "explain the code of a finding")
        ]
    ) { tool, words in
        let explanation = words.operands.first.flatMap {
            ToolFindingCatalog.explanation(of: Finding.Code(rawValue: $0))
        }
        try tool.output(explanation.map { FindingReference.section(of: $0) } ?? ToolFindingCatalog.markdown)
        return .fine
    }

    fileprivate static let completions = CommandRule(
        name: "completions",
        summary: "print a completion script for a shell",
        operands: .shell,
        examples: Shell.allCases.map {
            Example(line: $0.installation, effect: "install completions for \($0.rawValue)")
        }
    ) { tool, words in
        // Parsing has checked the words.
        try tool.output(Shell(rawValue: words.operands[0])!.script)
        return .fine
    }

    fileprivate static let manual = CommandRule(
        name: "manual",
        summary: "print the manual page",
        operands: .nothing,
        examples: [
            Example(line: "gridpress manual | man -l -", effect: "read the page"),
            Example(line: "gridpress manual > /usr/local/share/man/man1/gridpress.1", effect: "install the page"),
        ]
    ) { tool, _ in
        try tool.output(ManualPage.text)
        return .fine
    }

    fileprivate static let help = CommandRule(
        name: "help",
        summary: "show help for the tool or a command",
        operands: .command,
        examples: [
            Example(line: "gridpress help render", effect: "show help for drawing documents"),
            Example(line: "gridpress help snapshot check", effect: "show help for a subcommand"),
        ]
    ) { tool, words in
        try tool.output(
            words.operands.isEmpty ? HelpPage.overview : HelpPage.text(of: CommandEntry.named(words.operands).entry)
        )
        return .fine
    }
}
