import Foundation

/// A program that has the standard streams and the signals of this process, as after `exec`.
package enum ForegroundProgram {
    /// The signals that this process passes on.
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// The running program; 0 for none.
    ///
    /// A signal handler reads it, so it can't have a lock.
    nonisolated(unsafe) fileprivate static var program: pid_t = 0
    /// The last signal that arrived before the program was started; 0 for none.
    nonisolated(unsafe) fileprivate static var early: Int32 = 0

    /// Runs a program that is found in the folders of `PATH`, and waits until it ends.
    ///
    /// A signal that ends the program also ends this process.
    ///
    /// - Parameter words: The name of the program and its arguments.
    /// - Returns: The exit code; 127 for a program that can't be started.
    package static func run(_ words: [String]) -> Int32 {
        let handlers = signals.compactMap { number in passOn(number).map { (number, $0) } }
        defer { for (number, old) in handlers { withUnsafePointer(to: old) { _ = sigaction(number, $0, nil) } } }
        guard let id = start(words) else { return 127 }
        program = id
        if early != 0 { kill(id, early) }
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        (program, early) = (0, 0)
        ChildProcesses.forget(id)
        let end = status & 0x7F
        if end == 0 { return status >> 8 & 0xFF }
        if signals.contains(end) {
            signal(end, SIG_DFL)
            raise(end)
        }
        return 128 + end
    }

    /// Passes a signal on to the program, and returns the old action; `nil` for a signal that is ignored.
    private static func passOn(_ number: Int32) -> sigaction? {
        var (old, new) = (sigaction(), sigaction())
        guard sigaction(number, nil, &old) == 0, !isIgnored(old) else { return nil }
        #if canImport(Darwin)
            new.__sigaction_u.__sa_sigaction = passSignalOn
        #else
            new.__sigaction_handler.sa_sigaction = passSignalOn
        #endif
        new.sa_flags = Int32(SA_SIGINFO) | Int32(SA_RESTART)
        guard sigaction(number, &new, nil) == 0 else { return nil }
        return old
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        // SIG_IGN is a pointer that can't be compared.
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Starts a program, and returns its identifier; `nil` if it can't be started.
    private static func start(_ words: [String]) -> pid_t? {
        var attributes = posix_spawnattr_t()
        guard posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer { posix_spawnattr_destroy(&attributes) }
        // This process ignores closed pipes, which programs don't expect.
        var standard = sigset_t()
        sigemptyset(&standard)
        sigaddset(&standard, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &standard)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var arguments = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        return try? ChildProcesses.start { () throws -> pid_t in
            var id: pid_t = 0
            let failure = posix_spawnp(&id, words[0], nil, &attributes, arguments, environ)
            guard failure == 0 else { throw SystemError(number: failure) }
            return id
        }
    }
}

/// Passes a signal on, unless the terminal sent it, which sends it to the program too.
private func passSignalOn(_ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?) {
    guard let info, info.pointee.si_code <= 0 else { return }
    if ForegroundProgram.program == 0 {
        ForegroundProgram.early = number
    } else {
        kill(ForegroundProgram.program, number)
    }
}
