extension Finding.Code {
    /// A text contains a control character.
    public static let controlCharacter = Finding.Code(rawValue: "text.control-character")
    /// A text contains a control that changes its reading order.
    public static let bidiControl = Finding.Code(rawValue: "text.bidi-control")
    /// A text starts with a combining mark.
    public static let unpairedMark = Finding.Code(rawValue: "text.unpaired-mark")
    /// The widths of some letters are estimates.
    public static let estimatedWidth = Finding.Code(rawValue: "text.estimated-width")
    /// A word is wider than its line.
    public static let partedWord = Finding.Code(rawValue: "text.parted-word")
    /// A text has no room for a single letter.
    public static let textWithoutRoom = Finding.Code(rawValue: "text.no-room")
    /// A line spacing, scale factor, tracking or baseline offset is invalid.
    public static let invalidTextSetting = Finding.Code(rawValue: "text.invalid-setting")
    /// A line of text contains an image.
    public static let imageInText = Finding.Code(rawValue: "text.image")
    /// A part of a text has a background color.
    public static let backgroundInText = Finding.Code(rawValue: "text.background")
    /// The address of a link isn't safe.
    public static let refusedLink = Finding.Code(rawValue: "text.refused-link")
    /// The URLs that links repeat on each line make the picture too large.
    public static let linkOnManyLines = Finding.Code(rawValue: "text.link-on-many-lines")
    /// A font size can't be drawn.
    public static let invalidFontSize = Finding.Code(rawValue: "font.invalid-size")
    /// GridPress draws a text in another font.
    public static let substitutedFont = Finding.Code(rawValue: "font.substituted")
    /// A weight or slant of a font has no file.
    public static let otherFace = Finding.Code(rawValue: "font.other-face")
    /// A font file lacks a letter.
    public static let missingGlyph = Finding.Code(rawValue: "font.missing-glyph")
    /// A font file can't be read.
    public static let unreadableFont = Finding.Code(rawValue: "font.unreadable")
}
