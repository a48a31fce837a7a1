import CHarfBuzz
import GridPress

/// A shaper that converts scalars to positioned glyphs, as a browser with the same fonts does.
///
/// A text is split where its font, its direction or its script changes, and at letters that the font lacks. Each part
/// is shaped in the context of the others, so letters also join across these borders.
struct TextShaper {
    private let scalars: [Unicode.Scalar]
    private let values: [UInt32]
    private let levels: [UInt8]
    private let scripts: ScriptRuns

    /// Creates a shaper for the scalars of a text, each with its embedding level.
    init(_ scalars: [Unicode.Scalar], levels: [UInt8]) {
        self.scalars = scalars
        self.levels = levels
        values = scalars.map(\.value)
        scripts = ScriptRuns(scalars)
    }

    /// Creates a shaper for a text with the direction of its first letter that has one.
    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        let mayRunRightToLeft = scalars.contains { $0.value >= 0x590 }
        let levels =
            mayRunRightToLeft
            ? BidiParagraph(scalars, direction: nil, fallback: .leftToRight).levels
            : [UInt8](repeating: 0, count: scalars.count)
        self.init(scalars, levels: levels)
    }

    /// The number of scalars.
    var count: Int { scalars.count }

    /// Returns the runs of the text in reading order.
    func runs(_ styles: [TextStyleRun]) -> [ShapedRun] {
        var runs: [ShapedRun] = []
        var index = 0
        while index < styles.count {
            var style = styles[index]
            index += 1
            while index < styles.count, style.isShaped(with: styles[index]) {
                style.scalars = style.scalars.lowerBound..<styles[index].scalars.upperBound
                index += 1
            }
            var start = style.scalars.lowerBound
            while start < style.scalars.upperBound {
                var end = start + 1
                while end < style.scalars.upperBound, levels[end] == levels[start], scripts[end] == scripts[start] {
                    end += 1
                }
                append(start..<end, style, to: &runs)
                start = end
            }
        }
        return runs
    }

    /// Appends the runs of scalars with one direction and script.
    private func append(_ range: Range<Int>, _ style: TextStyleRun, to runs: inout [ShapedRun]) {
        guard let instance = style.instance else { return runs.append(fallback(range, style)) }
        let run = shaped(range, style, instance)
        let missing = missing(in: run)
        if missing.isEmpty { return runs.append(run) }
        var start = range.lowerBound
        for part in missing {
            if part.lowerBound > start { runs.append(shaped(start..<part.lowerBound, style, instance)) }
            runs.append(fallback(part, style))
            start = part.upperBound
        }
        if start < range.upperBound { runs.append(shaped(start..<range.upperBound, style, instance)) }
    }

    /// Returns a run in the fallback font, for letters that the font file lacks, or if there is no font file.
    private func fallback(_ range: Range<Int>, _ style: TextStyleRun) -> ShapedRun {
        var font = style.font
        font.face = nil
        var advances: [Double] = []
        StandardMeasurer().appendAdvances(of: string(range), in: font, to: &advances)
        for index in advances.indices where advances[index] > 0 { advances[index] += style.tracking }
        return ShapedRun(
            scalars: range,
            font: style.font,
            level: levels[range.lowerBound],
            instance: nil,
            glyphs: [],
            advances: advances
        )
    }

    /// Returns the scalars of a run that the face has no glyphs for, in order.
    private func missing(in run: ShapedRun) -> [Range<Int>] {
        guard run.glyphs.contains(where: { $0.number == 0 }) else { return [] }
        let starts = Set(run.glyphs.map(\.scalar)).sorted()
        let missing = Set(run.glyphs.filter { $0.number == 0 }.map(\.scalar))
        var ranges: [Range<Int>] = []
        for (index, start) in starts.enumerated() where missing.contains(start) {
            let end = index + 1 < starts.count ? starts[index + 1] : run.scalars.upperBound
            if let last = ranges.last, last.upperBound == start {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(start..<end)
            }
        }
        return ranges
    }

    /// Returns the text of some scalars.
    func string(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
    }

    // MARK: HarfBuzz

    private func shaped(_ range: Range<Int>, _ style: TextStyleRun, _ instance: FontInstance) -> ShapedRun {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        values.withUnsafeBufferPointer { values in
            hb_buffer_add_codepoints(
                buffer,
                values.baseAddress,
                Int32(values.count),
                UInt32(range.lowerBound),
                Int32(range.count)
            )
        }
        let level = levels[range.lowerBound]
        hb_buffer_set_direction(buffer, level.isMultiple(of: 2) ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
        hb_buffer_set_script(buffer, scripts[range.lowerBound])
        // The language doesn't depend on the machine.
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        let features = style.tracking == 0 ? [] : Self.withoutLigatures
        hb_shape(instance.font, buffer, features, UInt32(features.count))
        return run(range, style, instance, level, glyphs: glyphs(in: buffer, style, instance))
    }

    /// The features that are disabled with tracking, because browsers form no ligatures then.
    private static let withoutLigatures = (["liga", "clig"] as [StaticString]).map {
        hb_feature_t(tag: fontTag($0), value: 0, start: 0, end: .max)
    }

    private func glyphs(
        in buffer: OpaquePointer?,
        _ style: TextStyleRun,
        _ instance: FontInstance
    ) -> [ShapedRun.Glyph] {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        let scale = style.font.size / instance.file.unitsPerSize
        return (0..<Int(count)).map { index in
            ShapedRun.Glyph(
                number: infos[index].codepoint,
                scalar: Int(infos[index].cluster),
                advance: Double(positions[index].x_advance) * scale,
                x: Double(positions[index].x_offset) * scale,
                y: Double(positions[index].y_offset) * scale
            )
        }
    }

    private func run(
        _ range: Range<Int>,
        _ style: TextStyleRun,
        _ instance: FontInstance,
        _ level: UInt8,
        glyphs: [ShapedRun.Glyph]
    ) -> ShapedRun {
        var advances = [Double](repeating: 0, count: range.count)
        for glyph in glyphs where range.contains(glyph.scalar) {
            advances[glyph.scalar - range.lowerBound] += glyph.advance
        }
        var glyphs = glyphs
        if style.tracking != 0 {
            for index in advances.indices where advances[index] > 0 { advances[index] += style.tracking }
            // The tracking follows the last glyph of each letter.
            for index in glyphs.indices {
                let isLast = index + 1 == glyphs.count || glyphs[index + 1].scalar != glyphs[index].scalar
                let place = glyphs[index].scalar - range.lowerBound
                if isLast, advances.indices.contains(place), advances[place] > 0 {
                    glyphs[index].advance += style.tracking
                }
            }
        }
        return ShapedRun(
            scalars: range,
            font: style.font,
            level: level,
            instance: instance,
            glyphs: glyphs,
            advances: advances
        )
    }
}
