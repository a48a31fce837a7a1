/// A program, and the processes that it starts.
struct ProgramProcesses {
    private let program: pid_t

    init(of program: pid_t) { self.program = program }

    /// Returns the processes that the program started, and those that these started.
    private func others(in table: ProcessTable) -> [ProcessTable.Entry] {
        // If the parent of a process ends, this process becomes its parent.
        let orphans = ChildProcesses.orphans(in: table)
        return orphans + table.descendants(of: Set(orphans.map(\.id) + [program]))
    }

    /// The name of the program that writes traces.
    private static let tracer = "swift-backtrace"

    /// Returns whether a process writes a trace of the program.
    func isTraced(in table: ProcessTable) -> Bool {
        table.children(of: program).contains { $0.name == Self.tracer && !$0.isEnded }
    }

    /// Returns the processes of previews, without the process that writes the trace of the program.
    private func running(in table: ProcessTable) -> [ProcessTable.Entry] {
        others(in: table).filter { $0.name != Self.tracer && !$0.isEnded }
    }

    /// Returns the memory of the processes, in bytes.
    func memory(in table: ProcessTable, limit: UInt64) -> UInt64 {
        ProcessMemory.bytes(of: [program] + running(in: table).map(\.id), limit: limit)
    }

    /// Ends the processes in a table that the program started, while the program continues.
    func killOthers(in table: ProcessTable) {
        for process in running(in: table) { kill(process.id, SIGKILL) }
    }

    /// Ends all processes.
    func end() {
        kill(program, SIGKILL)
        kill(-program, SIGKILL)
        ChildProcesses.end(others)
        // The parent of an orphan has to read its status.
        for orphan in ChildProcesses.orphans(in: ProcessTable()) { waitpid(orphan.id, nil, WNOHANG) }
    }
}
