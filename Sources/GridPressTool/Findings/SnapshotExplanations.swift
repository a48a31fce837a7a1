extension Finding.Explanation {
    /// The explanations of findings about snapshots.
    static let ofSnapshots = [
        Finding.Explanation(
            .snapshotDiffers, .error, "Snapshot differs from its golden file",
            "The snapshot differs from the recorded one. The causes are listed first, with old and new "
                + "values, followed by their consequences.",
            "If the change is intended, accept it with `gridpress snapshot review`, or record it again. Otherwise "
                + "fix the layout."),
        Finding.Explanation(
            .missingGolden, .error, "Missing golden file",
            "The snapshot has no golden file, and the recording mode doesn't allow recording.",
            "Record the snapshot with GRIDPRESS_RECORD=missing, look at the golden file, and commit it."),
        Finding.Explanation(
            .unreadableGolden, .error, "Unreadable golden file",
            "The golden file is empty, too large, a folder, a pipe or a device, or its permissions don't allow "
                + "reading. The code is also used for a missing pending file, and for an unreadable file of a test "
                + "run.",
            "Check the permissions, restore the file from version control, or remove it and record it again."),
        Finding.Explanation(
            .notJSON, .error, "Golden file isn't JSON",
            "The golden file is incomplete, was edited, or has another format. Only its first error is "
                + "reported, because the text after it can't be interpreted reliably.",
            "Restore the file from version control, or remove it and record it again."),
        Finding.Explanation(
            .goldenOutside, .error, "Golden file outside its folder",
            "A symbolic link points outside the folder of golden files, or to a missing file. GridPress doesn't "
                + "follow it.", "Replace the symbolic link with a file or a folder."),
        Finding.Explanation(
            .unwritableGolden, .error, "Unwritable golden file",
            "The golden file or its pending file can't be written or removed.",
            "Follow the suggestion of the message, or choose another folder."),
        Finding.Explanation(
            .snapshotName, .error, "Ambiguous snapshot name",
            "Each snapshot has its own golden file, which is named after its test. If a test has arguments "
                + "or several snapshots, each snapshot needs a name.",
            "Add a unique name with `named:`, for example from the arguments."),
        Finding.Explanation(
            .unknownRecordMode, .error, "Unknown recording mode",
            "The value of the environment variable `GRIDPRESS_RECORD` isn't a recording mode. The mode determines "
                + "when golden files are written.",
            "Use `all`, `failed`, `missing`, `never` or `pending`, or unset the variable."),
        Finding.Explanation(
            .sharedGolden, .error, "Shared golden file",
            "Several documents have the same name, so they would be compared with the same golden file. None of them is "
                + "compared. The others are.", "Rename one of the documents."),
        Finding.Explanation(
            .unownedGolden, .warning, "Unowned golden file",
            "No document or test uses the golden file. Its owner was removed or renamed, or no longer creates the "
                + "snapshot.",
            "Look at the file, and delete it. To delete all unowned files, add --delete to `gridpress snapshot prune`."),
        Finding.Explanation(
            .pendingSnapshot, .note, "Pending snapshot",
            "A snapshot that differs from its golden file, or has none, is in a pending file until it is "
                + "accepted or rejected.",
            "Use `gridpress snapshot review`, `gridpress snapshot accept` or `gridpress snapshot reject`."),
        Finding.Explanation(
            .leftoverFile, .warning, "Leftover file",
            "A pending file is unowned or equals its golden file, or a terminated process left a temporary file.",
            "Remove it with `gridpress snapshot prune --delete`."),
    ]
}
