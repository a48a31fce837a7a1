/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

extension NodeBuilder {
    /// Notes that a view asks for the scheme, which an adaptive picture can't answer for both.
    func noteSchemeIsRead() {
        guard !environment.values.isSchemeFixed else { return }
        findings.add(
            .adaptiveSchemeIsRead,
            .warning,
            "A view reads the color scheme, but an adaptive picture has one layout, which is computed in the light scheme.",
            fix: "Draw the figure with scheme: .light and with scheme: .dark, or use colors that adapt."
        )
    }
}
