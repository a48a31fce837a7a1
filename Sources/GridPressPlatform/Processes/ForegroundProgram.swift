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
    /// - Returns: The exit code.
    /// - Throws: The reason why the program can't be started, or why its exit code is unknown.
    package static func run(_ words: [String]) throws(SystemError) -> Int32 {
        let handlers = signals.compactMap { number in passOn(number).map { (number, $0) } }
        defer { for (number, old) in handlers { withUnsafePointer(to: old) { _ = sigaction(number, $0, nil) } } }
        defer { (program, early) = (0, 0) }
        // A thread that starts this process can have them blocked.
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        for number in signals { sigaddset(&unblocked, number) }
        pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
        // The system keeps no exit codes for a process that ignores the ends of its children.
        signal(SIGCHLD, SIG_DFL)
        let id = try start(words)
        program = id
        if early != 0 { kill(id, early) }
        defer { ChildProcesses.forget(id) }
        let status = try wait(for: id)
        let end = status & 0x7F
        if end == 0 { return status >> 8 & 0xFF }
        if signals.contains(end) {
            signal(end, SIG_DFL)
            raise(end)
        }
        return 128 + end
    }

    /// Waits until a program ends, and returns its status.
    private static func wait(for id: pid_t) throws(SystemError) -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) != id { guard errno == EINTR else { throw .last } }
        return status
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

    /// Starts a program, and returns its identifier.
    private static func start(_ words: [String]) throws(SystemError) -> pid_t {
        var attributes = posix_spawnattr_t()
        let problem = posix_spawnattr_init(&attributes)
        guard problem == 0 else { throw SystemError(number: problem) }
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
        var failure: Int32 = 0
        let id = ChildProcesses.start {
            var id: pid_t = 0
            failure = posix_spawnp(&id, words[0], nil, &attributes, arguments, environ)
            return id
        }
        guard failure == 0 else {
            ChildProcesses.forget(id)
            throw SystemError(number: failure)
        }
        return id
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
