import SwiftUI

/// Progress towards several goals as rings around each other.
public struct ActivityRings: View {
    /// A goal with the part that is reached.
    public struct Ring: Identifiable {
        /// The name of the goal.
        public let id: String
        /// The part that is reached, where 1 is all of it.
        public let progress: Double
        /// The color of the ring.
        public let color: Color

        /// A goal with the part that is reached.
        public init(_ id: String, _ progress: Double, _ color: Color) {
            self.id = id
            self.progress = progress
            self.color = color
        }
    }

    @ScaledMetric(relativeTo: .title) private var lineWidth = 20.0
    private let rings: [Ring]

    /// Rings from the outer one to the inner one.
    public init(_ rings: [Ring]) { self.rings = rings }

    /// The rings.
    public var body: some View {
        ZStack {
            ForEach(Array(rings.enumerated()), id: \.element.id) { index, ring in
                ZStack {
                    Circle().stroke(ring.color.opacity(0.2), lineWidth: lineWidth)
                    Circle()
                        .trim(from: 0, to: min(ring.progress, 1))
                        .stroke(ring.color.gradient, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                }
                .padding(CGFloat(index) * (lineWidth + 3) + lineWidth / 2)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(ring.id)
                .accessibilityValue(Text(ring.progress, format: .percent))
            }
        }
        .aspectRatio(1, contentMode: .fit)
    }
}

#Preview("Rings", traits: .fixedLayout(width: 240, height: 240)) {
    ActivityRings([.init("Move", 0.82, .pink), .init("Exercise", 0.55, .green), .init("Stand", 0.3, .cyan)])
        .padding()
}

#Preview("Rings in the dark", traits: .fixedLayout(width: 240, height: 240)) {
    ActivityRings([.init("Read", 1, .orange), .init("Write", 0.66, .yellow)])
        .padding()
        .background(.black)
        .environment(\.colorScheme, .dark)
}
