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
