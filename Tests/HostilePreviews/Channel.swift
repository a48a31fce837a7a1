import Foundation
import GridPress

/// A view that writes into each file that is open for writing, apart from the standard files.
private struct Vandal: View {
    init(_ text: String) {
        for descriptor in Int32(3)..<300 where fcntl(descriptor, F_GETFL) & O_ACCMODE == O_WRONLY {
            _ = write(descriptor, text, text.utf8.count)
        }
        usleep(100_000)
    }

    var body: some View { Text("Vandal") }
}

#Preview("Noise") { Vandal("noise") }

#Preview("End") { Vandal("{\"ended\":{}}\n") }

#Preview("Lines") { Vandal(String(repeating: "\n", count: 2 << 20)) }
