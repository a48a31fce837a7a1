extension Typesetter {
    /// The horizontal alignment of lines.
    package enum Alignment: Sendable {
        case left, center, right

        /// Returns the start of a line in a width.
        fileprivate func offset(of line: Double, in width: Double) -> Double {
            switch self {
            case .left: 0
            case .center: (width - line) / 2
            case .right: width - line
            }
        }
    }

    /// Returns the lines of typeset text in figure coordinates.
    ///
    /// - Parameters:
    ///   - set: The typeset text.
    ///   - frame: The frame of the text.
    ///   - alignment: The alignment of its lines.
    ///   - paint: Returns the paint of the piece at an index.
    package func drawn(
        _ set: TypesetText,
        in frame: CGRect,
        alignment: Alignment,
        paint: @escaping (Int) -> Drawing.Paint
    ) -> [Drawing.TextLine] {
        set.lines.compactMap { line in
            guard !line.head.isEmpty || !line.tail.isEmpty || line.mark != .none else { return nil }
            let set = LineComposer(self, scale: set.scale, paint: paint).runs(of: line)
            guard !set.runs.isEmpty else { return nil }
            return Drawing.TextLine(
                origin: CGPoint(
                    x: frame.minX + alignment.offset(of: line.width, in: frame.width),
                    y: frame.minY + line.baseline
                ),
                width: line.width,
                direction: set.direction,
                runs: set.runs
            )
        }
    }
}

/// A converter from a typeset line to runs, each with equal attributes.
private struct LineComposer {
    let typesetter: Typesetter
    let scale: Double
    let paint: (Int) -> Drawing.Paint
    private var text: FlatText { typesetter.text }

    init(_ typesetter: Typesetter, scale: Double, paint: @escaping (Int) -> Drawing.Paint) {
        self.typesetter = typesetter
        self.scale = scale
        self.paint = paint
    }

    func runs(of line: TypesetText.Line) -> (direction: Drawing.Direction, runs: [Drawing.TextRun]) {
        let direction = direction(of: line.paragraph)
        if line.mark == .none, text.mayRunRightToLeft, let runs = forcedRuns(of: line, direction) {
            return (.leftToRight, runs)
        }
        var runs = runs(of: line.head)
        if line.mark != .none {
            let piece = text.piece(at: max(line.markedScalar, 0))
            append(run(line.mark.rawValue, piece), to: &runs)
        }
        for run in self.runs(of: line.tail) { append(run, to: &runs) }
        return (direction, runs)
    }

    /// Returns the direction of a paragraph: the specified direction, or the direction of its first letter with a
    /// direction.
    private func direction(of paragraph: Range<Int>) -> Drawing.Direction {
        let options = typesetter.options
        if let direction = options.direction { return direction }
        guard text.mayRunRightToLeft || options.fallbackDirection == .rightToLeft else { return .leftToRight }
        // Usually one of the first letters has a direction, so the search begins with a short part.
        var end = min(paragraph.lowerBound + 64, paragraph.upperBound)
        while true {
            let classes = text.scalars[paragraph.lowerBound..<end].map(BidiClass.init)
            if let found = BidiParagraph.firstDirection(in: classes[...]) { return found }
            guard end < paragraph.upperBound else { return options.fallbackDirection }
            end = min(paragraph.lowerBound + (end - paragraph.lowerBound) * 8, paragraph.upperBound)
        }
    }

    /// Returns the runs of a line with explicit directions; `nil` if the line alone has the same directions as in its
    /// paragraph.
    private func forcedRuns(of line: TypesetText.Line, _ direction: Drawing.Direction) -> [Drawing.TextRun]? {
        guard line.head != line.paragraph, !line.head.isEmpty else { return nil }
        let whole = typesetter.bidi(of: line.paragraph, direction)
        let start = line.head.lowerBound - line.paragraph.lowerBound
        let levels = whole.levels(ofLine: start..<(start + line.head.count))
        let alone = BidiParagraph(Array(text.scalars[line.head]), direction: direction, fallback: direction)
        guard levels != alone.levels(ofLine: 0..<line.head.count) else { return nil }
        var forced: [Drawing.TextRun] = []
        // The index of the first run in the current sequence of right-to-left runs. A new one of these is inserted
        // before them.
        var firstRightToLeft = 0
        for place in BidiParagraph.visualRuns(levels) {
            let isRightToLeft = !levels[place.lowerBound].isMultiple(of: 2)
            let range = (line.head.lowerBound + place.lowerBound)..<(line.head.lowerBound + place.upperBound)
            let runs = runs(of: range).compactMap { run -> Drawing.TextRun? in
                var run = run
                run.string.unicodeScalars.removeAll(where: \.isBidiControl)
                run.forcedDirection = isRightToLeft ? .rightToLeft : .leftToRight
                return run.string.isEmpty ? nil : run
            }
            if isRightToLeft {
                forced.insert(contentsOf: runs, at: firstRightToLeft)
            } else {
                forced += runs
                firstRightToLeft = forced.count
            }
        }
        return forced
    }

    private func append(_ run: Drawing.TextRun, to runs: inout [Drawing.TextRun]) {
        guard let last = runs.last, last.hasSameAttributes(as: run) else { return runs.append(run) }
        runs[runs.count - 1].string += run.string
    }

    /// Returns the runs of a range of scalars.
    private func runs(of range: Range<Int>) -> [Drawing.TextRun] {
        guard !range.isEmpty else { return [] }
        var runs: [Drawing.TextRun] = []
        var start = range.lowerBound
        var piece = text.piece(at: start)
        while start < range.upperBound {
            let end = min(text.pieceStarts[piece + 1], range.upperBound)
            if end > start { append(run(typesetter.string(of: start..<end), piece), to: &runs) }
            start = max(end, start)
            piece += 1
        }
        return runs
    }

    private func run(_ string: String, _ index: Int) -> Drawing.TextRun {
        let piece = text.pieces[index]
        var font = piece.font
        if scale < 1 { font.size *= scale }
        return Drawing.TextRun(
            string,
            font: font,
            paint: paint(index),
            tracking: piece.tracking * scale,
            baselineOffset: piece.baselineOffset * scale,
            decoration: piece.decoration,
            link: piece.link
        )
    }
}

extension Typesetter {
    /// Returns the text of a range of scalars, without soft hyphens.
    fileprivate func string(of range: Range<Int>) -> String {
        let whole = range.lowerBound == 0 && range.upperBound == text.scalars.count
        var part = whole ? text.string : text.scalars.string(of: range)
        if text.hasSoftHyphens { part.unicodeScalars.removeAll { $0 == "\u{AD}" } }
        return part
    }

    /// Returns the directions in a paragraph, from a cache.
    fileprivate func bidi(of paragraph: Range<Int>, _ direction: Drawing.Direction) -> BidiParagraph {
        if let known = bidiParagraphs[paragraph.lowerBound] { return known }
        let bidi = BidiParagraph(Array(text.scalars[paragraph]), direction: direction, fallback: direction)
        bidiParagraphs[paragraph.lowerBound] = bidi
        return bidi
    }
}

extension Drawing.TextRun {
    /// Returns whether two runs have the same attributes, so that they can be joined.
    fileprivate func hasSameAttributes(as other: Drawing.TextRun) -> Bool {
        var same = other
        same.string = string
        return same == self
    }
}
