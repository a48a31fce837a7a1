// The tiles and colors of the figures on these pages.

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
            Text(label).font(.system(size: 13, weight: .semibold)).foregroundStyle(color == .violet ? .white : .black)
        }
    }
}

extension Color {
    static let sky = Color(red: 0.35, green: 0.6, blue: 0.88)
    static let violet = Color(red: 0.46, green: 0.31, blue: 0.75)
    static let rose = Color(red: 0.9, green: 0.44, blue: 0.46)
    static let lagoon = Color(red: 0.22, green: 0.7, blue: 0.67)
    static let meadow = Color(red: 0.36, green: 0.73, blue: 0.45)
    static let amber = Color(red: 0.94, green: 0.63, blue: 0.29)

    /// Returns the color of a tile by its number.
    static func tile(_ number: Int) -> Color { [.sky, .violet, .rose, .lagoon, .meadow, .amber][number % 6] }
}
