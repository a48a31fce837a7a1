import SwiftUI

private struct Leaving: View {
    init() { _exit(0) }

    var body: some View { Text("Never shown") }
}

#Preview("Exits at once") { Leaving() }
