import Foundation
import GridPressFindings

/// The temporary files that are being written, to be removed when the tool is interrupted.
package final class TemporaryFiles: Sendable {
    /// Those of this process.
    package static let shared = TemporaryFiles()

    private struct State {
        var count = 0
        var paths: Set<String> = []
    }

    private let state = Locked(State())
    private static let start = ".gridpress-"
    private static let end = ".tmp"

    /// The process that has made a temporary file with this name; `nil` where the name is that of another file.
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

    /// Returns whether a name is that of a temporary file of a process that has ended.
    package static func isLeftover(_ name: String) -> Bool {
        guard let process = process(ofFileNamed: name) else { return false }
        return kill(process, 0) != 0 && errno == ESRCH
    }

    /// Makes a file with a name that no other one of a folder has.
    ///
    /// It is made and noted at once: a signal between the two would leave it behind.
    package func make(in folder: String, open: (_ name: String) -> Int32) -> (name: String, descriptor: Int32) {
        state.use { state in
            while true {
                state.count += 1
                let name = "\(Self.start)\(getpid())-\(state.count)\(Self.end)"
                state.paths.insert(path(name, folder))
                let descriptor = open(name)
                guard descriptor < 0, errno == EEXIST else { return (name, descriptor) }
                // A process with the same number was killed here, or works in another container.
                state.paths.remove(path(name, folder))
            }
        }
    }

    /// Says that a temporary file is gone.
    package func forget(_ name: String, in folder: String) { state.use { _ = $0.paths.remove(path(name, folder)) } }

    /// Removes all that are there; no new ones are made until something else is done, such as ending the process.
    package func removeAll(before end: () -> Void) {
        state.use { state in
            for path in state.paths { unlink(path) }
            end()
        }
    }

    private func path(_ name: String, _ folder: String) -> String { folder + "/" + name }
}
