import SwiftUI

private struct Sample: View {
    let title: LocalizedStringKey
    let variant: ButtonVariant
    let tone: Tone

    init(_ title: LocalizedStringKey, _ variant: ButtonVariant, _ tone: Tone) {
        self.title = title
        self.variant = variant
        self.tone = tone
    }

    var body: some View {
        Button(title) {}
            .buttonStyle(.tessera(variant, tone: tone))
            .padding(.large)
    }
}

// MARK: - Filled

#Preview("Filled, accent", traits: .sizeThatFitsLayout) { Sample("Continue", .filled, .accent) }
#Preview("Filled, neutral", traits: .sizeThatFitsLayout) { Sample("Cancel", .filled, .neutral) }
#Preview("Filled, success", traits: .sizeThatFitsLayout) { Sample("Approve", .filled, .success) }
#Preview("Filled, warning", traits: .sizeThatFitsLayout) { Sample("Archive", .filled, .warning) }
#Preview("Filled, danger", traits: .sizeThatFitsLayout) { Sample("Delete", .filled, .danger) }

// MARK: - Tinted

#Preview("Tinted, accent", traits: .sizeThatFitsLayout) { Sample("Continue", .tinted, .accent) }
#Preview("Tinted, neutral", traits: .sizeThatFitsLayout) { Sample("Cancel", .tinted, .neutral) }
#Preview("Tinted, success", traits: .sizeThatFitsLayout) { Sample("Approve", .tinted, .success) }
#Preview("Tinted, warning", traits: .sizeThatFitsLayout) { Sample("Archive", .tinted, .warning) }
#Preview("Tinted, danger", traits: .sizeThatFitsLayout) { Sample("Delete", .tinted, .danger) }

// MARK: - Outlined

#Preview("Outlined, accent", traits: .sizeThatFitsLayout) { Sample("Continue", .outlined, .accent) }
#Preview("Outlined, neutral", traits: .sizeThatFitsLayout) { Sample("Cancel", .outlined, .neutral) }
#Preview("Outlined, success", traits: .sizeThatFitsLayout) { Sample("Approve", .outlined, .success) }
#Preview("Outlined, warning", traits: .sizeThatFitsLayout) { Sample("Archive", .outlined, .warning) }
#Preview("Outlined, danger", traits: .sizeThatFitsLayout) { Sample("Delete", .outlined, .danger) }

// MARK: - Plain

#Preview("Plain, accent", traits: .sizeThatFitsLayout) { Sample("Continue", .plain, .accent) }
#Preview("Plain, neutral", traits: .sizeThatFitsLayout) { Sample("Cancel", .plain, .neutral) }
#Preview("Plain, success", traits: .sizeThatFitsLayout) { Sample("Approve", .plain, .success) }
#Preview("Plain, warning", traits: .sizeThatFitsLayout) { Sample("Archive", .plain, .warning) }
#Preview("Plain, danger", traits: .sizeThatFitsLayout) { Sample("Delete", .plain, .danger) }

// MARK: - Raised

#Preview("Raised, accent", traits: .sizeThatFitsLayout) { Sample("Continue", .raised, .accent) }
#Preview("Raised, neutral", traits: .sizeThatFitsLayout) { Sample("Cancel", .raised, .neutral) }
#Preview("Raised, success", traits: .sizeThatFitsLayout) { Sample("Approve", .raised, .success) }
#Preview("Raised, warning", traits: .sizeThatFitsLayout) { Sample("Archive", .raised, .warning) }
#Preview("Raised, danger", traits: .sizeThatFitsLayout) { Sample("Delete", .raised, .danger) }
