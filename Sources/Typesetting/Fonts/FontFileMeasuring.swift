/// A type that measures text with font files, for which a module of a shaper stands in.
package protocol FontFileMeasuring: TextMeasuring {
    /// Returns the font that a file has for a name, or for texts that name none.
    ///
    /// - Parameters:
    ///   - name: The name of a family, a face or a file; `nil` for texts that name none.
    ///   - font: The size, weight and slant that are asked for.
    ///   - folder: The folder of the figure, in which files are looked for too.
    /// - Returns: The font with the weight and slant of its file; `nil` if there is no such file.
    func font(named name: String?, like font: Drawing.Font, in folder: URL?) -> FontMatch?

    /// Returns the first scalar of a text that the file of a font has no letter for.
    func firstMissing(in text: String, _ font: Drawing.Font) -> Unicode.Scalar?

    /// The files, for renderers.
    var supply: any FontSupplying { get }

    /// Returns whether another measurer has the same files.
    func isSame(as other: any FontFileMeasuring) -> Bool

    /// Returns what is wrong with the files, and with those of a folder that was searched.
    func findings(in folder: URL?) -> [Finding]
}

/// A font that has a file.
package struct FontMatch {
    /// The font, with the weight and slant of its file.
    package var font: Drawing.Font
    /// Whether these are the ones that were asked for.
    package var isExact: Bool

    package init(font: Drawing.Font, isExact: Bool) {
        self.font = font
        self.isExact = isExact
    }
}
