extension SampleFigure {
    static let honeycombs: [SampleFigure] = [honeycombSteps, honeycomb]

    private static let honeycombSteps: SampleFigure = SampleFigure(
        "honeycomb-steps", title: "From a grid of squares to a honeycomb",
        description: """
            Squares become as high as hexagons, are clipped to them, shifted row by row, moved into each other and clipped as
            a whole; at last all gaps are alike.
            """
    ) {
        Grid(horizontalSpacing: 30, verticalSpacing: 26) {
            ForEach([HoneycombStep.allCases.prefix(4), HoneycombStep.allCases.dropFirst(4)], id: \.startIndex) {
                steps in
                GridRow(alignment: .top) {
                    ForEach(steps, id: \.self) { step in
                        Captioned(step.caption) {
                            Honeycomb(step: step, cellWidth: 26, spacing: 2, rowSpacing: step == .alike ? 2 : 6)
                                .named("step-\(step.rawValue)")
                        }
                    }
                }
            }
        }
    }

    private static let honeycomb: SampleFigure = SampleFigure(
        "honeycomb", title: "A honeycomb of portraits",
        description: "Seven rows of six hexagons, clipped at all sides; some cells are turning, and show their back."
    ) {
        Honeycomb(step: .alike, cellWidth: 72, spacing: 5, rowSpacing: 5, turning: [9: 40, 14: 130, 20: 180, 27: 68])
            .named("honeycomb")
    }
}

/// The progress of the change from a grid of squares to a honeycomb.
enum HoneycombStep: Int, CaseIterable {
    case squares = 1
    case high, hexagons, shifted, overlapping, clipped, alike

    var caption: String {
        switch self {
        case .squares: "1. squares"
        case .high: "2. as high as hexagons"
        case .hexagons: "3. hexagons"
        case .shifted: "4. shifted rows"
        case .overlapping: "5. rows in each other"
        case .clipped: "6. clipped as a whole"
        case .alike: "7. gaps alike"
        }
    }

    static func < (first: HoneycombStep, second: HoneycombStep) -> Bool { first.rawValue < second.rawValue }
    static func <= (first: HoneycombStep, second: HoneycombStep) -> Bool { first.rawValue <= second.rawValue }
}

/// Portraits in a grid that becomes a honeycomb, step by step.
struct Honeycomb: NonisolatedView {
    let step: HoneycombStep
    let cellWidth: CGFloat
    let spacing: CGFloat
    let rowSpacing: CGFloat
    /// The rotated cells, and their angles in degrees.
    var turning: [Int: Double] = [:]

    static let columnCount = 6
    static let rowCount = 7

    /// The height of a hexagon, which has a tip at the top and is higher than wide.
    private var hexagonHeight: CGFloat { cellWidth / cos(.pi / 6) }
    /// The portraits with the pixels that cells of this size show.
    private var portraits: [Image] { hexagonHeight > 32 ? Image.portraits : Image.smallPortraits }
    /// The distance between rows, which overlap by the height of the tips of their hexagons.
    private var rowHeight: CGFloat { hexagonHeight * 3 / 4 }

    var body: some View {
        if step < .clipped {
            grid
        } else {
            // Half a cell is cut off at each side, and the tips of the first and the last row.
            grid.frame(width: clippedSize.width, height: clippedSize.height).clipped()
        }
    }

    private var clippedSize: CGSize {
        let (columns, rows) = (CGFloat(Self.columnCount), CGFloat(Self.rowCount))
        return CGSize(
            width: (columns - 0.5) * cellWidth + (columns - 1) * spacing,
            height: rows * rowHeight - hexagonHeight * 3 / 16 + (rows - 1) * rowSpacing
        )
    }

    private var grid: some View {
        Grid(horizontalSpacing: spacing, verticalSpacing: rowSpacing) {
            ForEach(0..<Self.rowCount, id: \.self) { row in
                GridRow {
                    ForEach(0..<Self.columnCount, id: \.self) { column in
                        cell(row * Self.columnCount + column).offset(x: shift(of: row))
                    }
                }
            }
        }
    }

    private func shift(of row: Int) -> CGFloat {
        let shift = (cellWidth + spacing) / 4
        return step < .shifted ? 0 : row.isMultiple(of: 2) ? -shift : shift
    }

    @ViewBuilder
    private func cell(_ index: Int) -> some View {
        let height = step == .squares ? cellWidth : hexagonHeight
        let cell = HoneycombCell(
            portrait: portraits[index * 5 % portraits.count],
            index: index,
            angle: turning[index] ?? 0,
            isHexagon: .hexagons <= step
        )
        .frame(width: cellWidth, height: height)
        if step < .overlapping {
            cell
        } else {
            cell.frame(width: cellWidth, height: rowHeight)
        }
    }
}

/// A portrait, or its back if it is turned away.
private struct HoneycombCell: NonisolatedView {
    let portrait: Image
    let index: Int
    let angle: Double
    let isHexagon: Bool

    var body: some View {
        if isHexagon {
            side.clipShape(Hexagon()).rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
        } else {
            side
        }
    }

    @ViewBuilder
    private var side: some View {
        if cos(angle * .pi / 180) >= 0 {
            portrait.resizable()
        } else {
            // The back is mirrored once more.
            Rectangle().fill(Color.cell(index).gradient)
                .overlay {
                    Text(Self.names[index % Self.names.count]).font(.system(size: 15, weight: .semibold))
                        .foregroundStyle(Color.cell(index).legible)
                }
                .scaleEffect(x: -1)
        }
    }

    private static let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus"]
}

/// A hexagon with a tip at the top, as high as its frame and in the middle of the frame.
struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        let half = rect.height * cos(.pi / 6) / 2
        let quarter = rect.height / 4
        return Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY),
                CGPoint(x: rect.midX + half, y: rect.minY + quarter),
                CGPoint(x: rect.midX + half, y: rect.maxY - quarter),
                CGPoint(x: rect.midX, y: rect.maxY),
                CGPoint(x: rect.midX - half, y: rect.maxY - quarter),
                CGPoint(x: rect.midX - half, y: rect.minY + quarter),
            ])
            path.closeSubpath()
        }
    }
}
