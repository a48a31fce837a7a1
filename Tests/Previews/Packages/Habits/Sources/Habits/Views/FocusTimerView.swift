import SwiftUI

/// A timer with the time that is left.
public struct FocusTimerView: View {
    @ObservedObject private var timer: FocusTimer
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    /// A view of a timer.
    public init(_ timer: FocusTimer) { self.timer = timer }

    /// The dial above its buttons.
    public var body: some View {
        VStack(spacing: 24) {
            ZStack {
                ForEach(0..<60) { index in
                    Capsule()
                        .fill(Double(index) / 60 < timer.fraction ? Color.orange : .gray.opacity(0.25))
                        .frame(width: 3, height: index.isMultiple(of: 5) ? 16 : 9)
                        .offset(y: -92)
                        .rotationEffect(.degrees(Double(index) * 6))
                }
                Text(timer.remaining)
                    .font(.system(size: 42, weight: .light, design: .monospaced))
            }
            .frame(width: 210, height: 210)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Time left")
            .accessibilityValue(timer.remaining)
            .accessibilityAddTraits(.updatesFrequently)
            HStack(spacing: 16) {
                Button("Reset", action: timer.reset).buttonStyle(.bordered)
                Button(timer.isRunning ? "Pause" : "Start") { timer.isRunning.toggle() }
                    .buttonStyle(.borderedProminent)
            }
            .tint(.orange)
        }
        .onReceive(ticks) { _ in }
    }
}

/// A page that owns its timer.
public struct FocusPage: View {
    @StateObject private var timer = FocusTimer(elapsed: 7 * 60 + 20)
    @EnvironmentObject private var sounds: SoundSettings

    /// Creates a page with a timer that runs for some minutes.
    public init() {}

    /// The timer above the name of its sound.
    public var body: some View {
        VStack(spacing: 20) {
            FocusTimerView(timer)
            Label(sounds.name, systemImage: "speaker.wave.2").font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// The sound at the end of a session.
@MainActor
public final class SoundSettings: ObservableObject {
    /// The name of the sound.
    @Published public var name: String

    /// Settings with a sound.
    public init(name: String) { self.name = name }
}

#Preview("Timer", traits: .fixedLayout(width: 300, height: 340)) { FocusTimerView(FocusTimer()) }

#Preview("Timer that runs", traits: .fixedLayout(width: 300, height: 340)) {
    @Previewable @StateObject var timer = FocusTimer(elapsed: 11 * 60 + 5)
    FocusTimerView(timer).onAppear { timer.isRunning = true }
}

#Preview("Page", traits: .fixedLayout(width: 300, height: 380)) {
    FocusPage().environmentObject(SoundSettings(name: "Singing bowl"))
}
