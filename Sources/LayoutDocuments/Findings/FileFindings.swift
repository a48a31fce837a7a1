extension Finding.Code {
    /// A file that doesn't exist.
    public static let missingInput = Finding.Code(rawValue: "input.missing")
    /// A folder, a pipe or a device in place of a file.
    public static let inputIsNoFile = Finding.Code(rawValue: "input.no-file")
    /// A file that can't be read, for example because of its permissions.
    public static let unreadableInput = Finding.Code(rawValue: "input.unreadable")
    /// A file with Swift code in place of a document.
    public static let inputIsSwift = Finding.Code(rawValue: "input.swift")
    /// A file whose name isn't UTF-8.
    public static let unreadableName = Finding.Code(rawValue: "input.name")
    /// A file that declares an encoding other than UTF-8.
    public static let declaredEncoding = Finding.Code(rawValue: "document.declared-encoding")
    /// A picture whose conversion by another program failed.
    public static let failedConversion = Finding.Code(rawValue: "output.conversion")
    /// A document that isn't in canonical formatting.
    public static let notFormatted = Finding.Code(rawValue: "document.not-formatted")
    /// A valid document that can't be formatted.
    public static let formattingFailed = Finding.Code(rawValue: "internal.formatting")
}

extension Finding.Explanation {
    /// The explanations of findings about reading, formatting and writing files.
    static let ofHandling = [
        Finding.Explanation(
            .missingInput, .error, "Missing file", "The file doesn't exist.",
            "Check the name, and the folder in which the file is expected."),
        Finding.Explanation(
            .inputIsNoFile, .error, "Not a file", "The path is a folder, a pipe or a device.",
            "Use the paths of files, such as `pictures/*.xml`. For a pipe, use standard input, whose name is `-`."),
        Finding.Explanation(
            .unreadableInput, .error, "Unreadable file", "The file can't be read. The message contains the reason.",
            "Check the permissions of the file and its folder."),
        Finding.Explanation(
            .inputIsSwift, .error, "Swift code instead of a document",
            "The command draws layout documents, and the file contains Swift code.",
            "Draw the previews of the code with `gridpress previews`, or the figures of a page with `gridpress figures`."
        ),
        Finding.Explanation(
            .unreadableName, .error, "File name isn't UTF-8",
            "The name of a file contains a byte that isn't valid UTF-8, so the file can't be opened.",
            "Rename the file."),
        Finding.Explanation(
            .declaredEncoding, .warning, "Other encoding declared",
            "The XML declaration has an encoding that isn't the one of the file. GridPress reads the file as UTF-8; "
                + "other tools may refuse it.", "Remove the encoding from the declaration, or declare UTF-8.",
            example: Example(
                mistake: "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><Figure/>",
                right: "<?xml version=\"1.0\" encoding=\"UTF-8\"?><Figure/>")),
        Finding.Explanation(
            .unwritableOutput, .error, "Unwritable file",
            "The file can't be written. The message contains the reason. An existing file is unchanged.",
            "Check that the folder exists and is writable, and that there is free space."),
        Finding.Explanation(
            .failedConversion, .error, "Conversion failed",
            "PNG and PDF are made by `rsvg-convert` from the SVG, and it reported an error, which the message contains. "
                + "An existing file is unchanged.", "Use a lower `--scale` if the picture is large, or draw it as SVG."),
        Finding.Explanation(
            .notFormatted, .warning, "Not formatted",
            "`gridpress format --check` found a document that `gridpress format` would change. Its picture would be "
                + "the same.", "Run `gridpress format`."),
        Finding.Explanation(
            .formattingFailed, .error, "Formatting failed",
            "Formatting would change the meaning of the document, so the document is unchanged. This is a bug in "
                + "GridPress.", "Report the bug, and attach the document."),
    ]
}

extension Finding {
    /// Creates a finding about a file whose name isn't valid UTF-8.
    package init(unreadableName path: String) {
        let place = Location.source(file: path.shown, line: 1, column: 1)
        self.init(
            .unreadableName, .error, at: place, "The name of the file isn't valid UTF-8, so the file can't be opened.",
            fix: "Rename the file.")
    }
}
