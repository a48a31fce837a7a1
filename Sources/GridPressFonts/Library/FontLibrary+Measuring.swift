import GridPress

extension FontLibrary {
    /// Returns the metrics of a font from its file, or from the standard measurer if no file has the face.
    public func metrics(of font: Drawing.Font) -> FontMetrics {
        guard let metrics = instance(of: font)?.metrics else { return StandardMeasurer().metrics(of: font) }
        return FontMetrics(
            ascent: metrics.ascent * font.size,
            descent: metrics.descent * font.size,
            capHeight: metrics.capHeight * font.size
        )
    }

    /// Appends the widths of shaped letters, one number for each scalar.
    ///
    /// If several scalars are drawn as one glyph, such as a ligature, the first one has the whole width.
    public func appendAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double]) {
        append(text, font, isSeparate: false, to: &advances)
    }

    /// Appends the widths of shaped letters without ligatures.
    public func appendSeparateAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double]) {
        append(text, font, isSeparate: true, to: &advances)
    }

    /// Returns the first scalar whose width is an estimate in a font without a file; `nil` if all widths are exact.
    public func firstEstimate(in text: String) -> Unicode.Scalar? { StandardMeasurer().firstEstimate(in: text) }

    /// Returns whether the width of a letter depends on its neighbors: `true` for fonts with a file, because of
    /// kerning.
    public func isContextual(_ font: Drawing.Font) -> Bool { font.hasFace }

    /// Returns the first scalar of a text that the font file lacks.
    ///
    /// `nil` if the file has a glyph for each scalar, or if the font has no file.
    package func firstMissing(in text: String, _ font: Drawing.Font) -> Unicode.Scalar? {
        guard let instance = instance(of: font) else { return nil }
        let shaper = TextShaper(text)
        let style = TextStyleRun(scalars: 0..<shaper.count, font: font, instance: instance)
        guard let missing = shaper.runs([style]).first(where: { $0.instance == nil }) else { return nil }
        return shaper.string(missing.scalars).unicodeScalars.first
    }

    private func append(_ text: String, _ font: Drawing.Font, isSeparate: Bool, to advances: inout [Double]) {
        guard let instance = instance(of: font) else {
            return StandardMeasurer().appendAdvances(of: text, in: font, to: &advances)
        }
        let shaper = TextShaper(text)
        var style = TextStyleRun(scalars: 0..<shaper.count, font: font, instance: instance)
        // A tracking that disables ligatures without a visible change of widths.
        if isSeparate { style.tracking = .leastNonzeroMagnitude }
        for run in shaper.runs([style]) { advances += run.advances }
    }
}
