import GridPressPlatform

extension Finding.Code {
    /// A snapshot that differs from its golden file.
    package static let snapshotDiffers = Finding.Code(rawValue: "snapshot.different")
    /// A snapshot without a golden file.
    package static let missingGolden = Finding.Code(rawValue: "snapshot.missing")
    /// A golden file that can't be read.
    package static let unreadableGolden = Finding.Code(rawValue: "snapshot.unreadable")
    /// A golden file that is to be JSON, and isn't.
    package static let notJSON = Finding.Code(rawValue: "snapshot.not-json")
    /// A golden file that lies, behind a link, outside of its folder.
    package static let goldenOutside = Finding.Code(rawValue: "snapshot.outside")
    /// A golden or pending file that can't be written.
    package static let unwritableGolden = Finding.Code(rawValue: "snapshot.unwritable")
    /// A snapshot whose golden file has no name, or one that another snapshot has.
    package static let snapshotName = Finding.Code(rawValue: "snapshot.name")
    /// A mode of recording that there isn't.
    package static let unknownRecordMode = Finding.Code(rawValue: "snapshot.mode")
}

extension Finding {
    static func unreadable(_ path: String, _ sentence: String) -> Finding {
        Finding(.unreadableGolden, .error, at: .file(path), sentence, fix: "Remove it, and record it again.")
    }

    static func outside(_ path: String) -> Finding {
        Finding(
            .goldenOutside,
            .error,
            at: .file(path),
            "It is a symbolic link that leads out of the folder, or nowhere.",
            fix: "Put a file in its place; links are neither read nor written through."
        )
    }

    static func unwritable(_ path: String, _ sentence: String, fix: String? = nil) -> Finding {
        Finding(.unwritableGolden, .error, at: .file(path), sentence, fix: fix)
    }

    static func unwritable(_ path: String, _ error: SystemError) -> Finding {
        .unwritable(path, "It can't be written: \(error.reason).")
    }
}

extension Finding.Place {
    /// The start of a file.
    static func file(_ path: String) -> Finding.Place { .source(file: path.shown, line: 1, column: 1) }
}

extension Finding.Explanation {
    /// What is found about snapshots.
    package static let ofSnapshots = [
        Finding.Explanation(
            .snapshotDiffers,
            .error,
            "A snapshot that differs from its golden file",
            "What was drawn isn't what it was when the golden file was recorded. What changed comes first, from what to "
                + "what; then what moved because of it.",
            "Where the change is meant, accept it with `gridpress snapshot review` or record it again; where it isn't, "
                + "mend the layout."
        ),
        Finding.Explanation(
            .missingGolden,
            .error,
            "A snapshot without a golden file",
            "There is nothing to compare with, and nothing may be recorded now.",
            "Record it where recording is allowed, look at it, and commit the file."
        ),
        Finding.Explanation(
            .unreadableGolden,
            .error,
            "A golden file that can't be read",
            "The golden file is empty, a folder, too large or may not be read.",
            "Put the file back from version control, or remove it and record it again."
        ),
        Finding.Explanation(
            .notJSON,
            .error,
            "A golden file that isn't JSON",
            "The golden file is cut off, was mended by hand, or is something else. Only the first mistake is told; all "
                + "behind it is uncertain.",
            "Put the file back from version control, or remove it and record it again."
        ),
        Finding.Explanation(
            .goldenOutside,
            .error,
            "A golden file outside of its folder",
            "A symbolic link leads out of the folder of golden files, or nowhere. It is neither read nor written "
                + "through.",
            "Put a file in its place."
        ),
        Finding.Explanation(
            .unwritableGolden,
            .error,
            "A golden file that can't be written",
            "The golden file or the pending file beside it can't be written.",
            "Give yourself the right to write there, or choose another folder."
        ),
        Finding.Explanation(
            .snapshotName,
            .error,
            "A snapshot without a name of its own",
            "Each snapshot has a golden file of its own, called after its test. A test with arguments, or with several "
                + "figures, gives each a name; no two of them may share a file.",
            "Give it a name with `named:`, made from the arguments where there are some."
        ),
        Finding.Explanation(
            .unknownRecordMode,
            .error,
            "A mode of recording that there isn't",
            "The environment variable `GRIDPRESS_RECORD` says when golden files are written.",
            "Set it to `all`, `failed`, `missing`, `never` or `pending`, or not at all."
        ),
    ]
}
