import SwiftUI

private struct Matryoshka: View {
    let level: Int

    var body: some View {
        AnyView(Matryoshka(level: level + 1)).padding(1)
    }
}

#Preview("View in itself") { Matryoshka(level: 0) }
