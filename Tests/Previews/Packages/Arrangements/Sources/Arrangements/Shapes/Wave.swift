import SwiftUI

/// An area below a wave.
public struct Wave: Shape {
    /// The place of the surface, from 0 for an empty rectangle to 1 for a full one.
    public var level: Double
    /// The height of the wave.
    public var amplitude: CGFloat
    /// The shift of the wave, a whole turn of which looks the same.
    public var phase: Angle

    /// An area below a wave.
    public init(level: Double, amplitude: CGFloat = 6, phase: Angle = .zero) {
        self.level = level
        self.amplitude = amplitude
        self.phase = phase
    }

    /// The level and the phase.
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(level, phase.radians) }
        set {
            level = newValue.first
            phase = .radians(newValue.second)
        }
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let surface = rect.maxY - rect.height * level
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
            let turn = Double((x - rect.minX) / rect.width) * 2 * .pi + phase.radians
            path.addLine(to: CGPoint(x: x, y: surface + amplitude * sin(turn)))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct Glass: View {
    let level: Double

    var body: some View {
        ZStack {
            Wave(level: level, phase: .degrees(120)).fill(.cyan.opacity(0.5))
            Wave(level: level - 0.02).fill(.blue.gradient)
            Text(level, format: .percent.precision(.fractionLength(0)))
                .font(.system(size: 28, weight: .heavy))
                .foregroundStyle(level > 0.5 ? .white : .blue)
        }
        .frame(width: 120, height: 120)
        .clipShape(.circle)
        .overlay { Circle().strokeBorder(.blue.opacity(0.3), lineWidth: 4).padding(-8) }
        .padding(8)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Water")
        .accessibilityValue(Text(level, format: .percent))
    }
}

#Preview("Wave", traits: .sizeThatFitsLayout) {
    HStack(spacing: 20) {
        Glass(level: 0.3)
        Glass(level: 0.72)
    }
    .padding()
}

#Preview("Header", traits: .fixedLayout(width: 320, height: 180)) {
    Rectangle()
        .fill(.linearGradient(colors: [.mint, .teal], startPoint: .leading, endPoint: .trailing))
        .mask { Wave(level: 0.88, amplitude: 14).rotation(.degrees(180)) }
        .overlay(alignment: .leading) {
            Text("Good morning")
                .font(.largeTitle.bold())
                .foregroundStyle(.white)
                .padding()
        }
}
