import SwiftUI

private struct Locked: View {
    var body: some View {
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { semaphore.signal() }
        semaphore.wait()
        return Text("Never shown")
    }
}

#Preview("Waits for itself") { Locked() }
