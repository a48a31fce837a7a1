import SwiftUI

/// A series in the height of a line of text.
public struct Sparkline: Shape {
    private let values: [Double]

    /// A line through values that are equally far apart.
    public init(_ values: [Double]) { self.values = values }

    /// Returns the line in a rectangle.
    public func path(in rect: CGRect) -> Path {
        guard let lower = values.min(), let upper = values.max(), upper > lower, values.count > 1 else { return Path() }
        return Path { path in
            path.addLines(
                values.enumerated().map { index, value in
                    CGPoint(
                        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
                        y: rect.maxY - rect.height * (value - lower) / (upper - lower)
                    )
                }
            )
        }
    }
}

private struct Quote: View {
    let name: String
    let price: Double
    let values: [Double]

    private var change: Double { (values.last ?? 0) - (values.first ?? 0) }

    var body: some View {
        HStack {
            Text(name).font(.headline).frame(width: 64, alignment: .leading)
            Sparkline(values)
                .stroke(change < 0 ? .red : .green, style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
                .frame(height: 28)
            Text(price, format: .currency(code: "USD")).monospacedDigit().frame(width: 96, alignment: .trailing)
        }
        .padding(.vertical, 6)
        .accessibilityElement(children: .combine)
    }
}

#Preview("Sparklines", traits: .fixedLayout(width: 340, height: 180)) {
    VStack(spacing: 0) {
        Quote(name: "OAK", price: 182.4, values: [3, 4, 3.5, 5, 4.6, 6, 7, 6.4, 8])
        Divider()
        Quote(name: "ELM", price: 67.15, values: [8, 7.5, 7.8, 6, 6.2, 5.1, 5.6, 4.4, 4])
        Divider()
        Quote(name: "FIR", price: 9.99, values: [2, 2.4, 1.9, 2.2, 2.8, 2.3, 2.6, 3.1, 2.9])
    }
    .padding()
}

#Preview("Gauges of the system", traits: .fixedLayout(width: 340, height: 150)) {
    HStack(spacing: 32) {
        Gauge(value: 0.7) {
            Text("UV")
        } currentValueLabel: {
            Text("7")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
        Gauge(value: 62, in: 0...100) {
            Text("Battery")
        } currentValueLabel: {
            Text("62%")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
        .gaugeStyle(.linearCapacity)
        .tint(.green)
    }
    .padding()
}
