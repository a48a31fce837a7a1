/// The processes that this process starts.
package enum ChildProcesses {
    /// The processes that this process started itself.
    private static let started = Locked<Set<pid_t>>([])

    /// The processes that outlive this process, such as a browser.
    private static let independent = Locked<Set<pid_t>>([])

    /// Starts a process that doesn't end with this process.
    package static func startIndependent(_ process: Process) throws {
        try started.use { started in
            try process.run()
            started.insert(process.processIdentifier)
            independent.use { independent in _ = independent.insert(process.processIdentifier) }
        }
    }

    /// Returns the descendants of this process that end with it.
    private static func dependents(in table: ProcessTable) -> [ProcessTable.Entry] {
        let independent = independent.use { $0 }
        let children = table.children(of: getpid()).filter { !independent.contains($0.id) }
        return children + table.descendants(of: Set(children.map(\.id)))
    }

    /// Starts a process.
    package static func start(_ process: Process) throws {
        _ = try start {
            try process.run()
            return process.processIdentifier
        }
    }

    /// Starts a process with a closure that returns its identifier.
    package static func start(_ start: () throws -> pid_t) rethrows -> pid_t {
        try started.use { started in
            let process = try start()
            started.insert(process)
            return process
        }
    }

    /// Records that a process has ended.
    ///
    /// If a signal ends this process with its descendants, the function doesn't return, so nothing reports the end.
    package static func forget(_ process: Process) { forget(process.processIdentifier) }

    /// Records that the process with an identifier has ended.
    package static func forget(_ process: pid_t) {
        started.use { started in _ = started.remove(process) }
    }

    /// Returns the children of this process that it adopted.
    package static func orphans(in table: ProcessTable) -> [ProcessTable.Entry] {
        started.use { started in table.children(of: getpid()).filter { !started.contains($0.id) } }
    }

    /// Whether this process has children that run.
    package static var areRunning: Bool { dependents(in: ProcessTable()).contains { !$0.isEnded } }

    /// Ends all descendants of this process.
    package static func endAll() {
        guard areAny else { return }
        // Otherwise, the children of an ended process are no descendants while they end.
        adoptOrphans()
        end(dependents)
    }

    /// Ends all descendants of this process, then calls a closure that ends this process.
    ///
    /// Meanwhile no process is started.
    package static func endAll(before end: () -> Void) {
        started.use { _ in
            endAll()
            end()
        }
    }

    /// Whether this process has children, including ended ones.
    private static var areAny: Bool {
        var info = siginfo_t()
        return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 || errno != ECHILD
    }

    /// Makes this process the parent of descendants whose parent ends, so that it finds them.
    package static func adoptOrphans() {
        #if os(Linux)
            _ = setProcessOption(adoptingOrphans, 1, 0, 0, 0)
        #endif
    }

    /// Waits for the end of a process that this process started.
    ///
    /// `Process` waits until other processes that have its open files end too, so it isn't used as long as the system
    /// has the status.
    ///
    /// - Returns: The exit code or the number of the signal, and whether a signal ended the process.
    package static func waitForEnd(of process: Process) -> (number: Int32, isSignal: Bool) {
        defer { forget(process) }
        var info = siginfo_t()
        guard waitid(P_PID, id_t(process.processIdentifier), &info, WEXITED | WNOWAIT) == 0 else {
            // `Process` can miss the end of a program that ends at once.
            for _ in 0..<200 where process.isRunning { usleep(10_000) }
            guard !process.isRunning else { return (-1, false) }
            return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
        }
        #if canImport(Darwin)
            return (info.si_status, info.si_code != CLD_EXITED)
        #else
            return (info._sifields._sigchld.si_status, info.si_code != CLD_EXITED)
        #endif
    }

    /// Ends processes that a closure finds, until it finds none.
    package static func end(_ find: (ProcessTable) -> [ProcessTable.Entry]) {
        for _ in 0..<rounds {
            let running = find(ProcessTable()).filter { !$0.isEnded }
            if running.isEmpty { return }
            for process in running { kill(process.id, SIGKILL) }
            usleep(1000)
        }
    }

    /// The maximum number of rounds, for processes that start others faster than they end.
    private static let rounds = 500
}

#if os(Linux)
    /// The value of `PR_SET_CHILD_SUBREAPER`.
    private let adoptingOrphans: Int32 = 36

    // Swift doesn't import functions with a variable number of arguments.
    @_silgen_name("prctl")
    private func setProcessOption(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32
#endif
