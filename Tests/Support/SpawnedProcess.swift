import Foundation
import GridPressPlatform

/// A child process that is started with `posix_spawn`.
///
/// Foundation's `Process` may miss the end of a child that is killed just after its start, and then waits forever.
package enum SpawnedProcess {
    /// The file actions of `posix_spawn`.
    #if canImport(Darwin)
        package typealias Actions = posix_spawn_file_actions_t?
    #else
        package typealias Actions = posix_spawn_file_actions_t
    #endif

    /// Starts a program and returns its process identifier.
    ///
    /// - Parameters:
    ///   - words: The path of the program, followed by its arguments.
    ///   - inheritsEnvironment: Whether the program gets the environment of this process, or an empty one.
    ///   - redirect: A closure that adds redirections.
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
        return try ChildProcesses.start {
            var process = pid_t()
            let result =
                inheritsEnvironment
                ? posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
                : posix_spawn(&process, words[0], &actions, nil, &arguments, &nothing)
            guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EINVAL) }
            return process
        }
    }
}
