/// The limits of a process that runs unknown code.
enum ProcessLimits {
    /// The private memory that a process can reserve without using it, such as the stacks of threads, in bytes.
    private static let reserve: UInt64 = 256 << 20

    /// Sets the limits of this process, which the processes that it starts inherit.
    ///
    /// - Parameter memory: The maximum amount of memory, in bytes. Only Linux has this limit.
    static func set(memory: UInt64) {
        #if os(Linux)
            // The caller also watches the used memory. This limit is for code that uses much memory at once.
            let bytes = rlim_t(ProcessMemory.reservedBytes + memory + reserve)
            var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
            setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
            var none = rlimit(rlim_cur: 0, rlim_max: 0)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #endif
        // The process group and this thread end all processes with the process that started them.
        setpgid(0, 0)
        ChildProcesses.adoptOrphans()
        let caller = getppid()
        Thread.detachNewThread {
            while getppid() == caller { Thread.sleep(forTimeInterval: 1) }
            ChildProcesses.endAll()
            kill(-getpid(), SIGKILL)
        }
    }
}
