import SwiftUI

/// A layout that arranges views on a circle, beginning at the top.
public struct RadialLayout: Layout {
    /// The angle of the first view, clockwise from the top.
    public var start: Angle
    /// The part of the circle that the views share.
    public var sweep: Angle

    /// A layout on a circle or a part of it.
    public init(start: Angle = .zero, sweep: Angle = .degrees(360)) {
        self.start = start
        self.sweep = sweep
    }

    /// The angles, so that changes of them are animated.
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start.degrees, sweep.degrees) }
        set {
            start = .degrees(newValue.first)
            sweep = .degrees(newValue.second)
        }
    }

    /// Returns the largest square that fits.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    /// Places the centers of the views on the circle.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let largest = sizes.map { max($0.width, $0.height) }.max() ?? 0
        let radius = min(bounds.width, bounds.height) / 2 - largest / 2
        let isWhole = abs(sweep.degrees) >= 360
        let gaps = CGFloat(isWhole ? subviews.count : max(subviews.count - 1, 1))
        for (index, subview) in subviews.enumerated() {
            let turn = subview[RadialOffset.self].radians
            let angle = start.radians + turn + sweep.radians * CGFloat(index) / gaps - .pi / 2
            subview.place(
                at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius),
                anchor: .center,
                proposal: .unspecified
            )
        }
    }
}

private struct RadialOffset: LayoutValueKey {
    static let defaultValue = Angle.zero
}

extension View {
    /// Turns the place of a view on its circle.
    public func radialOffset(_ angle: Angle) -> some View { layoutValue(key: RadialOffset.self, value: angle) }
}

#Preview("Clock face", traits: .fixedLayout(width: 260, height: 260)) {
    RadialLayout(start: .degrees(30)) {
        ForEach(1...12, id: \.self) { hour in
            Text("\(hour)")
                .font(.title3.weight(hour.isMultiple(of: 3) ? .bold : .regular))
                .foregroundStyle(hour.isMultiple(of: 3) ? .primary : .secondary)
                .frame(width: 36, height: 36)
        }
    }
    .background {
        Circle().fill(.gray.opacity(0.08)).strokeBorder(.primary.opacity(0.7), lineWidth: 5)
        Capsule().frame(width: 6, height: 64).offset(y: -28).rotationEffect(.degrees(305))
        Capsule().frame(width: 4, height: 86).offset(y: -38).rotationEffect(.degrees(60))
        Circle().fill(.orange).frame(width: 12, height: 12)
    }
    .padding(12)
}

#Preview("Half a circle", traits: .fixedLayout(width: 260, height: 260)) {
    RadialLayout(start: .degrees(-90), sweep: .degrees(180)) {
        ForEach(0..<7) { index in
            RoundedRectangle(cornerRadius: 8)
                .fill(Color(hue: 0.55 + Double(index) * 0.05, saturation: 0.6, brightness: 0.9))
                .frame(width: 34, height: 34)
        }
    }
    .padding()
}

#Preview("Menu around a button", traits: .fixedLayout(width: 260, height: 260)) {
    ZStack {
        RadialLayout(start: .degrees(-60), sweep: .degrees(120)) {
            ForEach(["A", "B", "C", "D"], id: \.self) { letter in
                Text(letter)
                    .font(.headline)
                    .frame(width: 48, height: 48)
                    .background(.indigo.opacity(0.15), in: .circle)
            }
        }
        Image(systemName: "plus")
            .font(.title2.weight(.semibold))
            .foregroundStyle(.white)
            .frame(width: 64, height: 64)
            .background(.indigo.gradient, in: .circle)
            .accessibilityLabel("Add")
            .accessibilityAddTraits(.isButton)
    }
    .padding()
}
