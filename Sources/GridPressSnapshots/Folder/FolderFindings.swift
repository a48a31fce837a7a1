import GridPressPlatform

extension Finding.Code {
    /// A golden file that nothing is compared with any more.
    package static let unownedGolden = Finding.Code(rawValue: "snapshot.unowned")
    /// A snapshot that waits for a decision.
    package static let pendingSnapshot = Finding.Code(rawValue: "snapshot.pending")
    /// A file that recording has left behind.
    package static let leftoverFile = Finding.Code(rawValue: "snapshot.leftover")
}

extension Finding {
    /// A golden file without an owner.
    package static func unowned(_ path: String) -> Finding {
        Finding(
            .unownedGolden,
            .note,
            at: .file(path),
            "No document owns this golden file.",
            fix: "`gridpress snapshot prune` removes what nothing owns."
        )
    }
}

extension Finding.Explanation {
    /// What is found about the files in folders of golden files.
    package static let ofGoldenFolders = [
        Finding.Explanation(
            .unownedGolden,
            .warning,
            "A golden file that nothing owns",
            "The document or test that it was recorded for is gone or has another name.",
            "Look at it, and remove it with `gridpress snapshot prune --delete`."
        ),
        Finding.Explanation(
            .pendingSnapshot,
            .note,
            "A snapshot that waits for a decision",
            "It differs from its golden file, or has none.",
            "Decide with `gridpress snapshot review`, `accept` or `reject`."
        ),
        Finding.Explanation(
            .leftoverFile,
            .warning,
            "A file that recording has left behind",
            "A pending file that is the same as its golden file, or whose document is gone; or a temporary file of a "
                + "process that was killed.",
            "Remove it with `gridpress snapshot prune --delete`."
        ),
    ]
}
