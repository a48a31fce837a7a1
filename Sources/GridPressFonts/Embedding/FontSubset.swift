import CHarfBuzz
import GridPress

/// A part of a font file that only contains the glyphs of some Unicode scalars.
enum FontSubset {
    /// Returns the bytes of a subset; `nil` if HarfBuzz can't create one.
    ///
    /// The subset keeps the data that browsers use by default: glyphs, widths, kerning, ligatures and joined forms.
    /// It also keeps the copyright and the URL of the license. A variable face becomes a face with one weight.
    static func bytes(of instance: FontInstance, for scalars: Set<Unicode.Scalar>) -> [UInt8]? {
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        let letters = hb_subset_input_unicode_set(input)
        let unicode = hb_unicode_funcs_get_default()
        for scalar in scalars {
            hb_set_add(letters, scalar.value)
            // In text from right to left, brackets are drawn as their counterparts.
            hb_set_add(letters, hb_unicode_mirroring(unicode, scalar.value))
        }
        for (scalar, other) in substitutes where scalars.contains(scalar) { hb_set_add(letters, other.value) }
        // A combining mark without a base letter is drawn on this circle.
        if scalars.contains(where: { $0.value >= 0x900 }) { hb_set_add(letters, 0x25CC) }
        replace(HB_SUBSET_SETS_LAYOUT_FEATURE_TAG, of: input, with: features(for: scalars))
        // The copyright, and the URL of the license.
        replace(HB_SUBSET_SETS_NAME_ID, of: input, with: [0, 14])
        replace(HB_SUBSET_SETS_NAME_LANG_ID, of: input, with: [0x409])
        pin(instance, input)
        guard let plan = hb_subset_plan_create_or_fail(instance.file.face, input) else { return nil }
        defer { hb_subset_plan_destroy(plan) }
        guard let face = hb_subset_plan_execute_or_fail(plan) else { return nil }
        defer { hb_face_destroy(face) }
        if let table = KerningTable(instance.file.face)?.subset({ glyph in
            let number = hb_map_get(hb_subset_plan_old_to_new_glyph_mapping(plan), glyph)
            return number == .max ? nil : number
        }) {
            let blob = table.withUnsafeBytes { bytes in
                hb_blob_create(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                    UInt32(bytes.count),
                    HB_MEMORY_MODE_DUPLICATE,
                    nil,
                    nil
                )
            }
            hb_face_builder_add_table(face, fontTag("kern"), blob)
            hb_blob_destroy(blob)
        }
        let blob = hb_face_reference_blob(face)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 12 else { return nil }
        return UnsafeBufferPointer(start: data, count: Int(length)).map { UInt8(bitPattern: $0) }
    }

    private static func replace(_ kind: hb_subset_sets_t, of input: OpaquePointer, with values: [UInt32]) {
        let set = hb_subset_input_set(input, kind)
        hb_set_clear(set)
        for value in values { hb_set_add(set, value) }
    }

    /// Pins each axis: the weight axis to the weight of the instance, and each other axis to its default.
    private static func pin(_ instance: FontInstance, _ input: OpaquePointer) {
        let face = instance.file.face
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 64)
        var count = UInt32(axes.count)
        hb_ot_var_get_axis_infos(face, 0, &count, &axes)
        for axis in axes.prefix(Int(count)) {
            if axis.tag == fontTag("wght") {
                hb_subset_input_pin_axis_location(input, face, axis.tag, Float(instance.weight))
            } else {
                hb_subset_input_pin_axis_to_default(input, face, axis.tag)
            }
        }
    }

    private static func features(for scalars: Set<Unicode.Scalar>) -> [UInt32] {
        // Only this sign forms fractions.
        usedFeatures + (scalars.contains("\u{2044}") ? fractions : [])
    }

    /// The replacements that a shaper uses for scalars that a font lacks.
    private static let substitutes: [(Unicode.Scalar, Unicode.Scalar)] = [
        ("\u{A0}", " "), ("\u{2011}", "\u{2010}"), ("\u{2009}", " "), ("\u{202F}", " "), ("\u{200A}", " "),
    ]

    private static let fractions = (["frac", "numr", "dnom"] as [StaticString]).map(fontTag)

    /// The features that browsers enable by default, for all scripts.
    private static let usedFeatures =
        ([
            "abvf", "abvm", "abvs", "akhn", "blwf", "blwm", "blws", "calt", "ccmp", "cfar", "cjct", "clig", "curs",
            "dist", "fin2", "fin3", "fina", "half", "haln", "init", "isol", "kern", "liga", "ljmo", "locl", "ltra",
            "ltrm", "mark", "med2", "medi", "mkmk", "mset", "nukt", "pref", "pres", "pstf", "psts", "rclt", "rkrf",
            "rlig", "rphf", "rtla", "rtlm", "rvrn", "stch", "tjmo", "vatu", "vjmo",
        ] as [StaticString])
        .map(fontTag)
}
