import SwiftUI

enum Palette {
    static let leaf = Color.green
    static let sky = Color.cyan
    static let all = [leaf, sky]
}

#Preview("Palette", traits: .sizeThatFitsLayout) {
    HStack(spacing: 0) {
        ForEach(Palette.all.indices, id: \.self) { Palette.all[$0].frame(width: 60, height: 40) }
    }
}
