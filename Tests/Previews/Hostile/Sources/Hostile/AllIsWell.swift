import SwiftUI

#Preview("Well", traits: .sizeThatFitsLayout) { GoodSign("First") }

#Preview("Well again", traits: .sizeThatFitsLayout) { GoodSign("Second") }

struct GoodSign: View {
    let title: String

    init(_ title: String) { self.title = title }

    var body: some View {
        Text(title)
            .font(.headline)
            .padding()
            .background(Color.green.opacity(0.2), in: Capsule())
            .padding()
    }
}
