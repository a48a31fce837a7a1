import GridPressPictures
import GridPressSVG
import GridPressTrackGrids
import LayoutSolvers
import LibrarySolvers

/// Colored cells in 100 columns, each with a centered number: the pictures of the benchmarks.
enum LabelledCells {
    static let columns = 100
    private static let gap = 1.0
    private static let (width, height) = (6000.0, 3000.0)

    /// Returns the color of a cell, from its column and row in steps that repeat.
    private static func color(_ index: Int) -> (red: Double, green: Double) {
        (red: Double(index / columns % 16) / 15, green: Double(index % columns % 16) / 15)
    }

    /// Returns a figure of the cells.
    static func figure(_ count: Int) -> Figure {
        Figure("Leaves", width: width, height: height) {
            Grid(0..<count, tracks: Array(repeating: .fr(1), count: columns), spacing: GridSpacing(floatLiteral: gap)) {
                index in
                Color(red: color(index).red, green: color(index).green, blue: 0.5).overlay { Text("\(index)") }
            }
        }
    }

    /// Returns a figure of cells without numbers, in ten columns.
    static func bareFigure(_ count: Int) -> Figure {
        Figure("Leaves", width: 300, height: 200) {
            Grid(0..<count, tracks: 10, spacing: GridSpacing(floatLiteral: gap)) { index in
                Color(red: color(index).red, green: color(index).green, blue: 0.5)
            }
        }
    }

    /// Returns a figure of numbers, each in a different color.
    static func colorfulFigure(_ count: Int) -> Figure {
        Figure("Numbers", width: width, height: height) {
            Grid(0..<count, tracks: Array(repeating: .fr(1), count: columns)) { index in
                Text("\(index)").foregroundStyle(
                    Color(
                        red: Double(index & 0xFF) / 255,
                        green: Double(index >> 8 & 0xFF) / 255,
                        blue: Double(index >> 16) / 255
                    )
                )
            }
        }
    }

    /// A cell as the bound writes it.
    struct Cell {
        var frame: Bounds.Rectangle
        var color: Drawing.RGBA
    }

    /// Returns the cells with the frames of a track grid.
    static func cells(_ count: Int) -> [Cell] {
        let solver = TrackGridSolver(fixedTracks: Array(repeating: .fraction(1), count: columns))
        // Tracks with fractions don't depend on the lengths of their items.
        let lengths = [Double](repeating: 0, count: count)
        let arrangement = solver.arrangement(of: Array(repeating: TrackGridItem(), count: count))
        let frames = solver.frames(
            arrangement,
            fixedLengths: solver.fixedLengths(arrangement, items: lengths, bound: width),
            growingLengths: solver.growingLengths(arrangement, items: lengths, bound: height)
        )
        return frames.indices.map { index in
            let frame = frames[index]
            let (red, green) = color(index)
            return Cell(
                frame: Bounds.Rectangle(
                    x: frame.fixed + gap / 2,
                    y: frame.growing + gap / 2,
                    width: frame.fixedLength - gap,
                    height: frame.growingLength - gap
                ),
                color: Drawing.RGBA(red: UInt8(red * 255), green: UInt8(green * 255), blue: 0x80)
            )
        }
    }

    /// Returns cells as SVG, written with the writer of figures.
    static func svg(of cells: [Cell]) -> String {
        MarkupWriter.string(expecting: 1024 + cells.count * 160) { writer in
            writer.element("svg") { writer in
                writer.attribute("xmlns", "http://www.w3.org/2000/svg")
                writer.attribute("width", width)
                writer.attribute("height", height)
                writer.attribute("text-anchor", "middle")
                for (index, cell) in cells.enumerated() {
                    let frame = cell.frame
                    writer.element("rect") {
                        $0.attribute("x", frame.x)
                        $0.attribute("y", frame.y)
                        $0.attribute("width", frame.width)
                        $0.attribute("height", frame.height)
                        $0.attribute("fill", color: cell.color)
                    }
                    writer.element("text") {
                        $0.attribute("x", frame.x + frame.width / 2)
                        $0.attribute("y", frame.y + frame.height / 2)
                        $0.text(String(index))
                    }
                }
            }
        }
    }
}
