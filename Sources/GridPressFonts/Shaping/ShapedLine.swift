import GridPress

/// A shaped line of a drawing, with its letters from left to right.
struct ShapedLine {
    /// A part of the line, with its position.
    struct Part {
        /// The letters.
        var run: ShapedRun
        /// The distance of the part from the left end of the line.
        var x: Double
    }

    /// The parts from left to right.
    let parts: [Part]
    /// The index of the drawing's run for each scalar.
    let runOfScalar: [Int]
    private let shaper: TextShaper

    /// Creates the shaped form of a line.
    ///
    /// - Parameter instance: Returns the face of a font.
    init(_ line: Drawing.TextLine, _ instance: (Drawing.Font) -> FontInstance?) {
        var scalars: [Unicode.Scalar] = []
        var runOfScalar: [Int] = []
        var styles: [TextStyleRun] = []
        for (index, run) in line.runs.enumerated() {
            let start = scalars.count
            scalars += run.string.unicodeScalars
            runOfScalar += repeatElement(index, count: scalars.count - start)
            styles.append(
                TextStyleRun(
                    scalars: start..<scalars.count,
                    font: run.font,
                    instance: instance(run.font),
                    tracking: run.tracking,
                    baselineOffset: run.baselineOffset
                )
            )
        }
        self.runOfScalar = runOfScalar
        shaper = TextShaper(scalars, levels: Self.levels(of: line, scalars))
        let runs = shaper.runs(styles)
        var parts: [Part] = []
        var x = 0.0
        for place in BidiParagraph.visualRuns(runs.map(\.level)) {
            let isRightToLeft = !runs[place.lowerBound].level.isMultiple(of: 2)
            for index in isRightToLeft ? place.reversed() : Array(place) {
                parts.append(Part(run: runs[index], x: x))
                x += runs[index].width
            }
        }
        self.parts = parts
    }

    /// Returns the text of some scalars.
    func string(_ range: Range<Int>) -> String { shaper.string(range) }

    /// The distance of each letter from the left end of the line, and its width, by the first scalar of the letter.
    var places: [Int: (x: Double, width: Double)] {
        var places: [Int: (x: Double, width: Double)] = [:]
        for part in parts {
            var x = part.x
            if part.run.glyphs.isEmpty {
                for (offset, advance) in part.run.advances.enumerated() {
                    places[part.run.scalars.lowerBound + offset] = (x, advance)
                    x += advance
                }
                continue
            }
            for glyph in part.run.glyphs {
                if let known = places[glyph.scalar] {
                    places[glyph.scalar] = (known.x, known.width + glyph.advance)
                } else {
                    places[glyph.scalar] = (x, glyph.advance)
                }
                x += glyph.advance
            }
        }
        return places
    }

    /// Returns the embedding level of each scalar, from the Unicode algorithm or from forced directions.
    private static func levels(of line: Drawing.TextLine, _ scalars: [Unicode.Scalar]) -> [UInt8] {
        if line.runs.contains(where: { $0.forcedDirection != nil }) {
            return line.runs.flatMap { run in
                let level: UInt8 = run.forcedDirection == .rightToLeft ? 1 : 0
                return [UInt8](repeating: level, count: run.string.unicodeScalars.count)
            }
        }
        if line.direction == .leftToRight, !scalars.contains(where: { $0.value >= 0x590 }) {
            return [UInt8](repeating: 0, count: scalars.count)
        }
        return BidiParagraph(scalars, direction: line.direction, fallback: line.direction)
            .levels(ofLine: 0..<scalars.count)
    }
}
