import Foundation

/// A user who isn't allowed everything, for tests that root runs.
enum OtherUser {
    private static let id: uid_t = 65534

    /// Whether files of different users can be made.
    static var isPossible: Bool {
        #if os(Linux)
            getuid() == 0
        #else
            false
        #endif
    }

    /// Gives a folder and everything in it to the user.
    static func give(_ path: String) throws {
        guard isPossible else { return }
        chown(path, id, id)
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) { lchown(path + "/" + name, id, id) }
    }

    /// Runs a closure with the permissions of the user for files.
    static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        #if os(Linux)
            guard isPossible else { return try body() }
            // Other than the user of the process, this one is that of a thread.
            _ = setUserForFiles(id)
            defer { _ = setUserForFiles(0) }
        #endif
        return try body()
    }
}

#if os(Linux)
    // The header with this function isn't in a module.
    @_silgen_name("setfsuid")
    private func setUserForFiles(_ id: uid_t) -> Int32
#endif
