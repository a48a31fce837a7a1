import SwiftUI

/// A short word about something beside it.
public struct Badge: View {
    private let title: LocalizedStringKey
    private let tone: Tone
    private let isSolid: Bool

    /// A badge with a title.
    public init(_ title: LocalizedStringKey, tone: Tone = .neutral, isSolid: Bool = false) {
        self.title = title
        self.tone = tone
        self.isSolid = isSolid
    }

    /// The title in a capsule.
    public var body: some View {
        Text(title)
            .font(.caption.weight(.semibold))
            .foregroundStyle(tone.style(isSolid ? .onSolid : .text))
            .padding(.horizontal, .small)
            .padding(.vertical, .xs)
            .background(tone.style(isSolid ? .solid : .soft), in: Capsule())
    }
}

/// A number of new things, at the corner of a view.
public struct CountBadge: ViewModifier {
    let count: Int

    /// Returns the content with the number at its corner.
    public func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) {
            if count > 0 {
                Text(count > 99 ? "99+" : "\(count)")
                    .font(.caption2.weight(.bold))
                    .monospacedDigit()
                    .foregroundStyle(.white)
                    .padding(.horizontal, 5)
                    .frame(minWidth: 18, minHeight: 18)
                    .background(Tone.danger.style(), in: Capsule())
                    .fixedSize()
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                    .accessibilityLabel("\(count) new")
            }
        }
    }
}

extension View {
    /// Adds a number of new things at the top trailing corner.
    public func countBadge(_ count: Int) -> some View { modifier(CountBadge(count: count)) }
}

private struct Tray: View {
    let count: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(Tone.accent.style(.soft))
            .frame(width: 52, height: 52)
            .overlay {
                Image(systemName: "tray").font(.title3).foregroundStyle(Tone.accent.style(.text))
            }
            .countBadge(count)
            .padding(.xl)
    }
}

#Preview("Badge: neutral", traits: .sizeThatFitsLayout) { Badge("Draft").padding() }
#Preview("Badge: accent", traits: .sizeThatFitsLayout) { Badge("New", tone: .accent).padding() }
#Preview("Badge: success", traits: .sizeThatFitsLayout) { Badge("Paid", tone: .success).padding() }
#Preview("Badge: warning", traits: .sizeThatFitsLayout) { Badge("Expires soon", tone: .warning).padding() }
#Preview("Badge: danger", traits: .sizeThatFitsLayout) { Badge("Overdue", tone: .danger, isSolid: true).padding() }
#Preview("Count: none", traits: .sizeThatFitsLayout) { Tray(count: 0) }
#Preview("Count: one digit", traits: .sizeThatFitsLayout) { Tray(count: 7) }
#Preview("Count: two digits", traits: .sizeThatFitsLayout) { Tray(count: 42) }
#Preview("Count: many", traits: .sizeThatFitsLayout) { Tray(count: 1_204) }
