import CHarfBuzz
import GridPress

/// The properties of a face that its tables contain.
struct FontTables {
    /// The format of the outlines; `nil` if the face has none.
    let format: EmbeddedFont.Format?
    /// Whether the face contains bitmap glyphs.
    let hasBitmaps: Bool
    /// Whether the face has a glyph for any scalar.
    let hasLetters: Bool
    /// Whether the face has variation axes.
    let isVariable: Bool
    /// Whether the license permits embedding a subset, and the subset is shaped like the whole font.
    let mayBeEmbedded: Bool
    /// The weights of the face.
    let weights: ClosedRange<Int>
    /// Whether the letters are slanted.
    let isItalic: Bool

    init(_ face: OpaquePointer) {
        func has(_ tag: StaticString) -> Bool { Self.length(of: tag, in: face) > 0 }
        let isCompact = has("CFF ") || has("CFF2")
        format = has("glyf") ? .trueType : isCompact ? .openType : nil
        hasBitmaps = has("CBDT") || has("sbix") || has("EBDT")
        let letters = hb_set_create()
        hb_face_collect_unicodes(face, letters)
        hasLetters = hb_set_get_population(letters) > 0
        hb_set_destroy(letters)
        isVariable = hb_ot_var_has_data(face) != 0
        // HarfBuzz leaves these tables out of subsets, which changes the positions of letters.
        let isShapedByApple = has("kerx") || has("morx") && !has("GSUB") || has("mort") && !has("GSUB")
        mayBeEmbedded = Self.mayBeEmbedded(face) && !isShapedByApple

        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        var axis = hb_ot_var_axis_info_t()
        if hb_ot_var_find_axis_info(face, fontTag("wght"), &axis) != 0, axis.min_value <= axis.max_value {
            weights = Self.weight(axis.min_value)...Self.weight(axis.max_value)
        } else {
            let weight = Self.weight(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
            weights = weight...weight
        }
        isItalic =
            hb_style_get_value(font, HB_STYLE_TAG_ITALIC) >= 0.5
            || abs(hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE)) >= 4
    }

    /// Returns a weight clamped to the range from 1 to 1000.
    private static func weight(_ value: Float) -> Int {
        value.isFinite ? min(max(Int(value.rounded()), 1), 1000) : 400
    }

    private static func length(of tag: StaticString, in face: OpaquePointer) -> UInt32 {
        let blob = hb_face_reference_table(face, fontTag(tag))
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob)
    }

    /// Returns whether the license bits of the `OS/2` table permit embedding a subset.
    private static func mayBeEmbedded(_ face: OpaquePointer) -> Bool {
        let blob = hb_face_reference_table(face, fontTag("OS/2"))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length >= 10 else { return true }
        let bits = UInt16(UInt8(bitPattern: bytes[8])) << 8 | UInt16(UInt8(bitPattern: bytes[9]))
        let isRestricted = bits & 0xF == 0x2
        let refusesSubsets = bits & 0x100 != 0
        let allowsBitmapsAlone = bits & 0x200 != 0
        return !isRestricted && !refusesSubsets && !allowsBitmapsAlone
    }
}
