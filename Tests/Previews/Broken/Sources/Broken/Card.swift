import SwiftUI

struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .padding()
            .background(Palette.leaf, in: RoundedRectangle(cornerRadius: 12))
            .sparkle(intensity: 0.5)
    }
}

#Preview("Card") { Card(title: "Sparkling") }
