extension CommandRule {
    package static let figures = CommandRule(
        name: "figures",
        summary: "draw the figures of documentation, or check them",
        details: [
            "Figures are blocks of Swift code or XML below a comment such as <!-- figure: card, width 300 -->. They "
                + "can be in Markdown files, DocC catalogs, doc comments or snippets. The lines below a block show its "
                + "picture. Without a path, the command searches the current folder.",
            "Swift code is compiled with the package that contains the pages, and can import the modules of that "
                + "package. The command changes nothing else in a page, and no pictures that were edited by hand.",
        ],
        operands: .optionalPages,
        ownOptions: [
            ToolOption.checkFigures.rule, ToolOption.watchFigures.rule, ToolOption.listFigures.rule,
            ToolOption.into.rule, ToolOption.package.rule, ToolOption.summary.rule, ToolOption.since.rule,
            ToolOption.engineFolder.rule, ToolOption.buildFolder.rule, ToolOption.diagnostics.rule,
            ToolOption.verbose.rule,
        ],
        examples: [
            "gridpress figures": "draw all figures of a package",
            "gridpress figures --check": "check that pictures match their code",
            "gridpress figures README.md --watch": "draw again on every change",
        ]
    ) { tool, words in try tool.figures(words) }
}
