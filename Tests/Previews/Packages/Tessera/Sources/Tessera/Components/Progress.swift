import SwiftUI

/// A progress view style with a bar in the color of a tone.
public struct BarProgressStyle: ProgressViewStyle {
    let tone: Tone

    /// Returns the label above the bar.
    public func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                configuration.label
                Spacer()
                configuration.currentValueLabel.foregroundStyle(.secondary)
            }
            .font(.subheadline)
            GeometryReader { proxy in
                Capsule().fill(tone.style(.soft))
                Capsule().fill(tone.style()).frame(width: max(8, proxy.size.width * fraction))
            }
            .frame(height: 8)
        }
        .accessibilityValue(Text(fraction, format: .percent))
    }
}

extension ProgressViewStyle where Self == BarProgressStyle {
    /// Returns the style of a bar.
    public static func bar(_ tone: Tone = .accent) -> Self { BarProgressStyle(tone: tone) }
}

/// The steps of a process, with the current one.
public struct Steps: View {
    private let count: Int
    private let current: Int

    /// A process of a number of steps.
    public init(_ count: Int, current: Int) {
        self.count = count
        self.current = current
    }

    /// A circle for each step.
    public var body: some View {
        HStack(spacing: 6) {
            ForEach(1...count, id: \.self) { step in
                if step > 1 {
                    Capsule()
                        .fill(step <= current ? Tone.accent.style() : Tone.neutral.style(.soft))
                        .frame(height: 3)
                }
                circle(for: step)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Step \(current) of \(count)")
    }

    private func circle(for step: Int) -> some View {
        ZStack {
            Circle().fill(step <= current ? Tone.accent.style() : Tone.neutral.style(.soft))
            if step < current {
                CheckMark().stroke(.white, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                    .frame(width: 12, height: 9)
            } else {
                Text("\(step)")
                    .font(.footnote.weight(.bold))
                    .foregroundStyle(step == current ? Tone.accent.style(.onSolid) : Tone.neutral.style(.text))
            }
        }
        .frame(width: 28, height: 28)
    }
}

private struct Bar: View {
    let value: Double
    var tone = Tone.accent

    var body: some View {
        ProgressView(value: value) {
            Text("Uploading")
        } currentValueLabel: {
            Text(value, format: .percent)
        }
        .progressViewStyle(.bar(tone))
        .frame(width: 280)
        .padding()
    }
}

#Preview("Progress: start", traits: .sizeThatFitsLayout) { Bar(value: 0) }
#Preview("Progress: third", traits: .sizeThatFitsLayout) { Bar(value: 0.33) }
#Preview("Progress: done", traits: .sizeThatFitsLayout) { Bar(value: 1, tone: .success) }
#Preview("Progress: failed", traits: .sizeThatFitsLayout) { Bar(value: 0.62, tone: .danger) }
#Preview("Steps: first", traits: .fixedLayout(width: 300, height: 60)) { Steps(4, current: 1).padding() }
#Preview("Steps: third", traits: .fixedLayout(width: 300, height: 60)) { Steps(4, current: 3).padding() }
#Preview("Steps: last", traits: .fixedLayout(width: 300, height: 60)) { Steps(3, current: 3).padding() }
