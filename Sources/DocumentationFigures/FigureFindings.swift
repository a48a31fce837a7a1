import GridPressFindings

extension Finding.Code {
    /// A comment of a figure that can't be read.
    package static let figureComment = Finding.Code(rawValue: "figures.comment")
    /// A figure without a block of code.
    package static let figureBlock = Finding.Code(rawValue: "figures.block")
    /// Two figures of one name.
    package static let figureName = Finding.Code(rawValue: "figures.name")
    /// Marks around the lines of a picture that have no figure, or no end.
    package static let figureMarks = Finding.Code(rawValue: "figures.marks")
}
