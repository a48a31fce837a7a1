import SwiftUI

/// A map of lines in the angles of a network plan.
public struct LineMap: View {
    /// A line through points of a raster.
    public struct Line: Identifiable, Sendable {
        /// The name of the line.
        public let id: String
        /// The color of the line.
        public let color: Color
        /// The columns and rows that the line goes through.
        public let points: [SIMD2<Int>]

        /// A line through points of a raster.
        public init(_ id: String, _ color: Color, _ points: [SIMD2<Int>]) {
            self.id = id
            self.color = color
            self.points = points
        }
    }

    private let lines: [Line]
    private let pitch: CGFloat = 40

    /// A map of lines.
    public init(_ lines: [Line]) { self.lines = lines }

    /// The lines with their stops.
    public var body: some View {
        Canvas { context, _ in
            for line in lines {
                var path = Path()
                path.addLines(line.points.map(place))
                context.stroke(
                    path,
                    with: .color(line.color),
                    style: StrokeStyle(lineWidth: 7, lineCap: .round, lineJoin: .round)
                )
            }
            for point in Set(lines.flatMap(\.points)).sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
                let isChange = lines.count { $0.points.contains(point) } > 1
                let radius: CGFloat = isChange ? 9 : 5
                let center = place(point)
                let stop = Path(ellipseIn: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
                context.fill(stop, with: .color(.white))
                context.stroke(stop, with: .color(.black), lineWidth: isChange ? 3 : 2)
            }
        }
        .accessibilityLabel("Map of \(lines.count) lines")
    }

    private func place(_ point: SIMD2<Int>) -> CGPoint {
        CGPoint(x: 24 + CGFloat(point.x) * pitch, y: 24 + CGFloat(point.y) * pitch)
    }
}

#Preview("Map", traits: .fixedLayout(width: 328, height: 210)) {
    LineMap([
        .init("U1", .green, [[0, 0], [1, 1], [3, 1], [5, 1], [7, 1]]),
        .init("U2", .red, [[0, 3], [1, 3], [3, 1], [4, 0], [6, 0]]),
        .init("U6", .purple, [[5, 0], [5, 1], [5, 3], [6, 4]]),
        .init("U8", .blue, [[0, 4], [2, 4], [5, 4], [6, 4], [7, 3]]),
    ])
}
