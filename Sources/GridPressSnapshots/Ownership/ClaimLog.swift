import GridPressPlatform

/// A file in which tests note the golden files that they use, and how they ended, a line each.
///
/// Several processes may write it at once.
package struct ClaimLog: Sendable {
    /// The path of the file.
    package let path: String

    /// The log in the file at a path, which needn't be there yet.
    package init(_ path: String) { self.path = path }

    /// The log that the environment variable `GRIDPRESS_CLAIMS` names.
    package static let surrounding = ProcessInfo.processInfo.environment["GRIDPRESS_CLAIMS"]
        .flatMap { $0.isEmpty ? nil : ClaimLog($0) }

    /// The content of a line.
    package enum Line: Hashable, Sendable, Codable {
        case claim(SnapshotClaim)
        case end(TestCompletion)
    }

    /// Adds a line; an error where it isn't there then: whoever read the log would take a golden file for nobody's.
    package func note(_ line: Line) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes = try encoder.encode(line) + [UInt8(ascii: "\n")]
        // One write for the whole line: what others write comes before or after it.
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC
        try withDescriptor(open(path, flags, 0o666)) { file throws(SystemError) in
            try FileTransfer.write(bytes, to: file)
        }
    }

    /// What the log says.
    ///
    /// - Throws: ``UnreadableRun`` where it isn't whole.
    package func lines() throws(UnreadableRun) -> [Line] {
        let bytes = try content()
        let decoder = JSONDecoder()
        do {
            return try bytes.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(Line.self, from: Data($0)) }
        } catch {
            throw UnreadableRun(finding: .unreadableRun(path, "The file has an invalid line."))
        }
    }

    private func content() throws(UnreadableRun) -> [UInt8] {
        do throws(SystemError) {
            if case .bytes(let bytes) = try RegularFile.read(path, atMost: Self.mostBytes) { return bytes }
        } catch {
            throw UnreadableRun(finding: .unreadableRun(path, "The file can't be read: \(error.reason)."))
        }
        throw UnreadableRun(finding: .unreadableRun(path, "The path isn't a file, or the file is too large."))
    }

    private static let mostBytes = 64 << 20
}
