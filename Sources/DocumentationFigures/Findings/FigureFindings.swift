extension Finding.Code {
    /// A file or folder with figures that can't be read.
    package static let figurePage = Finding.Code(rawValue: "figures.page")
    /// A comment of a figure that can't be read.
    package static let figureComment = Finding.Code(rawValue: "figures.comment")
    /// A figure without a block of code.
    package static let figureBlock = Finding.Code(rawValue: "figures.block")
    /// Two figures with one name.
    package static let figureName = Finding.Code(rawValue: "figures.name")
    /// Marks around the lines of a picture without a figure, or without an end.
    package static let figureMarks = Finding.Code(rawValue: "figures.marks")
    /// A compiler error in the code of a figure.
    package static let figureCode = Finding.Code(rawValue: "figures.code")
    /// A figure that throws an error or ends the program.
    package static let figureThrown = Finding.Code(rawValue: "figures.thrown")
    /// A package that can't be built.
    package static let figurePackage = Finding.Code(rawValue: "figures.package")
    /// A figure whose picture doesn't exist, or isn't on its page.
    package static let figureMissing = Finding.Code(rawValue: "figures.missing")
    /// A picture that differs from its figure.
    package static let figureStale = Finding.Code(rawValue: "figures.stale")
    /// A picture without a figure.
    package static let figureOrphaned = Finding.Code(rawValue: "figures.orphaned")
    /// A picture, or its lines in a page, that were edited.
    package static let figureEdited = Finding.Code(rawValue: "figures.edited")
    /// A page that changed while its figures were drawn.
    package static let figurePageChanged = Finding.Code(rawValue: "figures.page-changed")
}

extension Finding {
    /// Returns a finding about a page as a whole.
    static func ofPage(_ path: String, line: Int = 1, _ message: String, fix: String) -> Finding {
        Finding(.figurePage, .error, at: .source(file: path, line: line, column: 1), message, fix: fix)
    }
}

extension Finding.Explanation {
    /// The explanations of the findings about figures in documentation.
    package static let ofDocumentationFigures = [
        Finding.Explanation(
            .figurePage, .error, "Unreadable page",
            "A path names no file or folder, a folder that can't be read, or a file that is no Markdown, tutorial or Swift "
                + "source. The page isn't in UTF-8, exceeds a limit, or a symbolic link leads the page or its pictures "
                + "out of the package.",
            "Check the path, its permissions and the encoding, and replace links with files and folders."),
        Finding.Explanation(
            .figureComment, .error, "Invalid figure comment",
            "The comment above a block of code begins with \"figure:\", but its name or a setting is invalid, or it "
                + "doesn't end.",
            "Write the name, then settings separated by commas, as in \"figure: card, width 300\"."),
        Finding.Explanation(
            .figureBlock, .error, "Figure without code",
            "Below the figure comment there is no block of Swift or XML, the block doesn't end, or it shows no view.",
            "Put the comment directly above a block that ends with a view, or name a view in the comment."),
        Finding.Explanation(
            .figureName, .error, "Name of two figures",
            "Two figures would write the same files. Names that differ only in case count as the same.",
            "Use another name for one of them."),
        Finding.Explanation(
            .figureMarks, .error, "Incomplete picture lines",
            "The comment before the lines of a picture has no matching comment after them.",
            "Add \"<!-- end picture -->\" after the lines, or remove the comment."),
        Finding.Explanation(
            .figureCode, .error, "Code that doesn't compile",
            "The compiler reports an error in the code of a figure, or in a source file that it needs. The place is that "
                + "in the page. Figures that don't need this code are still drawn.",
            "Correct the code. Code that readers needn't see can be in the comment of the figure, below its settings."),
        Finding.Explanation(
            .figureThrown, .error, "Figure with an error at run time",
            "The code of the figure throws an error, ends the program, or takes too long.", "Correct the code."),
        Finding.Explanation(
            .figurePackage, .error, "Package that can't be built",
            "The package around the pages can't be read or built, or it isn't known where GridPress comes from.",
            "Build the package with `swift build`, and add GridPress to its dependencies, or name it with `--package`."),
        Finding.Explanation(
            .figureMissing, .error, "Missing picture",
            "The file of the picture doesn't exist, or the page doesn't show it.", "Run `gridpress figures`."),
        Finding.Explanation(
            .figureStale, .error, "Picture of earlier code",
            "The figure is drawn differently now, or the lines below its block have another size or text. The message "
                + "says what is different.",
            "If the change is intended, run `gridpress figures`. Otherwise correct the code."),
        Finding.Explanation(
            .figureOrphaned, .error, "Picture without a figure",
            "The block of the figure is gone or has another name, but its picture or the lines in the page are left.",
            "Run `gridpress figures` to remove them."),
        Finding.Explanation(
            .figureEdited, .error, "Picture changed by hand",
            "The file of the picture isn't as it was written, or it was made by something else. It is never "
                + "overwritten. Lines in a page between the two picture comments are written again.",
            "Restore the file from version control, rename it, or remove it. Then run `gridpress figures`."),
        Finding.Explanation(
            .figurePageChanged, .error, "Page changed meanwhile",
            "The page was saved while its figures were drawn, so it was left as it is.", "Run the command again."),
    ]
}
