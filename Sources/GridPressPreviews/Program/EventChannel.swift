import Foundation

/// The channel through which a program reports events: its original standard output.
///
/// Everything that previews print goes to standard error instead.
struct EventChannel {
    private let descriptor: CInt

    /// Creates the channel, which takes over the standard output of the process.
    init() {
        // A high number that code doesn't close or write to in error.
        descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 200)
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    /// Writes the line of an event.
    func send(_ event: PreviewEvent) {
        var rest = event.line[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // Without a reader, the program ends.
            guard count > 0 else { _exit(1) }
            rest = rest.dropFirst(count)
        }
    }
}
