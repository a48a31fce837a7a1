import CHarfBuzz
import GridPress

/// A face with one weight, which shapes texts.
///
/// It is `Sendable` because its HarfBuzz font is immutable, which the compiler can't verify.
final class FontInstance: @unchecked Sendable {
    /// The face.
    unowned let file: FontFile
    /// The weight.
    let weight: Int
    /// The HarfBuzz font, whose positions are in units of the face.
    let font: OpaquePointer
    /// The description of the face in drawings: its family and metrics.
    let face: Drawing.Font.Face
    /// The metrics for a font size of 1.
    let metrics: FontMetrics

    init(_ file: FontFile, weight: Int) {
        self.file = file
        self.weight = weight
        guard let font = hb_font_create(file.face) else { preconditionFailure("HarfBuzz returns a font in any case.") }
        let units = Int32(file.unitsPerSize)
        hb_font_set_scale(font, units, units)
        if file.weights.count > 1 {
            var variation = hb_variation_t(tag: fontTag("wght"), value: Float(weight))
            hb_font_set_variations(font, &variation, 1)
        }
        hb_font_make_immutable(font)
        self.font = font
        metrics = Self.metrics(of: font, unitsPerSize: file.unitsPerSize)
        face = Drawing.Font.Face(family: file.names.family, ascent: metrics.ascent, descent: metrics.descent)
    }

    deinit { hb_font_destroy(font) }

    /// Returns a font with this face, and with its weight and slant.
    func drawn(_ wanted: Drawing.Font) -> Drawing.Font {
        var font = wanted
        font.face = face
        font.weight = weight
        font.isItalic = file.isItalic
        return font
    }

    /// Returns the metrics that browsers use: from the `hhea` table, or from the `OS/2` table if its flags require it.
    ///
    /// If these metrics aren't plausible, the result has the metrics of the standard measurer.
    ///
    /// Browsers distribute the line gap equally above and below each line.
    private static func metrics(of font: OpaquePointer, unitsPerSize: Double) -> FontMetrics {
        func length(_ tag: hb_ot_metrics_tag_t) -> Double? {
            var position: hb_position_t = 0
            guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return nil }
            return Double(position) / unitsPerSize
        }
        let ascent = length(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0
        let descent = -(length(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? 0)
        let gap = min(max(length(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0, 0), 2)
        var capHeight: hb_position_t = 0
        hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight)
        let plausible = 0.0...8.0
        guard plausible.contains(ascent), plausible.contains(descent), ascent + descent > 0.1 else {
            let standard = StandardMeasurer().metrics(of: Drawing.Font(size: 1))
            return FontMetrics(
                ascent: standard.ascent,
                descent: standard.descent,
                capHeight: standard.capHeight
            )
        }
        return FontMetrics(
            ascent: ascent + gap / 2,
            descent: descent + gap / 2,
            capHeight: min(max(Double(capHeight) / unitsPerSize, 0), ascent)
        )
    }
}
