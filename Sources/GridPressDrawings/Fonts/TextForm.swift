extension Drawing {
    /// The form of texts in the faces of font files.
    public enum TextForm: String, Hashable, Sendable, CaseIterable {
        /// Text, with a font file in the picture that only contains the letters of the picture.
        case embedded
        /// Outlines, with invisible text for screen readers and for selection.
        case outlines
    }
}
