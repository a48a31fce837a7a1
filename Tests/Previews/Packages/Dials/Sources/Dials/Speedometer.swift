import SwiftUI

/// A value on a scale of three quarters of a circle.
public struct Speedometer: View {
    private let value: Double
    private let bounds: ClosedRange<Double>
    private let unit: String

    /// A needle at a value in a range.
    public init(_ value: Double, in bounds: ClosedRange<Double> = 0...100, unit: String) {
        self.value = value
        self.bounds = bounds
        self.unit = unit
    }

    /// The scale, the needle and the value.
    public var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                scale(side: side)
                ticks(side: side)
                Needle()
                    .fill(.red.gradient)
                    .frame(width: side * 0.07, height: side * 0.76)
                    .rotationEffect(angle(of: value))
                    .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
                Circle().fill(.primary).frame(width: side * 0.1)
                VStack(spacing: 0) {
                    Text(value, format: .number).font(.system(size: side * 0.13, weight: .bold)).monospacedDigit()
                    Text(unit).font(.system(size: side * 0.06)).foregroundStyle(.secondary)
                }
                .offset(y: side * 0.3)
            }
            .frame(width: side, height: side)
            .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Speed")
        .accessibilityValue("\(value.formatted()) \(unit)")
    }

    private func scale(side: CGFloat) -> some View {
        Circle()
            .inset(by: side * 0.03)
            .trim(from: 0, to: 0.75)
            .stroke(
                AngularGradient(
                    stops: [
                        .init(color: .green, location: 0), .init(color: .yellow, location: 0.45),
                        .init(color: .red, location: 0.75),
                    ],
                    center: .center
                ),
                style: StrokeStyle(lineWidth: side * 0.05, lineCap: .butt)
            )
            .rotationEffect(.degrees(135))
    }

    private func ticks(side: CGFloat) -> some View {
        ForEach(0..<11) { index in
            let fraction = Double(index) / 10
            let mark = bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * fraction
            VStack(spacing: 2) {
                Capsule().frame(width: 2, height: side * 0.04)
                Text(mark, format: .number.precision(.fractionLength(0)))
                    .font(.system(size: side * 0.05))
                    .rotationEffect(-angle(of: mark))
                Spacer()
            }
            .foregroundStyle(.secondary)
            .frame(height: side * 0.84)
            .rotationEffect(angle(of: mark))
        }
    }

    private func angle(of value: Double) -> Angle {
        let fraction = (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
        return .degrees(-135 + 270 * min(max(fraction, 0), 1))
    }
}

private struct Needle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addQuadCurve(
            to: CGPoint(x: rect.minX, y: rect.midY),
            control: CGPoint(x: rect.midX, y: rect.midY + rect.width * 2)
        )
        path.closeSubpath()
        return path
    }
}

#Preview("Slow", traits: .fixedLayout(width: 240, height: 240)) { Speedometer(32, in: 0...200, unit: "km/h").padding() }
#Preview("Fast", traits: .fixedLayout(width: 240, height: 240)) {
    Speedometer(168, in: 0...200, unit: "km/h").padding()
}
