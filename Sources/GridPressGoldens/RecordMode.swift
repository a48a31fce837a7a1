/// The mode that determines which golden files are written.
///
/// ```swift
/// withSnapshots(record: .failed) {
///     assertSnapshot(of: CardView(), as: .svg, width: 300, named: "narrow")
///     assertSnapshot(of: CardView(), as: .svg, width: 600, named: "wide")
/// }
/// ```
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// A mode that writes every snapshot, even if it equals its golden file within the tolerance.
    case all
    /// A mode that writes snapshots that differ from their golden file or have none.
    case failed
    /// A mode that writes snapshots without a golden file.
    ///
    /// Other snapshots that differ fail, and are written as pending files beside their golden files.
    case missing
    /// A mode that writes nothing.
    ///
    /// Snapshots that differ or have no golden file fail.
    case never
    /// A mode that writes no golden files.
    ///
    /// Snapshots that differ or have no golden file fail, and are written as pending files.
    case pending
}

extension RecordMode {
    /// Returns the default mode of the process.
    ///
    /// The environment variable `GRIDPRESS_RECORD` selects a mode. Without it, the mode is `never` if `CI` is set,
    /// and `missing` otherwise.
    ///
    /// - Throws: ``UnknownRecordMode`` if the variable doesn't contain a valid mode.
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

    /// The description of the error as a sentence.
    package var message: String { "Unknown recording mode \(word.quoted) in GRIDPRESS_RECORD." }

    /// The valid modes as a sentence.
    package var fix: String { "Use \(RecordMode.allCases.map(\.rawValue).choice)." }

    package var description: String {
        "\(message) \(fix)"
    }
}
