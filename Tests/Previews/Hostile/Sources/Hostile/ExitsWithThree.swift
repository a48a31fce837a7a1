import SwiftUI

private struct Failing: View {
    init() { exit(3) }

    var body: some View { Text("Never shown") }
}

#Preview("Exits with 3") { Failing() }
