import SwiftUI

private struct Aborting: View {
    var body: some View {
        abort()
    }
}

#Preview("Calls abort") { Aborting() }
