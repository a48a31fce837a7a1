import GridPressPlatform

extension Finding.Code {
    /// Two pictures with one golden file.
    package static let sharedGolden = Finding.Code(rawValue: "snapshot.shared")
    /// A golden file that nothing is compared with anymore.
    package static let unownedGolden = Finding.Code(rawValue: "snapshot.unowned")
    /// A pending snapshot, which has to be accepted or rejected.
    package static let pendingSnapshot = Finding.Code(rawValue: "snapshot.pending")
    /// A file that recording left behind.
    package static let leftoverFile = Finding.Code(rawValue: "snapshot.leftover")
}

extension Finding {
    /// Returns the finding for a golden file without an owner.
    package static func unowned(_ path: String) -> Finding {
        Finding(
            .unownedGolden,
            .note,
            at: .file(path),
            "No document owns this golden file.",
            fix:
                "Look at the file, and delete it. To delete all unowned files, add --delete to `gridpress snapshot prune`.",
            subject: path.shown
        )
    }
}

extension Finding.Explanation {
    /// The explanations of findings about folders of golden files.
    package static let ofGoldenFolders = [
        Finding.Explanation(
            .sharedGolden,
            .error,
            "Shared golden file",
            "Several documents have the same name, so they would be compared with the same golden file. None of them is "
                + "compared. The others are.",
            "Rename one of the documents."
        ),
        Finding.Explanation(
            .unownedGolden,
            .warning,
            "Unowned golden file",
            "No document or test uses the golden file. Its owner was removed or renamed, or no longer creates the "
                + "snapshot.",
            "Look at the file, and delete it. To delete all unowned files, add --delete to `gridpress snapshot prune`."
        ),
        Finding.Explanation(
            .pendingSnapshot,
            .note,
            "Pending snapshot",
            "A snapshot that differs from its golden file, or has none, is in a pending file until it is "
                + "accepted or rejected.",
            "Use `gridpress snapshot review`, `gridpress snapshot accept` or `gridpress snapshot reject`."
        ),
        Finding.Explanation(
            .leftoverFile,
            .warning,
            "Leftover file",
            "A pending file is unowned or equals its golden file, or a terminated process left a temporary file.",
            "Remove it with `gridpress snapshot prune --delete`."
        ),
    ]
}
