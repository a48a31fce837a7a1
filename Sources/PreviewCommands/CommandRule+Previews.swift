extension CommandRule {
    package static let previews = CommandRule(
        name: "previews",
        summary: "draw the previews of SwiftUI sources",
        details: [
            "Each #Preview and each view of a PreviewProvider becomes a picture, at the size of its traits or of "
                + "a device. The sources can be a package, an Xcode project, a folder or files, and are compiled "
                + "unchanged. Without a path, the command reads the current folder.",
            "The command reports sources with errors, and leaves them out together with the sources that need "
                + "them. A preview that ends the program, or takes too much time or memory, doesn't affect the "
                + "other previews.",
            "With several schemes, text sizes, locales or directions, the command draws each preview in all of "
                + "them. With --format html, the gallery shows these pictures side by side.",
            "With --dry-run, the command compiles and draws nothing. It lists the imported modules that don't exist "
                + "and the names of Apple's frameworks that GridPress lacks, with their files and lines.",
        ],
        operands: .optionalSources,
        ownOptions: [
            ToolOption.previewOutput.rule, ToolOption.previewFormat.rule, ToolOption.schemes.rule,
        ] + PreviewJob.variantOptions + [
            ToolOption.dryRun.rule, ToolOption.watchPreviews.rule, ToolOption.diagnostics.rule,
            ToolOption.verbose.rule,
        ],
        examples: [
            "gridpress previews": "draw all previews of a package",
            "gridpress previews Sources/Buttons --format html -o gallery/ --scheme light,dark":
                "create a gallery with light and dark pictures side by side",
            "gridpress previews --locale en,de --dynamic-type large,accessibility3":
                "draw two languages in two text sizes",
            "gridpress previews --dry-run": "list what a package uses and GridPress lacks",
            "gridpress previews --watch": "draw again on every change",
        ]
    ) { tool, words in try tool.previews(words) }
}
