/// The fonts of controls, by the role of the text.
enum ControlFont {
    /// Most texts.
    static let body = Font.body
    /// What stands out among other texts.
    static let headline = Font.headline
    /// A button among text.
    static let subheadline = Font.subheadline
    /// Notes, and headers of groups.
    static let footnote = Font.footnote
    /// The options of a segmented picker.
    static let segment = Font.footnote.weight(.medium)
    /// A word below a symbol.
    static let tab = Font.system(size: 10, weight: .medium)
    /// What is missing.
    static let title = Font.title2.bold()
    /// The title of a screen.
    static let largeTitle = Font.largeTitle.bold()
    /// Numbers beside a scale.
    static let caption = Font.caption
}

nonisolated extension View {
    /// Sets the typeface of texts that name none, where the surroundings set none either.
    func defaultFont(_ font: Font) -> ModifiedView<Self> {
        transformEnvironment(\.font) { $0 = $0 ?? font }
    }
}
