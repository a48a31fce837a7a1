/// The fonts of controls, by the role of the text.
package enum ControlFont {
    /// The font of most texts.
    package static let body = Font.body
    /// The font of headlines.
    package static let headline = Font.headline
    /// The font of small buttons.
    package static let subheadline = Font.subheadline
    /// The font of notes and of group headers.
    package static let footnote = Font.footnote
    /// The font of the options of a segmented picker.
    package static let segment = Font.footnote.weight(.medium)
    /// The font of a word below a symbol.
    package static let tab = Font.system(size: 10, weight: .medium)
    /// The font of the title of a view that reports missing content.
    package static let title = Font.title2.bold()
    /// The font of a screen's title.
    package static let largeTitle = Font.largeTitle.bold()
    /// The font of numbers beside a scale.
    package static let caption = Font.caption
}

nonisolated extension View {
    /// Sets the font of texts without one, unless the environment has a font.
    package func defaultFont(_ font: Font) -> ModifiedView<Self> {
        transformEnvironment(\.font) { $0 = $0 ?? font }
    }
}
