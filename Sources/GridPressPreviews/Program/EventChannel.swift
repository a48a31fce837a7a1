import Foundation

/// The channel through which a program reports events: its original standard output.
///
/// Everything that previews print goes to standard error instead.
struct EventChannel {
    private let descriptor: CInt
    private let token: String
    /// The process that reports events, but not its copies.
    private let process = getpid()

    /// Creates the channel, which takes over the standard output of the process.
    init(token: String) {
        self.token = token
        // A high number that code doesn't close or write to in error.
        descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 200)
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    /// Ends a copy of the process that code of a preview created.
    func endCopy() {
        if getpid() != process { _exit(0) }
    }

    /// Writes the line of an event.
    func send(_ event: PreviewEvent) {
        endCopy()
        var rest = event.line(token)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // Without a reader, the program ends.
            guard count > 0 else { _exit(1) }
            rest = rest.dropFirst(count)
        }
    }
}
