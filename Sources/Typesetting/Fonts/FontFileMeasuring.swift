/// A type that measures text with font files.
///
/// A module with a text shaper implements it.
package protocol FontFileMeasuring: TextMeasuring {
    /// Returns the font file for a name.
    ///
    /// - Parameters:
    ///   - name: The name of a family, a face or a file; `nil` for the default font.
    ///   - font: The requested size, weight and slant.
    ///   - folder: The folder of the figure, which is searched too.
    /// - Returns: The font with the weight and slant of its file; `nil` if no file is found.
    func font(named name: String?, like font: Drawing.Font, in folder: URL?) -> FontMatch?

    /// Returns the first scalar of a text for which the font file has no glyph.
    ///
    /// `nil` if the file has a glyph for each scalar, or if the font has no file.
    func firstMissing(in text: String, _ font: Drawing.Font) -> Unicode.Scalar?

    /// The font files, for renderers.
    var supply: any FontSupplying { get }

    /// Returns whether another measurer uses the same files.
    func isSame(as other: any FontFileMeasuring) -> Bool

    /// Returns problems with the files, and with the files of a folder that was searched.
    func findings(in folder: URL?) -> [Finding]
}

/// A font for which a file was found.
package struct FontMatch {
    /// The font, with the weight and slant of its file.
    package var font: Drawing.Font
    /// Whether weight and slant are the requested ones.
    package var isExact: Bool

    package init(font: Drawing.Font, isExact: Bool) {
        self.font = font
        self.isExact = isExact
    }
}
