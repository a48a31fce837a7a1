import SwiftUI

/// Several values of one thing on axes from a center.
public struct RadarChart: View {
    private let names: [String]
    private let series: [(values: [Double], color: Color)]

    /// A chart of series with a value from 0 to 1 for each name.
    public init(_ names: [String], series: [(values: [Double], color: Color)]) {
        self.names = names
        self.series = series
    }

    /// The web with its series.
    public var body: some View {
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) / 2 - 28
            context.translateBy(x: center.x, y: center.y)
            for ring in 1...4 {
                let values = [Double](repeating: Double(ring) / 4, count: names.count)
                context.stroke(web(values, radius: radius), with: .color(.gray.opacity(0.3)), lineWidth: 1)
            }
            for index in names.indices {
                var axis = Path()
                axis.move(to: .zero)
                axis.addLine(to: point(index, 1, radius: radius))
                context.stroke(axis, with: .color(.gray.opacity(0.3)))
            }
            for entry in series {
                let shape = web(entry.values, radius: radius)
                context.fill(shape, with: .color(entry.color.opacity(0.25)))
                context.stroke(shape, with: .color(entry.color), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
            }
            for (index, name) in names.enumerated() {
                let label = context.resolve(Text(name).font(.caption).foregroundColor(.secondary))
                context.draw(label, at: point(index, 1, radius: radius + 20), anchor: .center)
            }
        }
        .accessibilityLabel("Radar chart of \(names.formatted(.list(type: .and)))")
    }

    private func point(_ index: Int, _ value: Double, radius: CGFloat) -> CGPoint {
        let angle = Double(index) / Double(names.count) * 2 * .pi - .pi / 2
        return CGPoint(x: cos(angle) * radius * value, y: sin(angle) * radius * value)
    }

    private func web(_ values: [Double], radius: CGFloat) -> Path {
        Path { path in
            path.addLines(values.enumerated().map { point($0.offset, $0.element, radius: radius) })
            path.closeSubpath()
        }
    }
}

#Preview("Radar", traits: .fixedLayout(width: 320, height: 300)) {
    RadarChart(
        ["Speed", "Range", "Comfort", "Price", "Safety", "Noise"],
        series: [([0.9, 0.5, 0.7, 0.4, 0.8, 0.6], .blue), ([0.5, 0.9, 0.6, 0.8, 0.7, 0.9], .orange)]
    )
    .padding()
}
