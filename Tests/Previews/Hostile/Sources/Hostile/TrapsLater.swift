import SwiftUI

/// A view that is drawn correctly, in a program that traps soon after.
private struct Fuse: View {
    init() {
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.3)
            fatalError("A thread of an earlier preview has ended the program.")
        }
    }

    var body: some View { GoodSign("Burning") }
}

#Preview("Traps later", traits: .sizeThatFitsLayout) { Fuse() }
