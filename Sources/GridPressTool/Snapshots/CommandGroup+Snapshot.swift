/// The group of commands, and not the type of SwiftUI.
typealias CommandGroup = ToolCommands.CommandGroup

extension CommandGroup {
    /// The commands for golden files.
    static let snapshot = CommandGroup(
        name: "snapshot",
        summary: "compare pictures with golden files, and review differences",
        details: [
            "A golden file is the expected picture. A different result is kept beside it in a pending file, "
                + "such as card.pending.svg, until you accept or reject it. Tests and `gridpress snapshot check` "
                + "write pending files in the same way.",
            "Golden files are compared by structure and numbers. The order of attributes, white space between tags "
                + "and the formatting of numbers don't matter. Differences are described in terms of the layout, with "
                + "old and new values. Golden files and pending files are read and written only inside the given "
                + "folders. Symbolic links that point outside aren't followed, and symbolic links are never replaced.",
        ],
        commands: [.check, .accept, .reject, .review, .prune, .report]
    )
}

extension CommandRule {
    fileprivate static let check = CommandRule(
        name: "check",
        summary: "draw documents and compare them with golden files",
        details: [
            "A document below a folder is compared with the golden file at the same path in the folder of golden "
                + "files. A single document is compared with the golden file of the same name. By default, missing "
                + "golden files are recorded, and different results are written to pending files beside the golden "
                + "files. --record, GRIDPRESS_RECORD and CI change this. Findings go to standard output, and the "
                + "number of snapshots of each outcome to standard error.",
            "If all arguments are folders, notes report unowned golden files.",
            "With --previews, the previews of SwiftUI sources are drawn and compared, as `gridpress previews` names them. "
                + "Several schemes, sizes of text, locales or directions are for previews only.",
        ],
        operands: .optionalDocumentsAndFolders,
        ownOptions: [
            ToolOption.goldens.rule, ToolOption.checkedPreviews.rule, ToolOption.record.rule, ToolOption.tolerance.rule,
            ToolOption.xunit.rule, ToolOption.differences.rule, ToolOption.format.rule,
            ToolOption.checkedDevice.rule, ToolOption.schemes.rule,
        ]
            + (drawing + PreviewJob.variantOptions).filter {
                // Documents and previews have different values for these options.
                ![ToolOption.checkedDevice.rule.name, ToolOption.schemes.rule.name].contains($0.name)
            },
        examples: [
            "gridpress snapshot check layouts/ -g goldens/": "compare all documents in a folder",
            "gridpress snapshot check layouts/ -g goldens/ --record all": "record all golden files again",
            "gridpress snapshot check layouts/ -g goldens/ --diagnostics github --report page.html":
                "annotate a pull request on GitHub, and save a page with the differences",
            "gridpress snapshot check --previews Sources -g goldens/": "compare the previews of a package",
        ]
    ) { tool, words in try tool.checkSnapshots(words) }

    fileprivate static let accept = CommandRule(
        name: "accept",
        summary: "replace golden files with pending files",
        details: ["Accepts the given pending files, or all pending files below the given folders."],
        operands: .pendingFilesAndFolders,
        ownOptions: [ToolOption.list.rule, ToolOption.diagnostics.rule],
        examples: [
            "gridpress snapshot accept goldens/": "accept all pending files below a folder",
            "gridpress snapshot accept goldens/card.pending.svg": "accept one file",
            "gridpress snapshot accept . --list --diagnostics json": "list files as JSON",
        ]
    ) { tool, words in try tool.decidePending(words, .accept) }

    fileprivate static let reject = CommandRule(
        name: "reject",
        summary: "remove pending files",
        details: [
            "Removes the given pending files, or all pending files below the given folders. Golden files are "
                + "unchanged."
        ],
        operands: .pendingFilesAndFolders,
        ownOptions: [ToolOption.list.rule, ToolOption.diagnostics.rule],
        examples: ["gridpress snapshot reject goldens/": "remove all pending files"]
    ) { tool, words in try tool.decidePending(words, .reject) }

    fileprivate static let review = CommandRule(
        name: "review",
        summary: "review pending files one by one",
        details: [
            "On a terminal, shows each pending file below the folders with its changes. A letter and Return accept, "
                + "reject or skip it. Other letters show all changes, open a page with both pictures in a browser, or "
                + "end the review."
        ],
        operands: .goldenFolders,
        ownOptions: [ToolOption.tolerance.rule],
        examples: ["gridpress snapshot review goldens/": "review all pending files"]
    ) { tool, words in try tool.review(words) }

    fileprivate static let prune = CommandRule(
        name: "prune",
        summary: "find unowned golden files",
        details: [
            "Golden files of tests, below the folders, are owned by the tests in the Swift files beside them, even if "
                + "these fail or don't run. With --claims, golden files that completed tests didn't use are found "
                + "too. Golden files of documents, in the folder of --goldens, are owned by the documents in the "
                + "folder of --documents. Leftover files are found as well: pending files that are unowned or equal "
                + "their golden file, and temporary files of terminated processes.",
            "Files are removed only with --delete.",
        ],
        operands: .optionalFolders,
        ownOptions: [
            ToolOption.claims.rule, ToolOption.results.rule, ToolOption.complete.rule, ToolOption.documents.rule,
            ToolOption.goldens.rule,
            ToolOption.delete.rule, ToolOption.diagnostics.rule,
        ],
        examples: [
            "gridpress snapshot prune --documents layouts/ --goldens goldens/":
                "find golden files of missing documents",
            "gridpress snapshot prune Tests/ --claims claims.txt --delete": "remove golden files that tests don't use",
        ]
    ) { tool, words in try tool.prune(words) }

    fileprivate static let report = CommandRule(
        name: "report",
        summary: "show pending files and their golden files on a page",
        details: [
            "The page shows each pending file below the folders: its changes, both pictures side by side, overlaid "
                + "and alone, and their difference. The page is a single file that needs no scripts and no network."
        ],
        operands: .goldenFolders,
        ownOptions: [ToolOption.page.rule, ToolOption.tolerance.rule],
        examples: ["gridpress snapshot report goldens/ -o report.html": "write the page"]
    ) { tool, words in try tool.reportSnapshots(words) }
}
