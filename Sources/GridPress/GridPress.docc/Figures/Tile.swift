// The tiles of the figures in this catalog. Their colors are the same in both schemes.

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
        RoundedRectangle(cornerRadius: 8).fill(color).overlay {
            Text(label).font(.system(size: 13, weight: .semibold)).foregroundStyle(color == .plum ? .white : .black)
        }
    }
}

extension Color {
    static let sky = Color(red: 0.35, green: 0.6, blue: 0.88)
    static let plum = Color(red: 0.46, green: 0.31, blue: 0.75)
    static let rose = Color(red: 0.9, green: 0.44, blue: 0.46)
    static let lagoon = Color(red: 0.22, green: 0.7, blue: 0.67)
    static let meadow = Color(red: 0.36, green: 0.73, blue: 0.45)
}

/// The pictures of the chapters of the tutorials.
struct Chapter: View {
    let isWide: Bool

    var body: some View {
        Grid(tracks: 2, spacing: 6) {
            Tile("", isWide ? .meadow : .sky).gridSpan(isWide ? [2, 1] : [1, 2])
            Tile("", isWide ? .rose : .lagoon)
            Tile("", .plum)
        }
        .frame(width: 110, height: 90)
    }
}
