import GridPressFindings

extension Finding.Code {
    /// A file that isn't there.
    public static let missingInput = Finding.Code(rawValue: "input.missing")
    /// A folder, a pipe or a device where a file is read.
    public static let inputIsNoFile = Finding.Code(rawValue: "input.no-file")
    /// A file that the system doesn't let be read.
    public static let unreadableInput = Finding.Code(rawValue: "input.unreadable")
    /// A file that can't be written.
    public static let unwritableOutput = Finding.Code(rawValue: "output.unwritable")
    /// A document whose layout isn't the canonical one.
    public static let notFormatted = Finding.Code(rawValue: "document.not-formatted")
    /// A document that can't be laid out, though it can be read.
    public static let formattingFailed = Finding.Code(rawValue: "internal.formatting")
}

extension Finding.Explanation {
    /// What is found where files are read, laid out and written.
    static let ofHandling = [
        Finding.Explanation(
            .missingInput,
            .error,
            "A file that isn't there",
            "No file has the name that was given.",
            "Check the name, and the folder that it is looked for in."
        ),
        Finding.Explanation(
            .inputIsNoFile,
            .error,
            "Something that is no file",
            "The name is that of a folder, a pipe or a device.",
            "Name the files in a folder one by one, as in `pictures/*.xml`. What comes from a pipe goes to "
                + "standard input, whose name is `-`."
        ),
        Finding.Explanation(
            .unreadableInput,
            .error,
            "A file that can't be read",
            "The system doesn't let the file be read; the sentence has its reason.",
            "Check who may read the file, and its folder."
        ),
        Finding.Explanation(
            .unwritableOutput,
            .error,
            "A file that can't be written",
            "The system doesn't let the file be written; the sentence has its reason. What stood there "
                + "before is still there.",
            "Check that the folder is there, that it may be written to, and that there is room."
        ),
        Finding.Explanation(
            .notFormatted,
            .warning,
            "A layout that isn't canonical",
            "`gridpress format --check` looks whether documents are laid out as `gridpress format` does it, "
                + "and this one isn't. It is drawn the same.",
            "Run `gridpress format`."
        ),
        Finding.Explanation(
            .formattingFailed,
            .error,
            "A document that can't be laid out",
            "In its canonical layout the document would say something else. It is left as it is; this is a "
                + "mistake of gridpress itself.",
            "Report it, with the document."
        ),
    ]
}
