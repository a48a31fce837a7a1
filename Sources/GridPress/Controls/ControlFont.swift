/// The typefaces of controls, by the part that a text plays.
enum ControlFont {
    /// Most texts.
    static let body = Font.system(size: 17)
    /// What stands out among other texts.
    static let headline = Font.system(size: 17, weight: .semibold)
    /// A button among text.
    static let subheadline = Font.system(size: 15)
    /// Notes, and headers of groups.
    static let footnote = Font.system(size: 13)
    /// The options of a segmented picker.
    static let segment = Font.system(size: 13, weight: .medium)
    /// A word below a symbol.
    static let tab = Font.system(size: 10, weight: .medium)
    /// The title of a screen.
    static let largeTitle = Font.system(size: 34, weight: .bold)
    /// Numbers beside a scale.
    static let caption = Font.system(size: 12)
}

extension View {
    /// Sets the typeface of texts that name none, where the surroundings set none either.
    func defaultFont(_ font: Font) -> ModifiedView<Self> {
        transformEnvironment(\.font) { $0 = $0 ?? font }
    }
}
