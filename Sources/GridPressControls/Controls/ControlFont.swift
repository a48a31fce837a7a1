/// The fonts of controls, by the role of the text.
enum ControlFont {
    /// The font of most texts.
    static let body = Font.body
    /// The font of headlines.
    static let headline = Font.headline
    /// The font of small buttons.
    static let subheadline = Font.subheadline
    /// The font of notes and of group headers.
    static let footnote = Font.footnote
    /// The font of the options of a segmented picker.
    static let segment = Font.footnote.weight(.medium)
    /// The font of a word below a symbol.
    static let tab = Font.system(size: 10, weight: .medium)
    /// The font of the title of a view that reports missing content.
    static let title = Font.title2.bold()
    /// The font of a screen's title.
    static let largeTitle = Font.largeTitle.bold()
    /// The font of numbers beside a scale.
    static let caption = Font.caption
}

nonisolated extension View {
    /// Sets the font of texts without one, unless the environment has a font.
    func defaultFont(_ font: Font) -> ModifiedView<Self> {
        transformEnvironment(\.font) { $0 = $0 ?? font }
    }
}
