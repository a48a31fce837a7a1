import Foundation
import GridPress

/// A view that sends its process a signal.
private struct Signal: View {
    init(_ number: Int32) {
        kill(getpid(), number)
        usleep(100_000)
    }

    var body: some View { Text("Signal") }
}

#Preview("TRAP") { Signal(SIGTRAP) }

#Preview("TERM") { Signal(SIGTERM) }

#Preview("PIPE") { Signal(SIGPIPE) }

#Preview("STOP") { Signal(SIGSTOP) }
