import Foundation

/// The limits of a process that runs code which isn't known.
enum ProcessLimits {
    /// Sets the limits of this process.
    ///
    /// - Parameter memory: The largest amount of memory that it may map, in bytes.
    static func set(memory: UInt64) {
        #if os(Linux)
            // The caller watches the memory in use; this is for code that is faster than it.
            var limit = rlimit(rlim_cur: rlim_t(memory), rlim_max: rlim_t(memory))
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
            var none = rlimit(rlim_cur: 0, rlim_max: 0)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #endif
        // Processes that previews start end with this one, and this one with the one that has started it.
        setpgid(0, 0)
        let caller = getppid()
        Thread.detachNewThread {
            while getppid() == caller { Thread.sleep(forTimeInterval: 1) }
            kill(-getpid(), SIGKILL)
        }
    }

    /// Reports an end that code asks for with `exit`, as if it were a trap, so that its trace says where.
    static func reportExits() {
        atexit {
            guard !ProcessLimits.isAtEnd else { return }
            raise(SIGTRAP)
        }
    }

    /// Gives the handlers of signals a separate stack, for when that of this thread is full.
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
