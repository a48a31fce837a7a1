import GridPressFindings

extension Finding.Code {
    /// A file or folder with figures that can't be read.
    package static let figurePage = Finding.Code(rawValue: "figures.page")
    /// A comment of a figure that can't be read.
    package static let figureComment = Finding.Code(rawValue: "figures.comment")
    /// A figure without a block of code.
    package static let figureBlock = Finding.Code(rawValue: "figures.block")
    /// Two figures of one name.
    package static let figureName = Finding.Code(rawValue: "figures.name")
    /// Marks around the lines of a picture that have no figure, or no end.
    package static let figureMarks = Finding.Code(rawValue: "figures.marks")
}

extension Finding.Explanation {
    /// The explanations of the findings about figures in documentation.
    package static let ofDocumentationFigures = [
        Finding.Explanation(
            .figurePage,
            .error,
            "Unreadable page",
            "A path names no file or folder, a folder that can't be read, or a file that is neither Markdown nor Swift "
                + "source.",
            "Check the path and its permissions."
        ),
        Finding.Explanation(
            .figureComment,
            .error,
            "Invalid figure comment",
            "The comment above a block of code begins with \"figure:\", but its name or a setting is invalid, or it "
                + "doesn't end.",
            "Write the name, then settings separated by commas, as in \"figure: card, width 300\"."
        ),
        Finding.Explanation(
            .figureBlock,
            .error,
            "Figure without code",
            "Below the figure comment there is no block of Swift or XML, the block doesn't end, or it shows no view.",
            "Put the comment directly above a block that ends with a view, or name a view in the comment."
        ),
        Finding.Explanation(
            .figureName,
            .error,
            "Name of two figures",
            "Two figures would write the same files. Names that differ only in case count as the same.",
            "Use another name for one of them."
        ),
        Finding.Explanation(
            .figureMarks,
            .error,
            "Incomplete picture lines",
            "The comment before the lines of a picture has no matching comment after them.",
            "Add \"<!-- end picture -->\" after the lines, or remove the comment."
        ),
    ]
}
