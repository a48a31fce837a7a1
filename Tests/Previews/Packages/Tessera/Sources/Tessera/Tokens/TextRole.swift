import SwiftUI

/// The use of a text, which decides its font.
public enum TextRole: String, CaseIterable, Identifiable, Sendable {
    /// The one large text of a landing page.
    case display
    /// The title of a screen or a card.
    case title
    /// Running text.
    case body
    /// A small heading in capital letters.
    case overline
    /// A note below something else.
    case caption
    /// Code and identifiers.
    case code

    /// The name of the role.
    public var id: String { rawValue }

    var font: Font {
        switch self {
        case .display: .system(size: 40, weight: .heavy, design: .rounded)
        case .title: .title2.weight(.bold)
        case .body: .body
        case .overline: .caption.weight(.semibold)
        case .caption: .footnote
        case .code: .system(.callout, design: .monospaced)
        }
    }
}

private struct TextRoleModifier: ViewModifier {
    let role: TextRole

    func body(content: Content) -> some View {
        content
            .font(role.font)
            .textCase(role == .overline ? .uppercase : nil)
            .tracking(role == .overline ? 1.2 : 0)
            .foregroundStyle(
                role == .caption || role == .overline ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary)
            )
    }
}

extension View {
    /// Sets the font, the case and the color of text for a use.
    public func textRole(_ role: TextRole) -> some View { modifier(TextRoleModifier(role: role)) }
}

private struct Specimen: View {
    let role: TextRole
    var text: LocalizedStringKey = "Sphinx of black quartz"

    var body: some View {
        Text(text)
            .textRole(role)
            .padding(.large)
            .frame(width: 360, alignment: .leading)
    }
}

#Preview("Display", traits: .sizeThatFitsLayout) { Specimen(role: .display, text: "Hello again") }
#Preview("Title", traits: .sizeThatFitsLayout) { Specimen(role: .title) }
#Preview("Body", traits: .sizeThatFitsLayout) {
    Specimen(role: .body, text: "Sphinx of black quartz, *judge* my **vow**: texts have `code` and emphasis.")
}
#Preview("Overline", traits: .sizeThatFitsLayout) { Specimen(role: .overline, text: "New this week") }
#Preview("Caption", traits: .sizeThatFitsLayout) { Specimen(role: .caption) }
#Preview("Code", traits: .sizeThatFitsLayout) { Specimen(role: .code, text: "let vow = judge()") }
#Preview("All roles", traits: .sizeThatFitsLayout) {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 14) {
        ForEach(TextRole.allCases) { role in
            GridRow {
                Text(role.rawValue).textRole(.code).foregroundStyle(Tone.accent.style(.text))
                Text("Aa").textRole(role)
            }
        }
    }
    .padding(.xl)
}
