import Foundation

/// The temporary files that are being written, to be removed when the tool is interrupted.
final class TemporaryFiles: Sendable {
    /// Those of this process.
    static let shared = TemporaryFiles()

    private struct State {
        var count = 0
        var paths: Set<String> = []
    }

    private let state = Locked(State())

    /// A name that no other file of a folder has.
    func newName(in folder: String) -> String {
        state.use { state in
            state.count += 1
            let name = ".gridpress-\(getpid())-\(state.count).tmp"
            state.paths.insert(path(name, folder))
            return name
        }
    }

    /// Says that a temporary file is gone.
    func forget(_ name: String, in folder: String) { state.use { _ = $0.paths.remove(path(name, folder)) } }

    /// Removes all that are there; no new ones are made until something else is done, such as ending the process.
    func removeAll(before end: () -> Void) {
        state.use { state in
            for path in state.paths { unlink(path) }
            end()
        }
    }

    private func path(_ name: String, _ folder: String) -> String { folder + "/" + name }
}
