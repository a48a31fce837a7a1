import LayoutDocuments

extension CommandGroup {
    /// The commands about golden files.
    static let snapshot = CommandGroup(
        name: "snapshot",
        summary: "hold pictures against golden files, and decide about what differs",
        details: [
            "A golden file is a picture as it is to be. What differs from it waits beside it, in a pending file such as "
                + "card.pending.svg, until somebody accepts or rejects it. Tests and `gridpress snapshot check` "
                + "write pending files in the same way.",
            "Golden files are compared by structure and by numbers: the order of attributes, space between tags and the "
                + "spelling of numbers don't count. What differs is told in the words of the layout, from what to "
                + "what. Nothing outside of the folders that are named is read or written, and symbolic links are "
                + "neither followed nor replaced.",
        ],
        commands: [.check, .accept, .reject, .review, .prune, .report]
    )
}

extension CommandRule {
    fileprivate static let check = CommandRule(
        name: "check",
        summary: "draw documents and compare them with golden files",
        details: [
            "A document below a folder is compared with the golden file that has its path in the folder of golden files; "
                + "a document that is named itself, with the one that has its name. Missing golden files are "
                + "written, and what differs is written beside its golden file to wait for a decision, unless "
                + "--record says otherwise. What is found goes to standard output, and how many are the same to "
                + "standard error.",
            "Where only folders are named, golden files that no document owns any more are told as notes.",
        ],
        operands: .documentsAndFolders,
        ownOptions: [
            ToolOption.goldens.rule, ToolOption.record.rule, ToolOption.tolerance.rule, ToolOption.xunit.rule,
            ToolOption.differences.rule,
        ] + drawing,
        examples: [
            Example(line: "gridpress snapshot check layouts/ -g goldens/", effect: "compare all documents of a folder"),
            Example(
                line: "gridpress snapshot check layouts/ -g goldens/ --record all",
                effect: "record them all again"
            ),
            Example(
                line: "gridpress snapshot check layouts/ -g goldens/ --diagnostics github --report page.html",
                effect: "annotate a change on GitHub, and keep a page about what differs"
            ),
        ]
    ) { tool, words in try tool.checkSnapshots(words) }

    fileprivate static let accept = CommandRule(
        name: "accept",
        summary: "make pending files the golden ones",
        details: ["All pending files below a folder are accepted, or those that are named."],
        operands: .pendingFilesAndFolders,
        ownOptions: [ToolOption.list.rule, ToolOption.diagnostics.rule],
        examples: [
            Example(line: "gridpress snapshot accept goldens/", effect: "accept everything below a folder"),
            Example(line: "gridpress snapshot accept goldens/card.pending.svg", effect: "accept one file"),
            Example(line: "gridpress snapshot accept . --list --diagnostics json", effect: "list what waits, as JSON"),
        ]
    ) { tool, words in try tool.settlePending(words, .accept) }

    fileprivate static let reject = CommandRule(
        name: "reject",
        summary: "remove pending files",
        details: ["All pending files below a folder are removed, or those that are named. Golden files stay."],
        operands: .pendingFilesAndFolders,
        ownOptions: [ToolOption.list.rule, ToolOption.diagnostics.rule],
        examples: [Example(line: "gridpress snapshot reject goldens/", effect: "remove everything that waits")]
    ) { tool, words in try tool.settlePending(words, .reject) }

    fileprivate static let review = CommandRule(
        name: "review",
        summary: "decide about pending files one by one",
        details: [
            "On a terminal, each pending file below the folders is shown with what changed, and accepted, rejected or "
                + "skipped by a letter and Return. Its whole difference can be read, and a page with both pictures "
                + "opened in a browser."
        ],
        operands: .goldenFolders,
        ownOptions: [ToolOption.tolerance.rule],
        examples: [Example(line: "gridpress snapshot review goldens/", effect: "look at everything that waits")]
    ) { tool, words in try tool.review(words) }

    fileprivate static let prune = CommandRule(
        name: "prune",
        summary: "find golden files that nothing owns",
        details: [
            "Golden files of tests, below the folders, are owned by the tests in the Swift files beside them, also while "
                + "these fail or aren't run. With --claims, golden files of tests that ran to their end without using "
                + "them are found too. Golden files of documents, in the folder that --goldens names, are owned by the "
                + "documents in the folder that --documents names. What recording has left behind is found as well: "
                + "pending files that are the same as their golden file, and temporary files of processes that were "
                + "killed.",
            "Nothing is removed without --delete.",
        ],
        operands: .optionalGoldenFolders,
        ownOptions: [
            ToolOption.claims.rule, ToolOption.results.rule, ToolOption.complete.rule, ToolOption.documents.rule,
            ToolOption.goldens.rule,
            ToolOption.delete.rule, ToolOption.diagnostics.rule,
        ],
        examples: [
            Example(
                line: "gridpress snapshot prune --documents layouts/ --goldens goldens/",
                effect: "find golden files whose documents are gone"
            ),
            Example(
                line: "gridpress snapshot prune Tests/ --claims claims.txt --delete",
                effect: "remove golden files whose tests are gone"
            ),
        ]
    ) { tool, words in try tool.prune(words) }

    fileprivate static let report = CommandRule(
        name: "report",
        summary: "show pending files and their golden files on a page",
        details: [
            "The page shows every pending file below the folders: what changed, and both pictures side by side, above each "
                + "other, as their difference and alone. It is one file that needs no script and no network."
        ],
        operands: .goldenFolders,
        ownOptions: [ToolOption.page.rule, ToolOption.tolerance.rule],
        examples: [Example(line: "gridpress snapshot report goldens/ -o report.html", effect: "write the page")]
    ) { tool, words in try tool.reportSnapshots(words) }
}
