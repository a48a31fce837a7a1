/// The temporary files and folders that are being written, which are removed if the tool is interrupted.
package final class TemporaryFiles: Sendable {
    /// The temporary files of this process.
    package static let shared = TemporaryFiles()

    private struct State {
        var count = 0
        var paths: Set<String> = []
    }

    private let state = Locked(State())
    private static let start = ".gridpress-"
    private static let end = ".tmp"

    /// Returns the ID of the process that created a temporary file with this name; `nil` for other names.
    package static func process(ofFileNamed name: String) -> pid_t? {
        guard name.hasPrefix(start), name.hasSuffix(end) else { return nil }
        let numbers = name.dropFirst(start.count).dropLast(end.count).split(
            separator: "-",
            omittingEmptySubsequences: false
        )
        guard numbers.count == 2, Int(numbers[1]) != nil, let process = pid_t(numbers[0]), process > 0 else {
            return nil
        }
        return process
    }

    /// Returns whether a name belongs to a temporary file of a process that ended.
    package static func isLeftover(_ name: String) -> Bool {
        guard let process = process(ofFileNamed: name) else { return false }
        return kill(process, 0) != 0 && errno == ESRCH
    }

    /// Creates a file or folder with a unique name in a folder.
    ///
    /// Creating and recording are one step for other threads, so that an interruption between them leaves no file
    /// behind.
    ///
    /// - Parameters:
    ///   - folder: The folder of the file.
    ///   - open: A closure that creates the file with a name, and returns its descriptor.
    package func make(in folder: String, open: (_ name: String) -> Int32) -> (name: String, descriptor: Int32) {
        state.use { state in
            while true {
                state.count += 1
                let name = "\(Self.start)\(getpid())-\(state.count)\(Self.end)"
                state.paths.insert(path(name, folder))
                let descriptor = open(name)
                guard descriptor < 0, errno == EEXIST else { return (name, descriptor) }
                // A process with the same ID was killed here, or runs in another container.
                state.paths.remove(path(name, folder))
            }
        }
    }

    /// Removes a file from the record, after it was renamed or deleted.
    package func forget(_ name: String, in folder: String) { state.use { _ = $0.paths.remove(path(name, folder)) } }

    /// Deletes all recorded files and folders, then calls a closure that ends the process.
    ///
    /// Meanwhile no file is created.
    package func removeAll(before end: () -> Void) {
        state.use { state in
            for path in state.paths where unlink(path) != 0 { try? FileManager.default.removeItem(atPath: path) }
            end()
        }
    }

    private func path(_ name: String, _ folder: String) -> String { folder + "/" + name }
}
