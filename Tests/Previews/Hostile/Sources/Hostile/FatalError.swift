import SwiftUI

private struct Unfinished: View {
    var body: some View {
        fatalError("This view is still to be written.")
    }
}

#Preview("Fatal error") { Unfinished() }
