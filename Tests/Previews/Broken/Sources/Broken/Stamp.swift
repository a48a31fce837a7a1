import SwiftUI

struct Stamp: View {
    var body: some View {
        Badge(title: "Air mail")
            .rotationEffect(.degrees(-8))
            .padding(20)
            .overlay { Rectangle().strokeBorder(Palette.sky, style: StrokeStyle(lineWidth: 3, dash: [4])) }
    }
}

#Preview("Stamp", traits: .sizeThatFitsLayout) { Stamp().padding() }
