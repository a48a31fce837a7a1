import SwiftUI

private struct Closing: View {
    init() {
        close(1)
        close(2)
    }

    var body: some View { GoodSign("Closed standard output") }
}

#Preview("Closes standard output", traits: .sizeThatFitsLayout) { Closing() }
