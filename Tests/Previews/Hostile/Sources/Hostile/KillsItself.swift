import SwiftUI

private struct Deadly: View {
    init() { kill(getpid(), SIGKILL) }

    var body: some View { Text("Never shown") }
}

#Preview("Kills itself") { Deadly() }
