import GridPress

extension FontLibrary {
    /// Returns the metrics of a font: those of its file, or else of the standard measurer.
    public func metrics(of font: Drawing.Font) -> FontMetrics {
        guard let metrics = instance(of: font)?.metrics else { return StandardMeasurer().metrics(of: font) }
        return FontMetrics(
            ascent: metrics.ascent * font.size,
            descent: metrics.descent * font.size,
            capHeight: metrics.capHeight * font.size
        )
    }

    /// Appends the widths of shaped letters.
    ///
    /// The first scalar of letters that are drawn together, such as a ligature, has the width of all.
    public func appendAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double]) {
        append(text, font, isSeparate: false, to: &advances)
    }

    /// Appends the widths of shaped letters that form no ligatures.
    public func appendSeparateAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double]) {
        append(text, font, isSeparate: true, to: &advances)
    }

    /// Returns the first scalar of a text without a font file whose width is an estimate.
    public func firstEstimate(in text: String) -> Unicode.Scalar? { StandardMeasurer().firstEstimate(in: text) }

    /// Returns whether a font has a file: its letters have kerning.
    public func isContextual(_ font: Drawing.Font) -> Bool { font.hasFace }

    /// Returns the first scalar of a text that the file of a font has no glyph for.
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
        // So small that it changes no width.
        if isSeparate { style.tracking = .leastNonzeroMagnitude }
        for run in shaper.runs([style]) { advances += run.advances }
    }
}
