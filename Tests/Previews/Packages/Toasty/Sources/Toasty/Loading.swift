import SwiftUI

/// Dots that grow one after another.
public struct LoadingDots: View {
    private let color: Color

    /// Dots in a color.
    public init(color: Color = .accentColor) { self.color = color }

    /// The dots.
    public var body: some View {
        PhaseAnimator([0, 1, 2]) { phase in
            HStack(spacing: 8) {
                ForEach(0..<3, id: \.self) { index in
                    Circle()
                        .fill(color)
                        .frame(width: 14, height: 14)
                        .scaleEffect(index == phase ? 1 : 0.6)
                        .opacity(index == phase ? 1 : 0.4)
                }
            }
        } animation: { _ in
            .easeInOut(duration: 0.35)
        }
        .accessibilityElement()
        .accessibilityLabel("Loading")
        .accessibilityAddTraits(.updatesFrequently)
    }
}

/// A clock that is drawn anew each second.
public struct SecondHand: View {
    private let start: Date

    /// A clock that starts at a date.
    public init(start: Date = Date(timeIntervalSinceReferenceDate: 42)) { self.start = start }

    /// The face and the hand.
    public var body: some View {
        TimelineView(.periodic(from: start, by: 1)) { timeline in
            let seconds = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
            ZStack {
                Circle().strokeBorder(.quaternary, lineWidth: 6)
                Circle()
                    .trim(from: 0, to: seconds / 60)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .padding(3)
                Text(seconds, format: .number.precision(.fractionLength(0)))
                    .font(.title.monospacedDigit())
                    .contentTransition(.numericText())
            }
        }
    }
}

private struct Shimmer: ViewModifier {
    @State private var isAtEnd = false

    func body(content: Content) -> some View {
        content
            .overlay {
                LinearGradient(
                    colors: [.white.opacity(0), .white.opacity(0.6), .white.opacity(0)],
                    startPoint: isAtEnd ? .trailing : UnitPoint(x: -0.4, y: 0.4),
                    endPoint: isAtEnd ? UnitPoint(x: 1.4, y: 0.6) : .trailing
                )
                .mask(content)
            }
            .animation(.linear(duration: 1.4).repeatForever(autoreverses: false), value: isAtEnd)
            .onAppear { isAtEnd = true }
    }
}

extension View {
    /// Moves a light over the view.
    public func shimmering() -> some View { modifier(Shimmer()) }
}

/// A bell that swings when its trigger changes.
public struct SwingingBell<Trigger: Equatable>: View {
    private let trigger: Trigger

    /// A bell with a trigger.
    public init(trigger: Trigger) { self.trigger = trigger }

    /// The bell.
    public var body: some View {
        Bell()
            .fill(.yellow.gradient)
            .stroke(.orange, lineWidth: 2)
            .frame(width: 60, height: 64)
            .keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, angle in
                content.rotationEffect(.degrees(angle), anchor: .top)
            } keyframes: { _ in
                KeyframeTrack {
                    SpringKeyframe(18.0, duration: 0.15)
                    SpringKeyframe(-14.0, duration: 0.2)
                    CubicKeyframe(0.0, duration: 0.3)
                }
            }
    }
}

private struct Bell: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        let base = rect.minY + rect.height * 0.78
        path.move(to: CGPoint(x: rect.minX, y: base))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.minY),
            control1: CGPoint(x: rect.minX + rect.width * 0.3, y: base),
            control2: CGPoint(x: rect.minX + rect.width * 0.05, y: rect.minY)
        )
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: base),
            control1: CGPoint(x: rect.maxX - rect.width * 0.05, y: rect.minY),
            control2: CGPoint(x: rect.maxX - rect.width * 0.3, y: base)
        )
        path.closeSubpath()
        path.addEllipse(in: CGRect(x: rect.midX - 8, y: base + 3, width: 16, height: rect.height * 0.16))
        return path
    }
}

#Preview("Dots", traits: .sizeThatFitsLayout) { LoadingDots(color: .pink).padding(24) }

#Preview("Second hand", traits: .fixedLayout(width: 140, height: 140)) { SecondHand().padding() }

#Preview("Shimmer", traits: .fixedLayout(width: 320, height: 120)) {
    HStack(spacing: 14) {
        Circle().frame(width: 56, height: 56)
        VStack(alignment: .leading, spacing: 10) {
            Capsule().frame(height: 14)
            Capsule().frame(width: 140, height: 14)
        }
    }
    .foregroundStyle(.gray.opacity(0.3))
    .shimmering()
    .padding()
}

#Preview("Bell", traits: .sizeThatFitsLayout) {
    @Previewable @State var count = 0
    SwingingBell(trigger: count)
        .onTapGesture { count += 1 }
        .padding(24)
}
