extension Finding.Code {
    /// A snapshot that differs from its golden file.
    package static let snapshotDiffers = Finding.Code(rawValue: "snapshot.different")
    /// A snapshot without a golden file.
    package static let missingGolden = Finding.Code(rawValue: "snapshot.missing")
    /// A golden file that can't be read.
    package static let unreadableGolden = Finding.Code(rawValue: "snapshot.unreadable")
    /// A golden file that should be JSON, but isn't.
    package static let notJSON = Finding.Code(rawValue: "snapshot.not-json")
    /// A golden file outside of its folder, because a link leads there.
    package static let goldenOutside = Finding.Code(rawValue: "snapshot.outside")
    /// A golden or pending file that can't be written.
    package static let unwritableGolden = Finding.Code(rawValue: "snapshot.unwritable")
    /// A snapshot whose golden file has no name, or shares one with another snapshot.
    package static let snapshotName = Finding.Code(rawValue: "snapshot.name")
    /// An unknown recording mode.
    package static let unknownRecordMode = Finding.Code(rawValue: "snapshot.mode")
}

extension Finding {
    static func unreadable(_ path: String, _ message: String) -> Finding {
        Finding(
            .unreadableGolden,
            .error,
            at: .file(path),
            message,
            fix: "Check the permissions, or remove it and record it again."
        )
    }

    static func outside(_ path: String) -> Finding {
        Finding(
            .goldenOutside,
            .error,
            at: .file(path),
            "The path contains a symbolic link that points outside the folder of golden files, or to a missing "
                + "file.",
            fix: "Replace the symbolic link with a file or a folder."
        )
    }

    package static func missingPending(_ path: String) -> Finding {
        Finding(
            .unreadableGolden,
            .error,
            at: .file(path),
            "The pending file doesn't exist.",
            fix: "Run the test or the command that creates the snapshot again."
        )
    }

    /// Returns the finding for a file of a test run that can't be read.
    package static func unreadableRun(_ path: String, _ message: String) -> Finding {
        Finding(
            .unreadableGolden,
            .error,
            at: .file(path),
            message,
            fix: "Check the path, or run the tests again to create the file."
        )
    }

    static func unwritable(_ path: String, _ message: String, fix: String) -> Finding {
        Finding(.unwritableGolden, .error, at: .file(path), message, fix: fix)
    }

    /// Returns the finding for a file that a pending file must not replace.
    static func foreign(_ path: String) -> Finding {
        .unwritable(
            path,
            "The file has no mark of GridPress, unlike its pending file, so it isn't replaced.",
            fix: "Remove or rename the file, and accept the pending file again."
        )
    }

    static func unwritable(_ path: String, _ error: SystemError) -> Finding {
        .unwritable(path, "The file can't be written: \(error.reason).", fix: error.remedy)
    }
}

extension Finding.Location {
    /// Returns the location of the start of a file.
    package static func file(_ path: String) -> Finding.Location { .source(file: path.shown, line: 1, column: 1) }
}
