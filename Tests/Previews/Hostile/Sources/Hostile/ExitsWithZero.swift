import SwiftUI

private struct Leaving: View {
    init() { exit(0) }

    var body: some View { Text("Never shown") }
}

#Preview("Exits with 0") { Leaving() }
