import SwiftUI

struct CardGrid: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(["A", "B", "C"], id: \.self) { Card(title: $0) }
        }
    }
}

#Preview("Cards") { CardGrid() }
