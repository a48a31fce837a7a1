import SwiftUI

/// A page of an introduction.
public struct OnboardingPage: Identifiable {
    /// The title, which is different on each page.
    public let id: String
    /// The sentence below the title.
    public var text: String
    /// The color of the picture.
    public var color: Color

    /// A page with a title and a sentence.
    public init(_ title: String, _ text: String, color: Color) {
        id = title
        self.text = text
        self.color = color
    }
}

/// Pages that introduce an app, one after another.
public struct Onboarding: View {
    @State private var index: Int
    @Namespace private var dots
    private let pages: [OnboardingPage]
    private let finish: () -> Void

    /// An introduction that begins at a page.
    public init(_ pages: [OnboardingPage], startingAt index: Int = 0, finish: @escaping () -> Void = {}) {
        self.pages = pages
        self.finish = finish
        _index = State(initialValue: index)
    }

    /// The picture, the words, the dots and the button.
    public var body: some View {
        VStack(spacing: 24) {
            Spacer(minLength: 0)
            Planet(color: pages[index].color)
                .frame(width: 160, height: 160)
                .id(index)
                .transition(.asymmetric(insertion: .push(from: .trailing), removal: .opacity))
            VStack(spacing: 8) {
                Text(pages[index].id)
                    .font(.title.bold())
                    .contentTransition(.interpolate)
                    .accessibilityAddTraits(.isHeader)
                Text(pages[index].text).foregroundStyle(.secondary).multilineTextAlignment(.center)
            }
            Spacer(minLength: 0)
            pageDots
            Button(index == pages.count - 1 ? "Start" : "Continue") {
                withAnimation(.smooth) {
                    if index < pages.count - 1 { index += 1 } else { finish() }
                }
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .tint(pages[index].color)
        }
        .padding(24)
    }

    private var pageDots: some View {
        HStack(spacing: 8) {
            ForEach(pages.indices, id: \.self) { page in
                ZStack {
                    Capsule().fill(.quaternary)
                    if page == index {
                        Capsule().fill(pages[index].color).matchedGeometryEffect(id: "dot", in: dots)
                    }
                }
                .frame(width: page == index ? 24 : 8, height: 8)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Page \(index + 1) of \(pages.count)")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: index = min(index + 1, pages.count - 1)
            case .decrement: index = max(index - 1, 0)
            @unknown default: break
            }
        }
    }
}

private struct Planet: View {
    let color: Color

    var body: some View {
        ZStack {
            Circle().fill(color.gradient)
            Circle()
                .fill(.white.opacity(0.25))
                .frame(width: 44)
                .offset(x: -28, y: -34)
            Ellipse()
                .trim(from: 0.02, to: 0.98)
                .stroke(color.opacity(0.6), style: StrokeStyle(lineWidth: 10, lineCap: .round))
                .frame(width: 220, height: 54)
                .rotationEffect(.degrees(-18))
        }
        .accessibilityHidden(true)
    }
}

private let tour = [
    OnboardingPage("Look up", "The sky of tonight, wherever you are.", color: .indigo),
    OnboardingPage("Point", "Hold your phone up to name a star.", color: .orange),
    OnboardingPage("Remember", "Keep what you saw, and when.", color: .teal),
]

#Preview("First page", traits: .fixedLayout(width: 340, height: 520)) { Onboarding(tour) }
#Preview("Second page", traits: .fixedLayout(width: 340, height: 520)) { Onboarding(tour, startingAt: 1) }
#Preview("Last page", traits: .fixedLayout(width: 340, height: 520)) { Onboarding(tour, startingAt: 2) }
