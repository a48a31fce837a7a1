extension Drawing {
    /// The form of texts in the faces of font files.
    ///
    /// ```swift
    /// let fonts = FontLibrary([URL(fileURLWithPath: "Fonts/Inter-Regular.ttf")], defaultFamily: "Inter")
    /// let logo = try figure.fonts(fonts).svg(Figure.RenderOptions(text: .outlines))
    /// ```
    public enum TextForm: String, Hashable, Sendable, CaseIterable {
        /// Text, with a font file in the picture that only contains the letters of the picture.
        case embedded
        /// Outlines, with invisible text for screen readers and for selection.
        case outlines
    }
}
