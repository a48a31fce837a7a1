import SwiftUI

/// A line through the values of a series, with an area below it.
public struct LineChart: View {
    private let values: [Double]
    private let tint: Color
    private let unit: String

    /// A chart of values that are equally far apart.
    public init(_ values: [Double], unit: String = "", tint: Color = .blue) {
        self.values = values
        self.unit = unit
        self.tint = tint
    }

    /// The marks of the scale beside the plot.
    public var body: some View {
        let scale = ValueScale(values)
        HStack(alignment: .top, spacing: 8) {
            VStack(alignment: .trailing) {
                ForEach(Array(scale.marks.reversed().enumerated()), id: \.offset) { index, mark in
                    if index > 0 { Spacer(minLength: 0) }
                    Text(mark.formatted(.number.precision(.fractionLength(0))) + unit)
                        .frame(height: 0)
                }
            }
            .font(.caption2.monospacedDigit())
            .foregroundStyle(.secondary)
            Canvas { context, size in
                draw(in: &context, size: size, scale: scale)
            }
        }
        .padding(.vertical, 6)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Line chart")
        .accessibilityValue(values.map { $0.formatted() }.joined(separator: ", "))
        .accessibilityAddTraits(.isImage)
    }

    private func draw(in context: inout GraphicsContext, size: CGSize, scale: ValueScale) {
        for mark in scale.marks {
            let y = size.height * (1 - scale.fraction(of: mark))
            var line = Path()
            line.move(to: CGPoint(x: 0, y: y))
            line.addLine(to: CGPoint(x: size.width, y: y))
            context.stroke(line, with: .color(.gray.opacity(0.25)), style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
        }
        guard values.count > 1 else { return }
        let points = values.enumerated().map { index, value in
            CGPoint(
                x: size.width * CGFloat(index) / CGFloat(values.count - 1),
                y: size.height * (1 - scale.fraction(of: value))
            )
        }
        let curve = Path.smooth(through: points)
        var area = curve
        area.addLine(to: CGPoint(x: size.width, y: size.height))
        area.addLine(to: CGPoint(x: 0, y: size.height))
        area.closeSubpath()
        context.fill(
            area,
            with: .linearGradient(
                Gradient(colors: [tint.opacity(0.35), tint.opacity(0.02)]),
                startPoint: .zero,
                endPoint: CGPoint(x: 0, y: size.height)
            )
        )
        context.stroke(curve, with: .color(tint), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        if let last = points.last {
            let dot = Path(ellipseIn: CGRect(x: last.x - 5, y: last.y - 5, width: 10, height: 10))
            context.fill(dot, with: .color(tint))
            context.stroke(dot, with: .color(.white), lineWidth: 2)
        }
    }
}

/// A scale from a round number below values to one above them.
struct ValueScale {
    let marks: [Double]

    init(_ values: [Double], count: Int = 4) {
        let lower = min(values.min() ?? 0, 0)
        let upper = max(values.max() ?? 1, lower + 1)
        let rough = (upper - lower) / Double(count)
        let power = pow(10, floor(log10(rough)))
        let step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= rough } ?? rough
        let first = floor(lower / step) * step
        marks = Array(stride(from: first, through: ceil(upper / step) * step, by: step))
    }

    func fraction(of value: Double) -> CGFloat {
        guard let first = marks.first, let last = marks.last, last > first else { return 0 }
        return (value - first) / (last - first)
    }
}

extension Path {
    /// Returns a curve through points, with horizontal tangents at its ends.
    static func smooth(through points: [CGPoint]) -> Path {
        Path { path in
            guard let first = points.first else { return }
            path.move(to: first)
            for (start, end) in zip(points, points.dropFirst()) {
                let middle = (start.x + end.x) / 2
                path.addCurve(
                    to: end,
                    control1: CGPoint(x: middle, y: start.y),
                    control2: CGPoint(x: middle, y: end.y)
                )
            }
        }
    }
}

#Preview("Temperatures", traits: .fixedLayout(width: 360, height: 220)) {
    LineChart([4, 5, 9, 14, 19, 23, 25, 24, 20, 14, 8, 5], unit: "°", tint: .orange).padding()
}

#Preview("Balance", traits: .fixedLayout(width: 360, height: 220)) {
    LineChart([120, 90, -40, 30, 180, 240, 160, 210], unit: " €", tint: .green).padding()
}
