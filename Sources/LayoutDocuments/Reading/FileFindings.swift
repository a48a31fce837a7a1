import GridPressFindings

extension Finding.Code {
    /// A missing file.
    public static let missingInput = Finding.Code(rawValue: "input.missing")
    /// A folder, a pipe or a device where a file is read.
    public static let inputIsNoFile = Finding.Code(rawValue: "input.no-file")
    /// A file that the system refuses to read.
    public static let unreadableInput = Finding.Code(rawValue: "input.unreadable")
    /// A file that can't be written.
    public static let unwritableOutput = Finding.Code(rawValue: "output.unwritable")
    /// A document whose formatting isn't canonical.
    public static let notFormatted = Finding.Code(rawValue: "document.not-formatted")
    /// A valid document that can't be formatted.
    public static let formattingFailed = Finding.Code(rawValue: "internal.formatting")
}

extension Finding.Explanation {
    /// The explanations of findings about reading, formatting and writing files.
    static let ofHandling = [
        Finding.Explanation(
            .missingInput,
            .error,
            "Missing file",
            "The file doesn't exist.",
            "Check the name, and the folder in which the file is expected."
        ),
        Finding.Explanation(
            .inputIsNoFile,
            .error,
            "Not a file",
            "The path is a folder, a pipe or a device.",
            "Use the paths of files, such as `pictures/*.xml`. For a pipe, use standard input, whose name is `-`."
        ),
        Finding.Explanation(
            .unreadableInput,
            .error,
            "Unreadable file",
            "The file can't be read. The message contains the reason.",
            "Check the permissions of the file and its folder."
        ),
        Finding.Explanation(
            .unwritableOutput,
            .error,
            "Unwritable file",
            "The file can't be written. The message contains the reason. An existing file is unchanged.",
            "Check that the folder exists and is writable, and that there is free space."
        ),
        Finding.Explanation(
            .notFormatted,
            .warning,
            "Not formatted",
            "`gridpress format --check` found a document that `gridpress format` would change. Its picture would be "
                + "the same.",
            "Run `gridpress format`."
        ),
        Finding.Explanation(
            .formattingFailed,
            .error,
            "Formatting failed",
            "Formatting would change the meaning of the document, so the document is unchanged. This is a bug in "
                + "GridPress.",
            "Report the bug, and attach the document."
        ),
    ]
}

extension Finding {
    /// A finding that says why a file can't be written.
    package init(unwritable path: String, _ reason: String) {
        let place = Location.source(file: path.shown, line: 1, column: 1)
        self.init(.unwritableOutput, .error, at: place, "The file can't be written: \(reason).")
    }
}
