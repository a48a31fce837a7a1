/// A log file in which tests record the golden files that they use, and their results, on one line each.
///
/// Several processes can write it at the same time.
package struct ClaimLog: Sendable {
    /// The path of the file.
    package let path: String

    /// Creates the log in the file at a path, which doesn't have to exist.
    package init(_ path: String) { self.path = path }

    /// The log whose path the environment variable `GRIDPRESS_CLAIMS` contains; `nil` without one.
    package static let surrounding = ProcessInfo.processInfo.environment["GRIDPRESS_CLAIMS"]
        .flatMap { $0.isEmpty ? nil : ClaimLog($0) }

    /// The content of a line.
    package enum Line: Hashable, Sendable, Codable {
        case claim(SnapshotClaim)
        case end(TestCompletion)
    }

    /// Appends a line.
    ///
    /// - Throws: An error if the line couldn't be written. Without it, a reader of the log would consider a golden
    ///   file unowned.
    package func note(_ line: Line) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes = try encoder.encode(line) + [UInt8(ascii: "\n")]
        // A single write appends the whole line, so lines of several processes don't mix.
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC
        try withDescriptor(open(path, flags, 0o666)) { file throws(SystemError) in
            try FileTransfer.write(bytes, to: file)
        }
    }

    /// Returns the lines of the log.
    ///
    /// - Throws: ``UnreadableRun`` if the log is incomplete or can't be read.
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
