/// A light or a dark appearance.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

extension NodeBuilder {
    /// Adds a finding for a view that reads the color scheme in an adaptive figure.
    ///
    /// Such a figure has one layout for both schemes, computed in the light scheme.
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
