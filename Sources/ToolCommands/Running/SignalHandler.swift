/// A handler for signals that end the tool.
///
/// Temporary files are removed, programs that the tool started end, and a waiting command stops waiting.
package final class SignalHandler: Sendable {
    /// The handler of this process.
    package static let shared = SignalHandler()

    private enum State {
        /// A signal ends the process.
        case working
        /// A signal ends only the waiting.
        case waiting
        /// A signal has ended the waiting.
        ///
        /// Another one ends the process.
        case ending
    }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private let sources = Locked<[Int32: any DispatchSourceSignal]>([:])
    private let state = Locked(State.working)
    private let bell = DispatchSemaphore(value: 0)

    /// Starts to handle signals.
    ///
    /// Signals that the process ignores stay ignored.
    package func listen(isWaiting: Bool) {
        if isWaiting { state.use { $0 = .waiting } }
        sources.use { sources in
            guard sources.isEmpty else { return }
            for number in Self.signals {
                // SIG_IGN is a pointer that can't be compared, so the old handler is compared as an integer.
                let old = signal(number, SIG_IGN)
                if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler { self.end(by: number) }
                // The system's handler is set only now, and `stop` replaces it.
                let isReady = DispatchSemaphore(value: 0)
                source.setRegistrationHandler { isReady.signal() }
                source.resume()
                isReady.wait()
                sources[number] = source
            }
        }
    }

    /// Stops to handle signals, so that programs that are started later don't inherit how this process handles them.
    package func stop() {
        sources.use { sources in
            for (number, source) in sources {
                signal(number, SIG_DFL)
                source.cancel()
            }
            sources = [:]
        }
    }

    /// Waits for some seconds, and returns whether to continue.
    package func wait(seconds: Double) -> Bool { bell.wait(timeout: .now() + seconds) == .timedOut }

    /// Ends the waiting, or removes temporary files and ends the process with the signal.
    ///
    /// While a program runs, such as the compiler, the signal doesn't only end the waiting.
    package func end(by number: Int32) {
        let wasWaiting = state.use { state in
            let isWaiting = state == .waiting && !ChildProcesses.areRunning
            if isWaiting { state = .ending }
            return isWaiting
        }
        if wasWaiting {
            bell.signal()
            return
        }
        ChildProcesses.endAll {
            TemporaryFiles.shared.removeAll {
                signal(number, SIG_DFL)
                // Queue threads, and programs that they start, have signals blocked.
                var set = sigset_t()
                sigemptyset(&set)
                sigaddset(&set, number)
                pthread_sigmask(SIG_UNBLOCK, &set, nil)
                raise(number)
            }
        }
    }
}
