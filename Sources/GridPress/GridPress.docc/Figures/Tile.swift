// The tiles of the figures in this catalogue.

import GridPress

/// A rounded rectangle with a label.
struct Tile: View {
    let label: String
    let color: Color

    init(_ label: String = "", _ color: Color) {
        self.label = label
        self.color = color
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(color.opacity(0.35)).overlay { Text(label).font(.caption) }
    }
}
