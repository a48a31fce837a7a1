import GridPressGoldens

/// A recorder that writes texts into calls of inline assertions in Swift source.
///
/// Several threads and processes can record at the same time. Edits are noted in a journal, which is needed to find
/// calls whose lines have moved. If a call can't be identified, nothing is written.
struct InlineRecorder {
    /// The path of the source.
    let file: String
    /// The folder of journals.
    let journals: JournalFolder
    /// The time at which the running code was built, in nanoseconds.
    let built: Int

    /// An error with the reason why nothing was written, as a sentence.
    struct RecordingError: Error, Equatable {
        let message: String
    }

    /// Replaces the text of a call.
    ///
    /// - Parameters:
    ///   - text: The new text.
    ///   - old: The text that was compiled; `nil` for a call without a closure.
    ///   - line: The line of the call in the compiled source.
    ///   - column: The column of the call in the compiled source.
    func record(_ text: String, insteadOf old: String?, line: Int, column: Int) throws(RecordingError) {
        let folder = file.splitAtLastPart.folder
        var outcome: Result<Void, RecordingError> = .success(())
        do throws(SystemError) {
            // A lock of the folder excludes other processes that write its sources.
            try withDescriptor(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) { directory throws(SystemError) in
                while flock(directory, LOCK_EX) != 0 { guard errno == EINTR else { throw .last } }
                outcome = try recordLocked(text, insteadOf: old, line: line, column: column)
            }
        } catch {
            throw RecordingError(message: "The source can't be read or written: \(error.reason).")
        }
        try outcome.get()
    }

    private func recordLocked(
        _ text: String,
        insteadOf old: String?,
        line: Int,
        column: Int
    ) throws(SystemError) -> Result<Void, RecordingError> {
        // 1. The compiled source, and its edits.
        guard let status = FileStatus(ofLinkOr: file), status.kind == .file,
            case .bytes(let bytes) = try RegularFile.read(file, atMost: Self.mostBytes, followsLinks: false)
        else { return .refused("The source file doesn't exist, is a symbolic link, or is too large.") }
        var source = EditedSource(bytes)
        if status.written > built {
            guard let noted = journals.source(of: file), noted.current == bytes else {
                return .refused("The source has changed since the last build. Build it again.")
            }
            source = noted
        }
        // 2. The call in the compiled source.
        guard let call = InlineCall(in: Array(source.compiled), line: line, column: column), call.holds(old) else {
            return .refused(
                "The call isn't in the source, or its closure isn't a single string literal without interpolation."
            )
        }
        guard let edit = call.edit(holding: text) else {
            return .refused("Recording would remove a comment next to the literal.")
        }
        if let earlier = source.edit(at: edit.range) {
            return earlier == edit
                ? .success(())
                : .refused("Another figure was already recorded in this call. Each figure needs its own call.")
        }
        guard source.replace(edit), SwiftScan(source.current) != nil else {
            return .refused("The call is inside another call.")
        }
        // 3. The journal is written before the source, because a source without a matching journal isn't edited.
        try journals.note(source, of: file)
        let (folder, name) = file.splitAtLastPart
        try AtomicFile.write(source.current, to: name, in: folder, like: status)
        return .success(())
    }

    private static let mostBytes = 16 << 20
}

extension Result<Void, InlineRecorder.RecordingError> {
    fileprivate static func refused(_ message: String) -> Self { .failure(Failure(message: message)) }
}
