// The figure that README.md starts with: a honeycomb of portraits beside a grid.

import GridPress

/// A honeycomb beside another view.
struct Lead<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack(spacing: 84) {
            Honeycomb()
            content.frame(width: 340, height: 216)
        }
    }
}

/// A grid with columns of points and of shares, and cells that span several of them.
struct Board: View {
    var body: some View {
        Grid(tracks: [.fr(1), .fr(1), .pt(90)], spacing: 8) {
            Tile("two columns", .sky).gridSpan(column: 2)
            Tile("two rows", .violet).gridSpan(row: 2)
            Tile("one", .lagoon)
            Tile("one", .meadow)
            Tile("three columns", .rose).gridSpan(column: 3)
        }
    }
}

/// Portraits in hexagons that lie in each other, cut off at all sides.
struct Honeycomb: View {
    private let count = 5
    private let width = 56.0
    private let gap = 4.0
    /// A hexagon that stands on a tip is higher than wide.
    private var height: Double { width * 2 / 3.0.squareRoot() }
    /// Rows lie in each other as far as the tips of their hexagons reach.
    private var rowHeight: Double { height * 3 / 4 }
    /// The cells that are turning, and by how many degrees.
    private let angles = [7: 42.0, 16: 66]

    var body: some View {
        VStack(spacing: gap) {
            ForEach(0..<count, id: \.self) { row in
                HStack(spacing: gap) {
                    ForEach(0..<count, id: \.self) { column in cell(row * count + column) }
                }
                .offset(x: (row.isMultiple(of: 2) ? -1 : 1) * (width + gap) / 4)
            }
        }
        .frame(
            width: (Double(count) - 0.5) * width + Double(count - 1) * gap,
            height: Double(count) * rowHeight + Double(count - 1) * gap - height / 6
        )
        .clipped()
    }

    private func cell(_ number: Int) -> some View {
        Portrait(number: number * 5)
            .frame(width: width, height: height)
            .clipShape(Hexagon())
            .rotation3DEffect(.degrees(angles[number] ?? 0), axis: (x: 0, y: 1, z: 0))
            .frame(height: rowHeight)
    }
}

/// A hexagon that stands on a tip.
struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + rect.height / 4),
                CGPoint(x: rect.maxX, y: rect.maxY - rect.height / 4), CGPoint(x: rect.midX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY - rect.height / 4),
                CGPoint(x: rect.minX, y: rect.minY + rect.height / 4),
            ])
            path.closeSubpath()
        }
    }
}

/// A person from the front, before a wall.
struct Portrait: View {
    let number: Int

    /// The colors of the skin, the hair, the jersey and the wall, and whether the hair is long.
    private static let people: [(UInt32, UInt32, UInt32, UInt32, Bool)] = [
        (0xF1C9A5, 0x4A2F1D, 0x4C8DD6, 0xB9CFEA, false), (0xC98E62, 0x1E1A18, 0xF0A04B, 0xA9D6C2, true),
        (0xF6D7BE, 0xC9953F, 0x7650C0, 0xF2C4AE, true), (0x8A5A3C, 0x15110F, 0x5BB974, 0xC9BCE6, false),
        (0xE9B48F, 0x7A3218, 0x2F8F8A, 0xEFDC9B, true), (0xF3D0B4, 0xA9A9AD, 0x5A6472, 0xA8C4DD, false),
        (0x6E432B, 0x2B1B14, 0xE0656A, 0xBBDDA4, true), (0xDDA77B, 0x33261F, 0x38B2AC, 0xEBB9CC, false),
    ]

    var body: some View {
        let (skin, hair, jersey, wall, hasLongHair) = Self.people[number % Self.people.count]
        ZStack {
            Color(hex: wall)
            if hasLongHair { Spot(24, 26, 12, 15).fill(Color(hex: hair)) }
            Spot(24, 54, 19, 16).fill(Color(hex: jersey))
            Spot(24, 35, 4.5, 7).fill(Color(hex: skin)).brightness(-0.08)
            Spot(24, 20, 11.5, 12).fill(Color(hex: hair))
            Spot(24, 22.5, 9, 10.5).fill(Color(hex: skin))
            Spot(24, 13, 9.5, 4).fill(Color(hex: hair))
            Spot(20.4, 21.5, 1.1, 1.2).fill(Color(hex: 0x2A2320))
            Spot(27.6, 21.5, 1.1, 1.2).fill(Color(hex: 0x2A2320))
            Spot(24, 28, 3, 1).fill(Color(hex: 0xA4473F))
        }
    }
}

/// An ellipse by its middle and its radii in a square of 48 units.
struct Spot: Shape {
    let x, y, width, height: Double

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    func path(in rect: CGRect) -> Path {
        let (across, down) = (rect.width / 48, rect.height / 48)
        return Path(
            ellipseIn: CGRect(
                x: rect.minX + (x - width) * across,
                y: rect.minY + (y - height) * down,
                width: 2 * width * across,
                height: 2 * height * down
            )
        )
    }
}

extension Color {
    /// A color by its parts as `0xRRGGBB`.
    fileprivate init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255,
            green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255
        )
    }
}
