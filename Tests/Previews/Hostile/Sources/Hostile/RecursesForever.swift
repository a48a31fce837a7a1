import SwiftUI

private struct Deep: View {
    var body: some View { Text("\(depth(of: 1))") }

    private func depth(of level: Int) -> Int {
        level == 0 ? 0 : 1 + depth(of: level &+ 1)
    }
}

#Preview("Recurses forever") { Deep() }
