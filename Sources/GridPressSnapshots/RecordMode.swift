/// The mode that determines which golden files are written.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// Every snapshot is written, also where it differs from its golden file by less than the tolerance.
    case all
    /// What differs is written, and what is missing.
    case failed
    /// What is missing is written. What differs fails, and waits in a pending file beside its golden file.
    case missing
    /// Nothing is written at all; what differs or is missing fails.
    case never
    /// No golden file is written. What differs or is missing fails, and waits in a pending file.
    case pending
}

extension RecordMode {
    /// The mode of a process of which nobody said anything else.
    ///
    /// `GRIDPRESS_RECORD` names one; without it nothing is written where `CI` is set, and what is missing elsewhere.
    ///
    /// - Throws: ``UnknownRecordMode`` where the variable names no mode.
    package static func surrounding(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(UnknownRecordMode) -> RecordMode {
        if let word = environment["GRIDPRESS_RECORD"], !word.isEmpty {
            guard let mode = RecordMode(rawValue: word) else { throw UnknownRecordMode(word: word) }
            return mode
        }
        let isOnServer = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
        return isOnServer ? .never : .missing
    }
}

/// An error for a word that isn't a recording mode.
package struct UnknownRecordMode: Error, CustomStringConvertible {
    /// The unknown word.
    package let word: String

    /// A sentence that says what is wrong.
    package var message: String { "Unknown recording mode \(word.quoted) in GRIDPRESS_RECORD." }

    /// A sentence with all modes.
    package var fix: String { "Use \(RecordMode.allCases.map(\.rawValue).choice)." }

    package var description: String {
        "\(message) \(fix)"
    }
}
