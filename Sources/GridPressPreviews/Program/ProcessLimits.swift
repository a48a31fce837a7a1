import Foundation

/// The limits of a process that runs unknown code.
enum ProcessLimits {
    /// Sets the limits of this process.
    ///
    /// - Parameter memory: The maximum amount of memory that the process can map, in bytes. Only Linux has this limit.
    static func set(memory: UInt64) {
        #if os(Linux)
            // The caller also watches the used memory. This limit is for code that allocates faster.
            var limit = rlimit(rlim_cur: rlim_t(memory), rlim_max: rlim_t(memory))
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
            var none = rlimit(rlim_cur: 0, rlim_max: 0)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #endif
        // The process group and this thread end all processes with the process that started them.
        setpgid(0, 0)
        let caller = getppid()
        Thread.detachNewThread {
            while getppid() == caller { Thread.sleep(forTimeInterval: 1) }
            kill(-getpid(), SIGKILL)
        }
    }

    /// Raises a trap if code calls `exit`, so that the trace contains the location of the call.
    static func reportExits() {
        atexit {
            guard !ProcessLimits.isAtEnd else { return }
            raise(SIGTRAP)
        }
    }

    /// Reserves a separate stack for signal handlers, which is needed after a stack overflow.
    static func reserveStackForTraces() {
        let size = 1 << 18
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }

    /// Whether all previews are drawn.
    nonisolated(unsafe) static var isAtEnd = false
}
