import SwiftUI

struct Badge: View {
    let title: String

    var body: some View {
        Text(title)
            .font(.caption.bold())
            .padding(6)
            .background(Palette.leaf.opacity(0.25), in: Capsule())
    }
}

#Preview("Badge", traits: .sizeThatFitsLayout) { Badge(title: "New").padding() }
