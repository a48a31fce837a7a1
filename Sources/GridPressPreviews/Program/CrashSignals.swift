import Foundation

/// The signals after which Swift's runtime writes a trace.
enum CrashSignals {
    private static let traced = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    /// The number of signals that existed before real-time signals.
    private static let count: Int32 = 32

    /// The handlers that write traces, by the numbers of their signals.
    nonisolated(unsafe) private static var writers = Array(repeating: sigaction(), count: Int(count))
    /// Whether code called `exit`, so that the program ends with the code of the call.
    nonisolated(unsafe) private static var isExiting = false
    /// Whether all previews are drawn.
    nonisolated(unsafe) static var isAtEnd = false

    /// Makes each signal end the program, after its trace if it has one.
    ///
    /// The handlers of the runtime return after the trace, and a program whose process sent itself the signal would
    /// continue. Signals that the caller of the program ignores end the program too.
    static func endProgramAfterTraces() {
        for number in 1..<count {
            var old = sigaction()
            sigaction(number, nil, &old)
            if old.isIgnored { signal(number, SIG_DFL) }
            guard traced.contains(number), old.isHandled else { continue }
            writers[Int(number)] = old
            var new = old
            new.handler = { number, info, context in
                CrashSignals.writers[Int(number)].handler?(number, info, context)
                if CrashSignals.isExiting { return }
                signal(number, SIG_DFL)
                raise(number)
            }
            sigaction(number, &new, nil)
        }
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
    }

    /// Raises a trap if code calls `exit`, so that the trace contains the location of the call.
    static func traceExits() {
        atexit {
            guard !CrashSignals.isAtEnd else { return }
            CrashSignals.isExiting = true
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
}

extension sigaction {
    fileprivate typealias Handler =
        @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    /// The function that is called with information about the signal.
    fileprivate var handler: Handler? {
        get {
            #if canImport(Darwin)
                __sigaction_u.__sa_sigaction
            #else
                __sigaction_handler.sa_sigaction
            #endif
        }
        set {
            #if canImport(Darwin)
                __sigaction_u.__sa_sigaction = newValue
            #else
                __sigaction_handler.sa_sigaction = newValue
            #endif
        }
    }

    // The special handlers are pointers that can't be compared, so they are compared as integers.
    private var address: Int { unsafeBitCast(handler, to: Int.self) }

    fileprivate var isIgnored: Bool { address == unsafeBitCast(SIG_IGN, to: Int.self) }

    fileprivate var isHandled: Bool { !isIgnored && address != unsafeBitCast(SIG_DFL, to: Int.self) }
}
