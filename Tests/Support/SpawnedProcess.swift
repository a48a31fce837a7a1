import Foundation

/// A child process that is started by the system's own call.
///
/// Foundation's `Process` may miss the end of one that is killed just after it began, and then waits without an end.
package enum SpawnedProcess {
    /// The file actions of `posix_spawn`.
    #if canImport(Darwin)
        package typealias Actions = posix_spawn_file_actions_t?
    #else
        package typealias Actions = posix_spawn_file_actions_t
    #endif

    /// Starts a program, the first of the words, with redirections that a closure adds, and returns its number.
    ///
    /// It gets the environment of this process, or none.
    package static func start(
        _ words: [String],
        inheritsEnvironment: Bool = true,
        redirecting redirect: (inout Actions) -> Void
    ) throws -> pid_t {
        #if canImport(Darwin)
            var actions: Actions = nil
        #else
            var actions = Actions()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        redirect(&actions)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var nothing: [UnsafeMutablePointer<CChar>?] = [nil]
        var process = pid_t()
        let result =
            inheritsEnvironment
            ? posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
            : posix_spawn(&process, words[0], &actions, nil, &arguments, &nothing)
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EINVAL) }
        return process
    }
}
