import CHarfBuzz
import GridPress

/// The outlines of a line of text.
struct LineOutlines {
    private let line: Drawing.TextLine
    private let shaped: ShapedLine

    init(_ line: Drawing.TextLine, _ instance: (Drawing.Font) -> FontInstance?) {
        self.line = line
        shaped = ShapedLine(line, instance)
    }

    /// The parts of the line from left to right.
    var parts: [OutlinedText] {
        var parts: [OutlinedText] = []
        for part in shaped.parts {
            if let instance = part.run.instance {
                append(part, instance, to: &parts)
            } else {
                appendText(part, to: &parts)
            }
        }
        return parts
    }

    /// Appends letters that the face lacks as text, with one part for each run.
    private func appendText(_ part: ShapedLine.Part, to parts: inout [OutlinedText]) {
        var x = line.origin.x + part.x
        let isRightToLeft = !part.run.level.isMultiple(of: 2)
        let pieces = pieces(of: part.run.scalars)
        for scalars in isRightToLeft ? pieces.reversed() : pieces {
            let run = shaped.runOfScalar[scalars.lowerBound]
            let offset = part.run.scalars.lowerBound
            let width = part.run.advances[(scalars.lowerBound - offset)..<(scalars.upperBound - offset)].reduce(0, +)
            let origin = CGPoint(x: x, y: line.origin.y - line.runs[run].baselineOffset)
            let string = shaped.string(scalars)
            parts.append(OutlinedText(run: run, form: .text(string, origin: origin, width: width)))
            x += width
        }
    }

    /// Returns scalars grouped by their run.
    private func pieces(of scalars: Range<Int>) -> [Range<Int>] {
        scalars.reduce(into: []) { pieces, scalar in
            if let last = pieces.last, shaped.runOfScalar[last.lowerBound] == shaped.runOfScalar[scalar] {
                pieces[pieces.count - 1] = last.lowerBound..<(scalar + 1)
            } else {
                pieces.append(scalar..<(scalar + 1))
            }
        }
    }

    /// Appends the outlines of letters, merged with previous ones of the same run.
    private func append(_ part: ShapedLine.Part, _ instance: FontInstance, to parts: inout [OutlinedText]) {
        let scale = part.run.font.size / instance.file.unitsPerSize
        var x = line.origin.x + part.x
        var index = 0
        let glyphs = part.run.glyphs
        while index < glyphs.count {
            let run = shaped.runOfScalar[glyphs[index].scalar]
            let baseline = line.origin.y - line.runs[run].baselineOffset
            let start = x
            let outlines = GlyphOutlines()
            while index < glyphs.count, shaped.runOfScalar[glyphs[index].scalar] == run {
                let place = CGPoint(x: x + glyphs[index].x, y: baseline - glyphs[index].y)
                outlines.draw(glyphs[index].number, of: instance, at: place, scale: scale)
                x += glyphs[index].advance
                index += 1
            }
            var path = Path(elements: outlines.steps)
            for line in decorations(of: line.runs[run], instance, scale, from: start, to: x, baseline) {
                path.addRect(line)
            }
            if let last = parts.last, last.run == run, case .outlines(var before) = last.form {
                before.addPath(path)
                parts[parts.count - 1].form = .outlines(before)
            } else {
                parts.append(OutlinedText(run: run, form: .outlines(path)))
            }
        }
    }

    /// Returns the outlines of underlines and strikethroughs.
    private func decorations(
        of run: Drawing.TextRun,
        _ instance: FontInstance,
        _ scale: Double,
        from start: Double,
        to end: Double,
        _ baseline: Double
    ) -> [CGRect] {
        func length(_ tag: hb_ot_metrics_tag_t) -> Double {
            var position: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(instance.font, tag, &position)
            return Double(position) * scale
        }
        func line(_ offset: hb_ot_metrics_tag_t, _ size: hb_ot_metrics_tag_t) -> CGRect {
            let thickness = max(length(size), run.font.size / 24)
            return CGRect(x: start, y: baseline - length(offset), width: end - start, height: thickness)
        }
        var lines: [CGRect] = []
        if run.decoration.contains(.underline) {
            lines.append(line(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE))
        }
        if run.decoration.contains(.strikethrough) {
            lines.append(line(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE))
        }
        return lines
    }
}
