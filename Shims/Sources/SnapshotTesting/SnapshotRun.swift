import Foundation
@_spi(Shims) import GridPressTesting

/// The source location of an assertion.
struct SnapshotSite { let fileID: StaticString, filePath: StaticString, testName: String, line: UInt, column: UInt }

/// The comparison of a snapshot, from its golden file to the message.
struct SnapshotRun {
    private let site: SnapshotSite, name: String?, record: SnapshotTestingConfiguration.Record?, folder: String

    init(_ site: SnapshotSite, named name: String?, record: SnapshotTestingConfiguration.Record?, folder: String? = nil)
    {
        self.site = site
        self.name = name
        self.record = record ?? .around
        let file = URL(fileURLWithPath: "\(site.filePath)")
        let beside = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(
            file.deletingPathExtension().lastPathComponent)
        self.folder =
            folder.map { URL(fileURLWithPath: $0, relativeTo: file.deletingLastPathComponent()).path } ?? beside.path
    }

    /// Returns the verdict on a value.
    ///
    /// The counter advances even if the value can't be made.
    func verdict<Value, Format>(_ snapshotting: Snapshotting<Value, Format>, _ value: () throws -> Value)
        -> SnapshotVerdict
    {
        let test = site.testName.sanitized
        let identifier = name?.sanitized ?? "\(SnapshotCounter.current.next(for: "\(folder)/\(site.testName)"))"
        let snapshot = ForeignSnapshot(
            folder: folder, name: "\(test).\(identifier)\(snapshotting.furtherExtension)", record: record?.mode,
            fileID: "\(site.fileID)", filePath: site.filePath, line: site.line, column: site.column,
            function: site.testName)
        do {
            let result = snapshot.verify(try snapshotting.content(try value()))
            return SnapshotVerdict(snapshot: snapshot, result: result, message: message(result, test: test))
        } catch { return SnapshotVerdict(snapshot: snapshot, result: nil, message: error.localizedDescription) }
    }

    private func message(_ result: ForeignResult, test: String) -> String? {
        let place = "open \"\(URL(fileURLWithPath: result.path).absoluteString)\""
        switch result.outcome {
        case .same where result.mode == .all, .recorded where result.mode == .all:
            return "Record mode is on. Automatically recorded snapshot: …\n\n\(place)\n\n"
                + "Turn it off, and run \"\(test)\" again to compare with the golden file."
        case .same: return nil
        case .recorded(isNew: true):
            return "No reference was found on disk. Automatically recorded snapshot: …\n\n\(place)\n\n"
                + "Run \"\(test)\" again to compare with it."
        case .recorded(isNew: false): return "\(difference) A new snapshot was automatically recorded.\n\n\(place)"
        case .missing:
            return "No reference was found on disk, and none was recorded because the mode is "
                + "\"\(result.mode?.rawValue ?? "never")\".\n\n\(result.message)"
        case .failed: return "\(difference)\n\n\(result.message)"
        }
    }

    private var difference: String {
        name.map { "Snapshot \"\($0)\" does not match reference." } ?? "Snapshot does not match reference."
    }
}

/// The result of a comparison, with the message of a failure.
struct SnapshotVerdict {
    fileprivate let snapshot: ForeignSnapshot, result: ForeignResult?
    /// The message of a failure; `nil` if the snapshot matches.
    let message: String?

    /// Reports a message to the framework that runs the test.
    func report(_ message: String, at site: SnapshotSite) { snapshot.fail(message, result) }
}

extension String {
    /// The text as a part of a file name, with a hyphen for each run of other characters than letters, digits and
    /// `_`.
    fileprivate var sanitized: String {
        var result = ""
        for character in self {
            if character.isLetter || character.isNumber || character == "_" {
                result.append(character)
            } else if result.last != "-" {
                result.append("-")
            }
        }
        return result.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    }
}
