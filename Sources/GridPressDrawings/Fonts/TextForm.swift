extension Drawing {
    /// The form of texts in font files.
    public enum TextForm: String, Hashable, Sendable, CaseIterable {
        /// As text, with the letters that the picture needs of each file.
        case embedded
        /// As outlines, with text that isn't visible for readers and for selecting.
        case outlines
    }
}
